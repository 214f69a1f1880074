# Čo platí pri stole a čo sa pri ňom deje. Deje stoja bez podmetu; `$who`, `$other` a `$chips` prichádzajú v pádoch, ktoré
# sú atribútmi správ `player`, `chips-amount`, `chips-pile` a `whole-stack`.

## Kto

player = { $seat ->
    [SB] hráč na malom blinde
    [BB] hráč na veľkom blinde
   *[other] hráč { $seat }
}
    .genitive = { $seat ->
        [SB] hráča na malom blinde
        [BB] hráča na veľkom blinde
       *[other] hráča { $seat }
    }
    .dative = { $seat ->
        [SB] hráčovi na malom blinde
        [BB] hráčovi na veľkom blinde
       *[other] hráčovi { $seat }
    }
    .accusative = { $seat ->
        [SB] hráča na malom blinde
        [BB] hráča na veľkom blinde
       *[other] hráča { $seat }
    }
players = hráči { $names }
dealer = dealer
decider = { -floor(case: "nominative") }

## Výpočty

list-and = { $head } a { $last }
list-or = { $head } alebo { $last }
steps-and = { $head } a { $last }
steps-then = { $head }, potom { $last }
later = {""}

## Žetóny

chips-amount = { $amount }
chips-pile = { $count ->
    [1] jeden žetón hodnoty { $value }
    [2] dva žetóny hodnoty { $value }
    [3] tri žetóny hodnoty { $value }
    [4] štyri žetóny hodnoty { $value }
    [5] päť žetónov hodnoty { $value }
    [6] šesť žetónov hodnoty { $value }
    [7] sedem žetónov hodnoty { $value }
    [8] osem žetónov hodnoty { $value }
    [9] deväť žetónov hodnoty { $value }
    [10] desať žetónov hodnoty { $value }
   *[other] { $count } žetónov hodnoty { $value }
}
whole-stack = všetky svoje žetóny

## Stav

state-no-limit = { $game ->
    [omaha] no-limit Omaha
   *[holdem] no-limit hold'em
}
state-pot-limit = { $game ->
    [omaha] pot-limit Omaha
   *[holdem] pot-limit hold'em
}
state-limit = { $game ->
    [omaha] limit Omaha { $small }/{ $big }
   *[holdem] limit hold'em { $small }/{ $big }
}
state-blinds = blindy { $small }/{ $big }
state-ante = ante { $amount }
state-smallest-chip = najmenší žetón { $amount }
state-tournament = turnaj
state-cash-game = cash game
state-seats = miesta { $seats }
state-empty-seat = prázdne miesto
state-button = button má { $who }
state-street = { $street ->
    [preflop] pred flopom
    [flop] flop
    [turn] turn
   *[river] river
}
state-pot = v banku je { $amount }
state-stack = { $who } má { $amount }
state-stack-chips = { $who } má { $chips }
state-folded = { $who } už zložil karty
state-away = { $who } nie je pri stole
state-left = { $count ->
    [one] v turnaji zostáva { $count } hráč
    [few] v turnaji zostávajú { $count } hráči
   *[other] v turnaji zostáva { $count } hráčov
}
state-sector-line = čiara na stole oddeľuje sektory hráčov od banku
state-record = { $offence ->
    [out-of-turn] { $who } bol už { times } napomenutý za akciu mimo poradia
    [late-post] { $who } bol už { times } napomenutý za neskoro vloženú povinnú stávku
   *[string-bet] { $who } bol už { times } napomenutý za reťazovú stávku
}
times = { $count ->
    [1] raz
    [2] dvakrát
    [3] trikrát
   *[other] { $count }-krát
}

## Priebeh hry

event = { $who } { $deeds }
event-wordless = { $who } bez slova { $deeds }
event-street = { $street ->
    [preflop] rozdávajú sa karty
    [flop] na stôl prichádza flop
    [turn] na stôl prichádza turn
   *[river] na stôl prichádza river
}

