# Karty a čo sa s nimi robí. Deje stoja bez podmetu; `$cards` sú karty so znakmi svojich farieb, neznáme stoja v akuzatíve.

## Ako ležia

lying-closed = { $count ->
    [1] { $cards } zakrytú
   *[other] { $cards } zakryté
}
lying-open = { $count ->
    [1] { $cards } odkrytú
   *[other] { $cards } odkryté
}
lying-unknown = { $count ->
    [1] jednu neznámu kartu
    [2] dve neznáme karty
    [3] tri neznáme karty
    [4] štyri neznáme karty
   *[other] { $count } neznámych kariet
}
state-board = na stole sú { $cards }
state-holds = { $who } má { $cards }
state-protected = karty { $who-genitive } sú chránené
state-machine-shuffle = karty mieša miešací stroj

## Čo s nimi robí hráč

deed-push-cards-forward = posúva svoje karty dopredu
deed-throw-cards-forward = hádže svoje karty dopredu
deed-throw-cards-over-line = hádže svoje karty za čiaru
deed-throw-cards-toward-muck = hádže svoje karty smerom k mucku
deed-throw-cards-to = hádže svoje karty { $other-dative }
deed-muck = zahadzuje svoje karty do mucku
deed-muck-face-up = hádže svoje karty do mucku lícom nahor
deed-lift-upcards = dvíha zo stola svoje odkryté karty

deed-table = vykladá svoje karty na stôl lícom nahor
deed-table-cards = vykladá na stôl lícom nahor: { $cards }
deed-flash = letmo ukazuje svoje karty
deed-flash-cards = { $count ->
    [one] letmo ukazuje kartu { $cards }
   *[other] letmo ukazuje karty { $cards }
}
deed-show-cards = { $count ->
    [one] odkrýva na stole kartu { $cards }
   *[other] odkrýva na stole karty { $cards }
}
deed-show-to = ukazuje svoje karty { $other-dative }
deed-show-cards-to = { $count ->
    [one] ukazuje { $other-dative } kartu { $cards }
   *[other] ukazuje { $other-dative } karty { $cards }
}
deed-refuse = odmieta ukázať karty
deed-claim = { $class ->
    [high-card] hlási vysokú kartu
    [pair] hlási pár
    [two-pair] hlási dva páry
    [three-of-a-kind] hlási trojicu
    [straight] hlási postupku
    [flush] hlási flush
    [full-house] hlási full house
    [four-of-a-kind] hlási štvoricu
   *[straight-flush] hlási postupku vo farbe
}
deed-point-out = upozorňuje, že ruka { $other-genitive } je zle prečítaná

deed-ask-see = žiada vidieť karty { $other-genitive }
deed-ask-hand-back = žiada svoje karty späť
deed-ask-next-card = žiada ukázať kartu, ktorá by prišla ako ďalšia

## Čo s nimi robí dealer

deed-deal = rozdáva { $other-dative }: { $cards }
deed-muck-cards-of = omylom berie karty { $other-genitive } do mucku
deed-turn-up = otáča karty { $other-genitive } lícom nahor
deed-wash = premiešava karty na stole
deed-riffle = mieša balíček technikou riffle
deed-press-shuffler = stláča tlačidlo miešacieho stroja
deed-count = { $count ->
    [one] nachádza v balíčku { $count } kartu
    [few] nachádza v balíčku { $count } karty
   *[other] nachádza v balíčku { $count } kariet
}

## Čo sa s nimi deje

event-cards = { $event }: { $cards }
event-draw = losovanie buttonu: { $drawn }
event-drawn = { $who } si ťahá { $card }
event-touch = { $what ->
    [muck] karty { $who-genitive } sa dotýkajú mucku
    [board] karty { $who-genitive } sa dotýkajú kariet na stole
    [burns] karty { $who-genitive } sa dotýkajú spálených kariet
   *[cards] karty { $who-genitive } sa dotýkajú kariet { $other-genitive }
}
event-mix = { $what ->
    [muck] karty { $who-genitive } sa miešajú s muckom
    [board] karty { $who-genitive } sa miešajú s kartami na stole
    [burns] karty { $who-genitive } sa miešajú so spálenými kartami
   *[cards] karty { $who-genitive } sa miešajú s kartami { $other-genitive }
}
