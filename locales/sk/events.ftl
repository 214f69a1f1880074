# Čo platí pri stole a čo sa pri ňom deje. Deje stoja bez podmetu; `$who`, `$other` a `$chips` prichádzajú v pádoch, ktoré
# sú atribútmi správ `player`, `chips-amount`, `chips-pile` a `whole-stack`.

## Kto

player = { $seat ->
    [SB] hráč na malom blinde
    [BB] hráč na veľkom blinde
    [X] divák
    [N] nový hráč
   *[other] { $by ->
        [told] { $seat }
        [number] hráč na mieste { $seat }
       *[letter] hráč { $seat }
    }
}
    .genitive = { $seat ->
        [SB] hráča na malom blinde
        [BB] hráča na veľkom blinde
        [X] diváka
        [N] nového hráča
       *[other] hráča { $by ->
            [number] na mieste { $seat }
           *[letter] { $seat }
        }
    }
    .dative = { $seat ->
        [SB] hráčovi na malom blinde
        [BB] hráčovi na veľkom blinde
        [X] divákovi
        [N] novému hráčovi
       *[other] hráčovi { $by ->
            [number] na mieste { $seat }
           *[letter] { $seat }
        }
    }
    .accusative = { $seat ->
        [SB] hráča na malom blinde
        [BB] hráča na veľkom blinde
        [X] diváka
        [N] nového hráča
       *[other] hráča { $by ->
            [number] na mieste { $seat }
           *[letter] { $seat }
        }
    }
    .instrumental = { $seat ->
        [SB] hráčom na malom blinde
        [BB] hráčom na veľkom blinde
        [X] divákom
        [N] novým hráčom
       *[other] hráčom { $by ->
            [number] na mieste { $seat }
           *[letter] { $seat }
        }
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
    [1] jeden žetón v hodnote { $value }
    [2] dva žetóny po { $value }
    [3] tri žetóny po { $value }
    [4] štyri žetóny po { $value }
    [5] päť žetónov po { $value }
    [6] šesť žetónov po { $value }
    [7] sedem žetónov po { $value }
    [8] osem žetónov po { $value }
    [9] deväť žetónov po { $value }
    [10] desať žetónov po { $value }
   *[other] { $count } žetónov po { $value }
}
whole-stack = všetky svoje žetóny

## Stav

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
state-blinds = blindy { $small }/{ $big }
state-ante = ante { $amount }
state-big-blind-ante = ante { $amount } platí veľký blind
state-bring-in = bring-in { $amount }
state-smallest-chip = najmenší žetón { $amount }
state-tournament = turnaj
state-cash-game = cash game
state-seats = miesta { $seats }
state-empty-seat = prázdne miesto
state-button = button má { $who }
state-first-to-act = ako prvý koná { $who }
state-button-due = button by mal mať { $who }
state-not-dealt-in = { $who-dative } sa v tomto rozdaní karty nerozdávajú
state-street = { $street ->
    [preflop] pred flopom
    [flop] flop
    [turn] turn
    [river] river
    [third-street] tretia ulica
    [fourth-street] štvrtá ulica
    [fifth-street] piata ulica
    [sixth-street] šiesta ulica
   *[seventh-street] siedma ulica
}
state-at-showdown = showdown
state-pot = v banku je { $amount }
state-pot-of = { $count ->
    [one] { $pot } je { $amount } a nárok naň má iba { $who }
   *[other] { $pot } je { $amount } a nárok naň majú { $who }
}
which-pot = { $number ->
    [0] hlavný bank
    [1] vedľajší bank
    [2] druhý vedľajší bank
    [3] tretí vedľajší bank
   *[other] vedľajší bank č. { $number }
}
    .genitive = { $number ->
        [0] hlavného banku
        [1] vedľajšieho banku
        [2] druhého vedľajšieho banku
        [3] tretieho vedľajšieho banku
       *[other] vedľajšieho banku č. { $number }
    }
