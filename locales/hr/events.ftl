# Što vrijedi za stolom i što se za njim događa. Radnje stoje bez subjekta; `$who`, `$other` i `$chips` dolaze u padežima
# koji su atributi poruka `player`, `chips-amount`, `chips-pile` i `whole-stack`.

## Tko

player = { $seat ->
    [SB] igrač na malom blindu
    [BB] igrač na velikom blindu
    [X] gledatelj
    [N] novi igrač
   *[other] { $by ->
        [told] { $seat }
        [number] igrač na mjestu { $seat }
       *[letter] igrač { $seat }
    }
}
    .genitive = { $seat ->
        [SB] igrača na malom blindu
        [BB] igrača na velikom blindu
        [X] gledatelja
        [N] novog igrača
       *[other] igrača { $by ->
            [number] na mjestu { $seat }
           *[letter] { $seat }
        }
    }
    .dative = { $seat ->
        [SB] igraču na malom blindu
        [BB] igraču na velikom blindu
        [X] gledatelju
        [N] novom igraču
       *[other] igraču { $by ->
            [number] na mjestu { $seat }
           *[letter] { $seat }
        }
    }
    .accusative = { $seat ->
        [SB] igrača na malom blindu
        [BB] igrača na velikom blindu
        [X] gledatelja
        [N] novog igrača
       *[other] igrača { $by ->
            [number] na mjestu { $seat }
           *[letter] { $seat }
        }
    }
    .instrumental = { $seat ->
        [SB] igračem na malom blindu
        [BB] igračem na velikom blindu
        [X] gledateljem
        [N] novim igračem
       *[other] igračem { $by ->
            [number] na mjestu { $seat }
           *[letter] { $seat }
        }
    }
players = igrači { $names }
dealer = diler
decider = { -floor(case: "nominative") }

## Nabrajanje

list-and = { $head } i { $last }
list-or = { $head } ili { $last }
steps-and = { $head } i { $last }
steps-then = { $head }, zatim { $last }
later = {""}

## Čipovi

chips-amount = { $amount }
chips-pile = { $count ->
    [1] jedan čip od { $value }
    [2] dva čipa od { $value }
    [3] tri čipa od { $value }
    [4] četiri čipa od { $value }
    [5] pet čipova od { $value }
    [6] šest čipova od { $value }
    [7] sedam čipova od { $value }
    [8] osam čipova od { $value }
    [9] devet čipova od { $value }
    [10] deset čipova od { $value }
    [one] { $count } čip od { $value }
    [few] { $count } čipa od { $value }
   *[other] { $count } čipova od { $value }
}
whole-stack = sve svoje čipove

## Stanje

game = { $game ->
    [omaha] Omaha
    [omaha-eight] Omaha high-low
    [stud] stud
    [stud-eight] high-low stud
    [razz] razz
   *[holdem] hold'em
}
state-no-limit = no-limit { game }
state-pot-limit = pot-limit { game }
state-limit = limit { game } { $small }/{ $big }
state-blinds = blindovi { $small }/{ $big }
state-ante = ante { $amount }
state-big-blind-ante = ante { $amount } plaća veliki blind
state-bring-in = bring-in { $amount }
state-smallest-chip = najmanji čip { $amount }
state-tournament = turnir
state-cash-game = cash game
state-seats = mjesta { $seats }
state-empty-seat = prazno mjesto
state-button = button je kod { $who-genitive }
state-first-to-act = prvi je na potezu { $who }
state-button-due = button bi trebao biti kod { $who-genitive }
state-not-dealt-in = { $who } u ovoj ruci ne dobiva karte
state-street = { $street ->
    [preflop] prije flopa
    [flop] flop
    [turn] turn
    [river] river
    [third-street] treća ulica
    [fourth-street] četvrta ulica
    [fifth-street] peta ulica
    [sixth-street] šesta ulica
   *[seventh-street] sedma ulica
}
state-at-showdown = showdown
state-pot = u potu je { $amount }
state-pot-of = { $count ->
    [one] na { $pot } od { $amount } pravo ima samo { $who }
   *[other] na { $pot } od { $amount } pravo imaju { $who }
}
which-pot = { $number ->
    [0] glavni pot
    [1] side pot
    [2] drugi side pot
    [3] treći side pot
   *[other] side pot br. { $number }
}
    .genitive = { $number ->
        [0] glavnog pota
        [1] side pota
        [2] drugog side pota
        [3] trećeg side pota
       *[other] side pota br. { $number }
    }
state-stack = { $who } ima { $amount }
state-stack-chips = { $who } ima { $chips }
state-all-in = { $who } je all-in
state-folded = { $who } već je foldao
state-away = { $who } nije za stolom
state-left = { $count ->
    [one] na turniru je preostao { $count } igrač
    [few] na turniru su preostala { $count } igrača
   *[other] na turniru je preostalo { $count } igrača
}
state-sector-line = crta na stolu odvaja sektore igrača od pota
state-record = { $offence ->
    [out-of-turn] { $who } već je { times } opomenut zbog akcije preko reda
    [late-post] { $who } već je { times } opomenut zbog kašnjenja s obveznim ulogom
    [announcing] { $who } već je { times } opomenut jer je ruku najavio, a nije je pokazao
    [exposing] { $who } već je { times } opomenut zbog pokazivanja karata tijekom ruke
   *[string-bet] { $who } već je { times } opomenut zbog string beta
}
times = { $count ->
    [1] jednom
    [2] dvaput
    [3] triput
   *[other] { $count } puta
}

## Tijek igre

