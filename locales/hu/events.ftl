# Ami az asztalnál fennáll, és ami ott történik. A cselekvések alany nélkül állnak; a `$who`, `$other` és `$chips` esetei
# a `player`, `chips-amount`, `chips-pile` és `whole-stack` attribútumai. Az ENDING a számhoz illeszti a ragot.

## Ki

player = { $seat ->
    [SB] a kisvak
    [BB] a nagyvak
    [X] a néző
    [N] az új játékos
   *[other] { $by ->
        [told] { $seat }
       *[other] { named-seat } játékos
    }
}
    .dative = { $seat ->
        [SB] a kisvaknak
        [BB] a nagyvaknak
        [X] a nézőnek
        [N] az új játékosnak
       *[other] { named-seat } játékosnak
    }
    .accusative = { $seat ->
        [SB] a kisvakot
        [BB] a nagyvakot
        [X] a nézőt
        [N] az új játékost
       *[other] { named-seat } játékost
    }
    .adessive = { $seat ->
        [SB] a kisvaknál
        [BB] a nagyvaknál
        [X] a nézőnél
        [N] az új játékosnál
       *[other] { named-seat } játékosnál
    }
    .ablative = { $seat ->
        [SB] a kisvaktól
        [BB] a nagyvaktól
        [X] a nézőtől
        [N] az új játékostól
       *[other] { named-seat } játékostól
    }
    .allative = { $seat ->
        [SB] a kisvakhoz
        [BB] a nagyvakhoz
        [X] a nézőhöz
        [N] az új játékoshoz
       *[other] { named-seat } játékoshoz
    }
    .instrumental = { $seat ->
        [SB] a kisvakkal
        [BB] a nagyvakkal
        [X] a nézővel
        [N] az új játékossal
       *[other] { named-seat } játékossal
    }
# A helyek betűi névelővel, ahogyan kimondják őket: az A, a B, az F játékos; a hely száma -s képzővel: a 3-as, az 5-ös
# játékos; a név után „nevű”: az Anna nevű játékos.
named-seat = { $by ->
    [number] { ARTICLE($number) } { $seat }
    [name] { $vowel ->
        [yes] az { $seat } nevű
       *[no] a { $seat } nevű
    }
    [told] { $vowel ->
        [yes] az { $seat } nevű
       *[no] a { $seat } nevű
    }
   *[letter] { $seat ->
        [A] az A
        [E] az E
        [F] az F
        [I] az I
        [N] az N
        [X] az X
        [MP] az MP
       *[other] { $vowel ->
            [yes] az { $seat }
           *[no] a { $seat }
        }
    }
}
players = { $names } játékos
dealer = az osztó
decider = { -floor(case: "nominative") }

## Felsorolás

list-and = { $head } és { $last }
list-or = { $head } vagy { $last }
steps-and = { $head }, és { $last }
steps-then = { $head }, majd { $last }
later = {""}

## Zsetonok

pieces = { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
    [8] nyolc
    [9] kilenc
    [10] tíz
   *[other] { $count } darab
}
chips-amount = { ENDING($amount, "t") }
    .nominative = { $amount }
chips-pile = { pieces } { ENDING($value, "s") } zsetont
    .nominative = { pieces } { ENDING($value, "s") } zseton
whole-stack = minden zsetont a készletéből
    .nominative = minden zseton a készletéből

## Állapot