state-stack = { $who } má { $amount }
state-stack-chips = { $who } má { $chips }
state-all-in = { $who } je all-in
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
    [announcing] { $who } bol už { times } napomenutý za to, že ruku ohlásil a neukázal
    [exposing] { $who } bol už { times } napomenutý za ukazovanie kariet počas rozdania
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
    [river] na stôl prichádza river
    [third-street] rozdáva sa tretia ulica
    [fourth-street] rozdáva sa štvrtá ulica
    [fifth-street] rozdáva sa piata ulica
    [sixth-street] rozdáva sa šiesta ulica
   *[seventh-street] rozdáva sa siedma ulica
}
event-wait = { $count ->
    [one] uplynula { $count } sekunda
    [few] uplynuli { $count } sekundy
   *[other] uplynulo { $count } sekúnd
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
deed-bring-in = dáva bring-in { $amount }
deed-complete = dopĺňa stávku na { $amount }

deed-push = vkladá { $chips }
deed-splash = hádže do banku { $chips }
deed-push-together = spolu s predošlou stávkou vkladá { $chips }
deed-dribble = vkladá jeden za druhým { $chips }
deed-take-back = si berie späť { $chips }
deed-find = pod rukou nachádza { $chips }

deed-say = hovorí „{ $quote }“
deed-say-unclear = hovorí „{ $quote }“ ({ $readings })
deed-tap = klope na stôl

deed-reach-in = siaha do banku

deed-ask-pot = sa pýta, koľko je v banku
deed-ask-raise = sa pýta, či smie navýšiť
deed-ask-count = žiada spočítať žetóny { $other-genitive }
deed-object-skipped = namieta, že ho preskočili
deed-object-string-bet = namieta, že ide o reťazovú stávku
deed-object-pot = namieta, že bank dostal nesprávny hráč
deed-object-payout = namieta, že bank bol zle spočítaný alebo vyplatený nesprávnemu hráčovi

deed-agree-straddles = { $count ->
    [one] súhlasí s hrou so straddlom
   *[other] sa dohodli na hre so straddlom
}
deed-agree-posting = { $count ->
    [one] súhlasí, aby zaňho povinnú stávku vložil niekto iný
   *[other] súhlasia, aby za nich povinnú stávku vložil niekto iný
}

deed-tell-bet = oznamuje { $other-dative }, že stávka je { $amount }
deed-tell-pot = oznamuje { $other-dative }, že v banku je { $amount }
deed-tell-turn = oznamuje { $other-dative }, že je na rade
deed-tell-nobody-raised = oznamuje { $other-dative }, že nikto nenavýšil
deed-tell-to-show = vyzýva { $other-accusative }, aby ukázal karty
deed-tell-has-lost = oznamuje { $other-dative }, že prehral
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
deed-judge-contradictory = { $found ->
    [yes] usudzuje, že slovo a žetóny si odporujú
   *[no] usudzuje, že slovo a žetóny si neodporujú
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
deed-judge-identifiable = { $found ->
    [yes] usudzuje, že karty { $other-genitive } možno jednoznačne určiť
   *[no] usudzuje, že karty { $other-genitive } nemožno jednoznačne určiť
}
deed-judge-grounds = { $found ->
    [yes] považuje dôvody za opodstatnené
   *[no] nepovažuje dôvody za opodstatnené
}
deed-judge-needless = { $found ->
    [yes] považuje zdržovanie za zbytočné
   *[no] nepovažuje zdržovanie za zbytočné
}
deed-judge-gross = { $found ->
    [yes] to považuje za hrubé porušenie
   *[no] to nepovažuje za hrubé porušenie
}
deed-judge-correctable = { $found ->
    [yes] usudzuje, že sa chyba dá napraviť
   *[no] usudzuje, že sa chyba nedá napraviť
}
deed-judge-restorable = { $found ->
    [yes] usudzuje, že sa poradie kariet dá obnoviť
   *[no] usudzuje, že sa poradie kariet nedá obnoviť
}
deed-decide = rozhoduje takto: { $ruling }

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