deed-check = dáva check
deed-call = dorovnáva
deed-call-amount = dorovnáva { $amount }
deed-bet = dáva bet { $amount }
deed-raise = navyšuje na { $amount }
deed-fold = skladá karty
deed-all-in = ide all-in
deed-all-in-for = ide all-in za { $amount }
deed-post = vkladá povinnú stávku { $amount }
deed-post-dark = vkladá naslepo { $amount }
deed-post-for = vkladá { $amount } za { $other-accusative }
deed-post-late = vkladá povinnú stávku neskoro

deed-push = vkladá { $chips }
deed-splash = hádže do banku { $chips }
deed-dribble = po jednom vkladá { $chips }
deed-take-back = si berie späť { $chips }
deed-find = pod rukou nachádza { $chips }

deed-say = hovorí „{ $quote }“
deed-say-unclear = hovorí „{ $quote }“ ({ $readings })
deed-tap = klope na stôl

deed-push-cards-forward = posúva svoje karty dopredu
deed-throw-cards-forward = hádže svoje karty dopredu
deed-throw-cards-over-line = hádže svoje karty za čiaru
deed-throw-cards-toward-muck = hádže svoje karty smerom k mucku

deed-ask-pot = sa pýta, koľko je v banku
deed-ask-raise = sa pýta, či smie navýšiť
deed-ask-count = žiada spočítať žetóny { $other-genitive }
deed-object-skipped = namieta, že ho preskočili
deed-object-string-bet = namieta, že ide o reťazovú stávku

deed-agree-straddles = { $count ->
    [one] súhlasí s hrou so straddlom
   *[other] sa dohodnú na hre so straddlom
}
deed-agree-posting = { $count ->
    [one] súhlasí, aby zaňho povinnú stávku vložil niekto iný
   *[other] súhlasia, aby za nich povinnú stávku vložil niekto iný
}

deed-tell-bet = oznamuje { $other-dative }, že stávka je { $amount }
deed-tell-pot = oznamuje { $other-dative }, že v banku je { $amount }
deed-tell-turn = oznamuje { $other-dative }, že je na rade
deed-tell-nobody-raised = oznamuje { $other-dative }, že nikto nenavýšil
deed-award = prisúva bank { $other-dative }
deed-heap = necháva bank na kope

deed-judge-deliberate = { $found ->
    [yes] usudzuje, že to bolo úmyselné
   *[no] usudzuje, že to nebolo úmyselné
}
deed-judge-tiny = { $found ->
    [yes] považuje žetón oproti stávke za zanedbateľný
   *[no] nepovažuje žetón oproti stávke za zanedbateľný
}
deed-judge-unusual = { $found ->
    [yes] považuje okolnosti za mimoriadne
   *[no] nepovažuje okolnosti za mimoriadne
}
deed-judge-misinformed = { $found ->
    [yes] usudzuje, že { $other } dostal nesprávnu informáciu
   *[no] usudzuje, že { $other } nedostal nesprávnu informáciu
}
deed-judge-separate = { $found ->
    [yes] usudzuje, že karty ležia oddelene od mucku
   *[no] usudzuje, že karty neležia oddelene od mucku
}
deed-decide = rozhoduje: { $ruling }

## Čo zaznie tam, kde zápis uvádza anglické slovo

said-check = check
said-call = call
said-fold = fold
said-all-in = all-in
said-pot = pot
said-bet = bet
said-raise = raise
said-bet-amount = bet { $amount }
said-raise-to = raise na { $amount }
said-raise-by = raise o { $amount }
said-call-and-raise = call a raise
said-conditional = ak …, tak { $said }
said-number = { $count ->
    [1] jeden
    [2] dva
    [3] tri
    [4] štyri
    [5] päť
    [6] šesť
    [7] sedem
    [8] osem
    [9] deväť
    [10] desať
   *[other] { $count }
}
said-bet-number = stavím { said-number }
said-raise-number = raise { said-number }