game = { $game ->
    [omaha] Omaha
    [omaha-eight] high-low Omaha
    [stud] stud
    [stud-eight] high-low stud
    [razz] razz
   *[holdem] hold'em
}
state-no-limit = no limit { game }
state-pot-limit = pot limit { game }
state-limit = fix limit { game } { $small }/{ $big }
state-blinds = vakok: { $small }/{ $big }
state-ante = ante: { $amount }
state-big-blind-ante = nagyvak-ante: { $amount }
state-bring-in = bring-in: { $amount }
state-smallest-chip = a legkisebb zseton { ENDING($amount, "s") }
state-tournament = verseny
state-cash-game = készpénzes játék
state-seats = ülésrend: { $seats }
state-empty-seat = üres hely
state-button = a gomb { $who-adessive } van
state-first-to-act = elsőként { $who } cselekszik
state-button-due = a gombnak { $who-adessive } kellene lennie
state-not-dealt-in = { $who-dative } ebben a leosztásban nem jár lap
state-street = { $street ->
    [preflop] flop előtt
    [flop] flop
    [turn] turn
    [river] river
    [third-street] harmadik utca
    [fourth-street] negyedik utca
    [fifth-street] ötödik utca
    [sixth-street] hatodik utca
   *[seventh-street] hetedik utca
}
state-at-showdown = mutatás
state-pot = a potban { $amount } van
state-pot-of = { $count ->
    [one] { $pot-onto }, amelyben { $amount } van, csak { $who } tarthat igényt
   *[other] { $pot-onto }, amelyben { $amount } van, { $who } tarthat igényt
}
which-pot = { $number ->
    [0] a főpot
    [1] a mellékpot
    [2] a második mellékpot
    [3] a harmadik mellékpot
    [5] az 5. mellékpot
   *[other] a { $number }. mellékpot
}
    .onto = { $number ->
        [0] a főpotra
        [1] a mellékpotra
        [2] a második mellékpotra
        [3] a harmadik mellékpotra
        [5] az 5. mellékpotra
       *[other] a { $number }. mellékpotra
    }
    .elative = { $number ->
        [0] a főpotból
        [1] a mellékpotból
        [2] a második mellékpotból
        [3] a harmadik mellékpotból
        [5] az 5. mellékpotból
       *[other] a { $number }. mellékpotból
    }
state-stack = { $who } előtt { $amount } van
state-stack-chips = { $who } előtt { $chips-nominative } van
state-all-in = { $who } all-inben van
state-folded = { $who } már dobott
state-away = { $who } nincs az asztalnál
state-left = a versenyben { $count } játékos maradt
state-sector-line = a posztón vonal választja el a játékosok szektorát a pottól
state-record = { $offence ->
    [out-of-turn] { $who-accusative } soron kívüli cselekvésért már { times } figyelmeztették
    [late-post] { $who-accusative } a kötelező tét késedelmes betételéért már { times } figyelmeztették
    [announcing] { $who-accusative } már { times } figyelmeztették, mert mutatás helyett csak bemondta a kezét
    [exposing] { $who-accusative } leosztás közbeni lapmutatásért már { times } figyelmeztették
   *[string-bet] { $who-accusative } részletekben való emelésért már { times } figyelmeztették
}
times = { $count ->
    [1] egyszer
    [2] kétszer
    [3] háromszor
   *[other] { $count } alkalommal
}

## A játék menete

event = { $who } { $deeds }
event-wordless = { $who } szó nélkül { $deeds }
event-street = { $street ->
    [preflop] kiosztják a lapokat
    [flop] jön a flop
    [turn] jön a turn
    [river] jön a river
    [third-street] kiosztják a harmadik utca lapjait
    [fourth-street] kiosztják a negyedik utca lapjait
    [fifth-street] kiosztják az ötödik utca lapjait
    [sixth-street] kiosztják a hatodik utca lapjait
   *[seventh-street] kiosztják a hetedik utca lapjait
}
event-wait = eltelik { $count } másodperc

deed-check = passzol
deed-call = megadja a tétet
deed-call-amount = megad { ENDING($amount, "t") }
deed-bet = { ENDING($amount, "s") } téttel nyit
deed-raise = { ENDING($amount, "ra") } emel
deed-fold = dob
deed-all-in = all-in megy
deed-all-in-for = { $amount } értékben all-in megy
deed-post = kötelező tétként betesz { ENDING($amount, "t") }
deed-post-dark = lapnézés nélkül betesz { ENDING($amount, "t") }
deed-post-for = { $other } helyett betesz { ENDING($amount, "t") }
deed-post-late = késve teszi be a kötelező tétet
deed-bring-in = bring-inként betesz { ENDING($amount, "t") }
deed-complete = { ENDING($amount, "ra") } egészíti ki a tétet

deed-push = betesz { $chips }
deed-splash = a potba dob { $chips }
deed-push-together = a korábbi tétjével együtt betol { $chips }
deed-dribble = egyenként betesz { $chips }
deed-take-back = visszavesz { $chips }
deed-find = a karja alatt talál { $chips }

deed-say = azt mondja: „{ $quote }”
deed-say-unclear = azt mondja: „{ $quote }” ({ $readings })
deed-tap = megkopogtatja az asztalt

deed-reach-in = benyúl a potba

deed-ask-pot = megkérdezi, mennyi van a potban
deed-ask-raise = megkérdezi, emelhet-e
deed-ask-count = kéri { $other } zsetonjainak megszámolását
deed-object-skipped = szóvá teszi, hogy kihagyták
deed-object-string-bet = szóvá teszi a részletekben való emelést
deed-object-pot = vitatja, kié a pot
deed-object-payout = azt kifogásolja, hogy a potot rosszul számolták meg vagy rossz játékosnak adták