event = { $who } { $deeds }
event-wordless = { $who } bez riječi { $deeds }
event-street = { $street ->
    [preflop] dijele se karte
    [flop] na stol dolazi flop
    [turn] na stol dolazi turn
    [river] na stol dolazi river
    [third-street] dijeli se treća ulica
    [fourth-street] dijeli se četvrta ulica
    [fifth-street] dijeli se peta ulica
    [sixth-street] dijeli se šesta ulica
   *[seventh-street] dijeli se sedma ulica
}
event-wait = { $count ->
    [one] prolazi { $count } sekunda
    [few] prolaze { $count } sekunde
   *[other] prolazi { $count } sekundi
}

deed-check = daje check
deed-call = daje call
deed-call-amount = daje call od { $amount }
deed-bet = ulaže { $amount }
deed-raise = podiže na { $amount }
deed-fold = folda
deed-all-in = ide all-in
deed-all-in-for = ide all-in za { $amount }
deed-post = postavlja obvezni ulog od { $amount }
deed-post-dark = naslijepo ulaže { $amount }
deed-post-for = umjesto { $other-genitive } postavlja { $amount }
deed-post-late = kasni s obveznim ulogom
deed-bring-in = postavlja bring-in od { $amount }
deed-complete = dopunjuje ulog na { $amount }

deed-push = stavlja { $chips }
deed-splash = u pot baca { $chips }
deed-push-together = zajedno s prijašnjim ulogom stavlja { $chips }
deed-dribble = jedan po jedan stavlja { $chips }
deed-take-back = uzima natrag { $chips }
deed-find = ispod svoje ruke nalazi { $chips }

deed-say = kaže „{ $quote }”
deed-say-unclear = kaže „{ $quote }” ({ $readings })
deed-tap = kuca po stolu

deed-reach-in = poseže u pot

deed-ask-pot = pita koliko je u potu
deed-ask-raise = pita smije li dati raise
deed-ask-count = traži da se prebroje čipovi { $other-genitive }
deed-object-skipped = prigovara da je preskočen
deed-object-string-bet = prigovara zbog string beta
deed-object-pot = osporava dodjelu pota
deed-object-payout = prigovara da je pot krivo izbrojen ili predan krivom igraču

deed-agree-straddles = { $count ->
    [one] pristaje na straddle
   *[other] dogovaraju straddle
}
deed-agree-posting = { $count ->
    [one] pristaje da obvezni ulog umjesto njega postavi netko drugi
   *[other] pristaju da obvezni ulog umjesto njih postavi netko drugi
}

deed-tell-bet = govori { $other-dative } da ulog iznosi { $amount }
deed-tell-pot = govori { $other-dative } da je u potu { $amount }
deed-tell-turn = govori { $other-dative } da je na redu
deed-tell-nobody-raised = govori { $other-dative } da nitko nije dao raise
deed-tell-to-show = govori { $other-dative } da pokaže karte
deed-tell-has-lost = govori { $other-dative } da je izgubio
deed-award = gura pot { $other-dative }
deed-heap = ostavlja pot na hrpi

deed-judge-deliberate = { $found ->
    [yes] utvrđuje da je bilo namjerno
   *[no] utvrđuje da nije bilo namjerno
}
deed-judge-tiny = { $found ->
    [yes] smatra čip neznatnim u odnosu na ulog
   *[no] ne smatra čip neznatnim u odnosu na ulog
}
deed-judge-contradictory = { $found ->
    [yes] smatra da si riječ i čipovi proturječe
   *[no] ne smatra da si riječ i čipovi proturječe
}
deed-judge-unusual = { $found ->
    [yes] smatra okolnosti izvanrednima
   *[no] ne smatra okolnosti izvanrednima
}
deed-judge-misinformed = { $found ->
    [yes] utvrđuje da je { $other } bio pogrešno obaviješten
   *[no] utvrđuje da { $other } nije bio pogrešno obaviješten
}
deed-judge-separate = { $found ->
    [yes] utvrđuje da su karte odvojene od mucka
   *[no] utvrđuje da karte nisu odvojene od mucka
}
deed-judge-identifiable = { $found ->
    [yes] utvrđuje da se karte { $other-genitive } mogu pouzdano prepoznati
   *[no] utvrđuje da se karte { $other-genitive } ne mogu pouzdano prepoznati
}
deed-judge-grounds = { $found ->
    [yes] smatra razloge opravdanima
   *[no] ne smatra razloge opravdanima
}
deed-judge-needless = { $found ->
    [yes] smatra odugovlačenje nepotrebnim
   *[no] ne smatra odugovlačenje nepotrebnim
}
deed-judge-gross = { $found ->
    [yes] to smatra grubim prekršajem
   *[no] to ne smatra grubim prekršajem
}
deed-judge-correctable = { $found ->
    [yes] smatra da se pogreška može ispraviti
   *[no] smatra da se pogreška ne može ispraviti
}
deed-judge-restorable = { $found ->
    [yes] smatra da se redoslijed karata može uspostaviti
   *[no] smatra da se redoslijed karata ne može uspostaviti
}
deed-decide = odlučuje: { $ruling }

## Što se kaže ondje gdje zapis navodi englesku riječ

said-check = check
said-call = call
said-fold = fold
said-all-in = all-in
said-pot = pot
said-bet = ulažem
said-raise = raise
said-bet-amount = ulažem { $amount }
said-raise-to = raise na { $amount }
said-raise-by = raise za { $amount }
said-call-and-raise = call i raise
said-conditional = ako …, { $said }
said-number = { $count ->
    [1] jedan
    [2] dva
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
    [8] osam
    [9] devet
    [10] deset
   *[other] { $count }
}
said-bet-number = ulažem { said-number }
said-raise-number = podižem { said-number }
