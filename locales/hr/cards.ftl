# Karte i što se s njima čini. Radnje stoje bez subjekta; `$cards` su karte sa znakovima svojih boja, nepoznate stoje u akuzativu.

## Kako leže

lying-closed = { $count ->
    [1] { $cards } zatvorenu
   *[other] { $cards } zatvorene
}
lying-open = { $count ->
    [1] { $cards } otvorenu
   *[other] { $cards } otvorene
}
lying-unknown = { $count ->
    [1] jednu nepoznatu kartu
    [2] dvije nepoznate karte
    [3] tri nepoznate karte
    [4] četiri nepoznate karte
   *[other] { $count } nepoznatih karata
}
state-board = na stolu su { $cards }
state-holds = { $who } ima { $cards }
state-protected = karte { $who-genitive } su zaštićene
state-machine-shuffle = karte miješa stroj

## Što s njima čini igrač

deed-push-cards-forward = gura svoje karte naprijed
deed-throw-cards-forward = baca svoje karte naprijed
deed-throw-cards-over-line = baca svoje karte preko crte
deed-throw-cards-toward-muck = baca svoje karte prema mucku
deed-throw-cards-to = baca svoje karte { $other-dative }
deed-muck = baca svoje karte u muck
deed-muck-face-up = baca svoje karte u muck licem prema gore
deed-lift-upcards = podiže sa stola svoje otvorene karte

deed-table = polaže svoje karte na stol licem prema gore
deed-table-cards = polaže na stol licem prema gore cijelu ruku: { $cards }
deed-flash = nakratko pokazuje svoje karte
deed-flash-cards = { $count ->
    [one] nakratko pokazuje kartu { $cards }
   *[other] nakratko pokazuje karte { $cards }
}
deed-show-cards = { $count ->
    [one] otvara na stolu kartu { $cards }
   *[other] otvara na stolu karte { $cards }
}
deed-show-to = pokazuje svoje karte { $other-dative }
deed-show-cards-to = { $count ->
    [one] pokazuje { $other-dative } kartu { $cards }
   *[other] pokazuje { $other-dative } karte { $cards }
}
deed-refuse = odbija pokazati karte
deed-claim = { $class ->
    [high-card] kaže da ima visoku kartu
    [pair] kaže da ima par
    [two-pair] kaže da ima dva para
    [three-of-a-kind] kaže da ima tris
    [straight] kaže da ima skalu
    [flush] kaže da ima flush
    [full-house] kaže da ima full house
    [four-of-a-kind] kaže da ima poker
   *[straight-flush] kaže da ima skalu u boji
}
deed-point-out = upozorava da se ruka { $other-genitive } pogrešno čita

deed-ask-see = traži da vidi karte { $other-genitive }
deed-ask-hand-back = traži svoje karte natrag
deed-ask-next-card = traži da vidi kartu koja bi bila sljedeća

## Što s njima čini diler

deed-deal = dijeli { $other-dative }: { $cards }
deed-muck-cards-of = zabunom baca u muck karte { $other-genitive }
deed-turn-up = okreće karte { $other-genitive } licem prema gore
deed-wash = miješa karte po stolu
deed-riffle = miješa špil (riffle)
deed-press-shuffler = pritišće tipku stroja za miješanje
deed-count = { $count ->
    [one] nalazi u špilu { $count } kartu
    [few] nalazi u špilu { $count } karte
   *[other] nalazi u špilu { $count } karata
}

## Što se s njima događa

event-cards = { $event }: { $cards }
event-draw = izvlačenje za button: { $drawn }
event-drawn = { $who } izvlači { $card }
event-touch = { $what ->
    [muck] karte { $who-genitive } dodiruju muck
    [board] karte { $who-genitive } dodiruju zajedničke karte
    [burns] karte { $who-genitive } dodiruju spaljene karte
   *[cards] karte { $who-genitive } dodiruju karte { $other-genitive }
}
event-mix = { $what ->
    [muck] karte { $who-genitive } miješaju se s muckom
    [board] karte { $who-genitive } miješaju se sa zajedničkim kartama
    [burns] karte { $who-genitive } miješaju se sa spaljenim kartama
   *[cards] karte { $who-genitive } miješaju se s kartama { $other-genitive }
}