deed-agree-straddles = { $count ->
    [one] beleegyezik a straddle-be
   *[other] megállapodik a straddle-ben
}
deed-agree-posting = { $count ->
    [one] beleegyezik, hogy más tegye be helyette a kötelező tétet
   *[other] beleegyezik, hogy más tegye be helyettük a kötelező tétet
}

deed-tell-bet = azt mondja { $other-dative }, hogy a tét { $amount }
deed-tell-pot = azt mondja { $other-dative }, hogy a potban { $amount } van
deed-tell-turn = azt mondja { $other-dative }, hogy ő következik
deed-tell-nobody-raised = azt mondja { $other-dative }, hogy senki sem emelt
deed-tell-to-show = felszólítja { $other-accusative }, hogy mutassa meg a lapjait
deed-tell-has-lost = azt mondja { $other-dative }, hogy vesztett
deed-award = { $other-dative } tolja a potot
deed-heap = egy kupacban hagyja a potot

deed-judge-deliberate = { $found ->
    [yes] szándékosnak ítéli a történteket
   *[no] nem ítéli szándékosnak a történteket
}
deed-judge-tiny = { $found ->
    [yes] a téthez képest elenyészőnek ítéli a zsetont
   *[no] nem ítéli elenyészőnek a zsetont a téthez képest
}
deed-judge-contradictory = { $found ->
    [yes] egymásnak ellentmondónak ítéli a szót és a zsetonokat
   *[no] nem ítéli egymásnak ellentmondónak a szót és a zsetonokat
}
deed-judge-unusual = { $found ->
    [yes] rendkívülinek ítéli a körülményeket
   *[no] nem ítéli rendkívülinek a körülményeket
}
deed-judge-misinformed = { $found ->
    [yes] megállapítja, hogy { $other-accusative } tévesen tájékoztatták
   *[no] megállapítja, hogy { $other-accusative } nem tájékoztatták tévesen
}
deed-judge-separate = { $found ->
    [yes] megállapítja, hogy a lapok elkülönülnek a dobott lapoktól
   *[no] megállapítja, hogy a lapok nem különülnek el a dobott lapoktól
}
deed-judge-identifiable = { $found ->
    [yes] egyértelműen azonosíthatónak ítéli { $other } lapjait
   *[no] nem ítéli egyértelműen azonosíthatónak { $other } lapjait
}
deed-judge-grounds = { $found ->
    [yes] megalapozottnak ítéli az indokot
   *[no] nem ítéli megalapozottnak az indokot
}
deed-judge-needless = { $found ->
    [yes] indokolatlannak ítéli a késlekedést
   *[no] nem ítéli indokolatlannak a késlekedést
}
deed-judge-gross = { $found ->
    [yes] durva szabálysértésnek ítéli a történteket
   *[no] nem ítéli durva szabálysértésnek a történteket
}
deed-judge-correctable = { $found ->
    [yes] helyrehozhatónak ítéli a hibát
   *[no] nem ítéli helyrehozhatónak a hibát
}
deed-judge-restorable = { $found ->
    [yes] helyreállíthatónak ítéli a lapok sorrendjét
   *[no] nem ítéli helyreállíthatónak a lapok sorrendjét
}
deed-decide = így dönt: { $ruling }

## Ami elhangzik, ahol a leírás az angol szót idézi

said-check = passz
said-call = megadom
said-fold = dobom
said-all-in = all-in
said-pot = pot
said-bet = nyitok
said-raise = emelek
said-bet-amount = { ENDING($amount, "t") } nyitok
said-raise-to = { ENDING($amount, "ra") } emelek
said-raise-by = ráemelek { ENDING($amount, "t") }
said-call-and-raise = megadom és emelek
said-conditional = ha …, { $said }
said-number = { $count ->
    [1] egy
    [2] kettő
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
    [8] nyolc
    [9] kilenc
    [10] tíz
   *[other] { $count }
}
    .accusative = { $count ->
        [1] egyet
        [2] kettőt
        [3] hármat
        [4] négyet
        [5] ötöt
        [6] hatot
        [7] hetet
        [8] nyolcat
        [9] kilencet
        [10] tízet
       *[other] { ENDING($count, "t") }
    }
said-bet-number = { said-number.accusative } nyitok
said-raise-number = { said-number.accusative } emelek
