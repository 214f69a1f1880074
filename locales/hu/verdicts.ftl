# Amit a bíró kimond. A mondatot a program kezdi nagybetűvel, és ő teszi ki a pontot.

## Cselekvések

verdict-action = { $who } { $deed }
change-returned = { $deed }, és visszakap { ENDING($amount, "t") }
change-owed = { $deed }, amihez még be kell tennie { ENDING($amount, "t") }
change-added = { $deed }, amihez betesz még { ENDING($amount, "t") }
change-stays = { $deed }, és a potban hagy { ENDING($amount, "t") }

verdict-chooses = { $who } választása szerint { $choices }
choice = vagy { $deed }
choices-or = { $head }, { $last }

verdict-floor = { -floor(case: "nominative") } dönt
verdict-floor-meaning = { -floor(case: "nominative") } dönti el, mi köti { $who-accusative }
verdict-floor-deal = { -floor(case: "nominative") } dönti el, mi legyen az osztással
verdict-floor-award = { -floor(case: "nominative") } dönti el, kié a pot
verdict-floor-answer = { -floor(case: "nominative") } dönt a kérésről
verdict-floor-may = { -floor(case: "nominative") } dönthet így: { $choices }
verdict-floor-between = { -floor(case: "nominative") } dönt a következők között: { $choices }
alternatives-or = { $head }; vagy { $last }

## Lehetőségek

verdict-may = { $who } { $options }
verdict-must = { $who } köteles { $options }
option-check = { $duty ->
    [must] passzolni
   *[may] passzolhat
}
option-fold = { $duty ->
    [must] dobni
   *[may] dobhat
}
option-call = { $duty ->
    [must] megadni { ENDING($amount, "t") }
   *[may] megadhat { ENDING($amount, "t") }
}
option-bring-in = { $duty ->
    [must] bring-inként betenni { ENDING($amount, "t") }
   *[may] bring-inként betehet { ENDING($amount, "t") }
}
option-bet = { $duty ->
    [must] { bet-range } nyitni
   *[may] { bet-range } nyithat
}
bet-range = { $range ->
    [exact] { ENDING($min, "s") } téttel
    [between] legalább { ENDING($min, "s") }, legfeljebb { ENDING($max, "s") } téttel
   *[from] legalább { ENDING($min, "s") } téttel
}
option-complete = { $duty ->
    [must] { ENDING($amount, "ra") } kiegészíteni a tétet
   *[may] { ENDING($amount, "ra") } egészítheti ki a tétet
}
option-raise = { $duty ->
    [must] { raise-range } emelni
   *[may] { raise-range } emelhet
}
raise-range = { $range ->
    [exact] { ENDING($min, "ra") }
    [between] legalább { ENDING($min, "ra") }, legfeljebb { ENDING($max, "ra") }
   *[from] legalább { ENDING($min, "ra") }
}
verdict-turn = { $who } következik
verdict-round-closed = a licitkör lezárult
verdict-begins-next-street = a következő licitkörben elsőként { $who } cselekszik

## Érvényes-e

act-check = { $who } passza
act-fold = { $who } dobása
act-call = { $who } megadása
act-bet = { $who } { ENDING($amount, "s") } nyitása
act-raise = { $who } emelése { ENDING($amount, "ra") }
act-bet-open = { $who } nyitása
act-raise-open = { $who } emelése
act-all-in = { $who } { ENDING($amount, "s") } all-inje
verdict-stands = { $act } érvényes
verdict-pending = { $act } függőben marad, amíg a korábban sorra kerülők nem cselekszenek
verdict-not-allowed = { $act } nem megengedett
verdict-void = { $act } érvénytelen
verdict-void-returned = { $act } érvénytelen; a betett { $amount } visszajár
verdict-void-stays = { $act } érvénytelen; a betett { $amount } a potban marad
verdict-void-owed = { $act } érvénytelen; még be kell tennie { ENDING($amount, "t") }
verdict-substantial = lényeges cselekvés történt
verdict-not-substantial = nem történt lényeges cselekvés

## Kezek és zsetonok

verdict-hand-live = { $who } keze élő
verdict-hand-dead = { $who } keze halott
verdict-wins = { $who } { ENDING($amount, "t") } nyer
verdict-wins-of = { $who } { $pot-elative } { ENDING($amount, "t") } nyer
verdict-pot = a potban { $amount } van
verdict-returned = { $who-dative } visszajár { $amount }
verdict-keeps = { $who-adessive } marad { $amount }
verdict-stays = { $who } zsetonjaiból { $amount } a potban marad
verdict-moves = { $amount } átkerül { $who-ablative } { $other-allative }
verdict-all-out-of-play = { $who } zsetonjai nincsenek játékban
verdict-out-of-play = { $who } zsetonjaiból { $amount } nincs játékban
verdict-owes = { $who-dative } be kell tennie { ENDING($amount, "t") }

## Mutatás

verdict-shows-first = elsőként { $who } mutat
verdict-shows-first-then = elsőként { $who } mutat, utána { $others }
verdict-show-now = { $who } azonnal felfordítja a lapjait
verdict-must-show = { $who } köteles megmutatni a lapjait
verdict-may-muck = { $who } mutatás nélkül eldobhatja a lapjait
verdict-need-not-show = { $who } nem köteles megmutatni a lapjait
verdict-tabled = { $who } kezének teljes mutatása megtörtént
verdict-not-tabled = { $who } kezének teljes mutatása nem történt meg
verdict-has = { $who } keze: { $hand }
value-high-card = magas lap, { $ranks }
value-pair = { $high-pair }pár
value-two-pair = két pár, { $high } és { $low }
value-three-of-a-kind = { $high-pair }drill
value-straight = { $high-terminative } érő sor
value-flush = flöss, { $ranks }
value-full-house = full house, három { $high } és két { $low }
value-four-of-a-kind = { $high-pair }póker
value-straight-flush = { $high-terminative } érő színsor
value-low = alacsony kéz, { $ranks }
value-kickers = { $hand }, { $kickers } kísérőlappal
# A `.pair` a pár, a drill és a póker szó előtt áll: „kettes pár”, „királydrill”.
rank = { $rank ->
    [two] kettes
    [three] hármas
    [four] négyes
    [five] ötös
    [six] hatos
    [seven] hetes
    [eight] nyolcas
    [nine] kilences
    [ten] tízes
    [jack] bubi
    [queen] dáma
    [king] király
   *[ace] ász
}
    .pair = { $rank ->
        [two] kettes{" "}
        [three] hármas{" "}
        [four] négyes{" "}
        [five] ötös{" "}
        [six] hatos{" "}
        [seven] hetes{" "}
        [eight] nyolcas{" "}
        [nine] kilences{" "}
        [ten] tízes{" "}
        [jack] bubi
        [queen] dáma
        [king] király
       *[ace] ász
    }
    .terminative = { $rank ->
        [two] kettesig
        [three] hármasig
        [four] négyesig
        [five] ötösig
        [six] hatosig
        [seven] hetesig
        [eight] nyolcasig
        [nine] kilencesig
        [ten] tízesig
        [jack] bubiig
        [queen] dámáig
        [king] királyig
       *[ace] ászig
    }
verdict-button = a gomb { $who-allative } kerül
verdict-deck-complete = a pakli hiánytalan
verdict-deck-defective = a pakli hibás

## Kötelességek, büntetések, utasítások, válaszok

verdict-breach = { $who } megszegi ezt a szabályt: „{ $rule }”
verdict-dealer-breach = az osztó megszegi ezt a szabályt: „{ $rule }”
verdict-penalty = { $strength ->
    [must] { $who } büntetést kap
   *[may] { $who } büntetést kaphat
}
verdict-warning = { $strength ->
    [must] { $who } figyelmeztetést kap
   *[may] { $who } figyelmeztetést kaphat
}
verdict-rounds = { $strength ->
    [must] { $who-accusative } { rounds } kiültetik
   *[may] { $who } { rounds } kiültethető
}
verdict-hands = { $strength ->
    [must] { $who-accusative } { hands } kiültetik
   *[may] { $who } { hands } kiültethető
}
rounds = { $count ->
    [1] egy körre
   *[other] { $count } körre
}
hands = { $count ->
    [1] egy leosztásra
   *[other] { $count } leosztásra
}
verdict-announce-raise-all-in = az osztó bemondja: „emelés, all-in”
verdict-announce-string-bet = az osztó jelzi, hogy részletekben történt az emelés
verdict-spread-pot = az osztó szétteríti a potot, hogy meg lehessen számolni
verdict-turn-up = az osztó felfordítja { $who } lapjait
verdict-turn-up-card = az osztó felfordítja { $who } { $card } lapját
verdict-declare-dead = az idő lejárt: { $who } kezét halottnak kell nyilvánítani
verdict-ask-for-all = az osztó felszólítja { $who-accusative }, hogy terítse ki minden lapját
verdict-call-floor = az osztó odahívja { -floor(case: "accusative") }
verdict-granted = a kérést teljesíteni kell
verdict-granted-figure = a kérést teljesíteni kell; a potban { $amount } van
verdict-decision-refused = így nem lehet dönteni
verdict-refused = a kérést el kell utasítani
verdict-term = „{ $word }” nem hivatalos kifejezés
verdict-silent = ez a szabályzat erről hallgat

## Döntések

ruling-silent = ez a szabályzat erről hallgat; a szokás szerint { $ruling }
ruling-advised = ajánlott: { $ruling }
ruling-may = { -floor(case: "nominative") } dönthet így: { $ruling }
ruling-condition = { $condition }, { $ruling }
ruling-if-deliberate = { $found ->
    [yes] ha { -floor(case: "nominative") } szándékosnak ítéli a történteket
   *[no] ha { -floor(case: "nominative") } nem ítéli szándékosnak a történteket
}
ruling-if-tiny = { $found ->
    [yes] ha { -floor(case: "nominative") } a téthez képest elenyészőnek ítéli a zsetont
   *[no] ha { -floor(case: "nominative") } nem ítéli elenyészőnek a zsetont a téthez képest
}
ruling-if-contradictory = { $found ->
    [yes] ha { -floor(case: "nominative") } egymásnak ellentmondónak ítéli a szót és a zsetonokat
   *[no] ha { -floor(case: "nominative") } nem ítéli egymásnak ellentmondónak a szót és a zsetonokat
}
ruling-if-unusual = { $found ->
    [yes] ha { -floor(case: "nominative") } rendkívülinek ítéli a körülményeket
   *[no] ha { -floor(case: "nominative") } nem ítéli rendkívülinek a körülményeket
}
ruling-if-misinformed = { $found ->
    [yes] ha { -floor(case: "nominative") } megállapítja, hogy { $other-accusative } tévesen tájékoztatták
   *[no] ha { -floor(case: "nominative") } nem állapítja meg, hogy { $other-accusative } tévesen tájékoztatták
}
ruling-if-separate = { $found ->
    [yes] ha { -floor(case: "nominative") } megállapítja, hogy a lapok elkülönülnek a dobott lapoktól
   *[no] ha { -floor(case: "nominative") } nem állapítja meg, hogy a lapok elkülönülnek a dobott lapoktól
}
ruling-if-identifiable = { $found ->
    [yes] ha { -floor(case: "nominative") } egyértelműen azonosíthatónak ítéli { $other } lapjait
   *[no] ha { -floor(case: "nominative") } nem ítéli egyértelműen azonosíthatónak { $other } lapjait
}
ruling-if-grounds = { $found ->
    [yes] ha { -floor(case: "nominative") } megalapozottnak ítéli az indokot
   *[no] ha { -floor(case: "nominative") } nem ítéli megalapozottnak az indokot
}
ruling-if-needless = { $found ->
    [yes] ha { -floor(case: "nominative") } indokolatlannak ítéli a késlekedést
   *[no] ha { -floor(case: "nominative") } nem ítéli indokolatlannak a késlekedést
}
ruling-if-gross = { $found ->
    [yes] ha { -floor(case: "nominative") } durva szabálysértésnek ítéli a történteket
   *[no] ha { -floor(case: "nominative") } nem ítéli durva szabálysértésnek a történteket
}
ruling-if-correctable = { $found ->
    [yes] ha { -floor(case: "nominative") } helyrehozhatónak ítéli a hibát
   *[no] ha { -floor(case: "nominative") } nem ítéli helyrehozhatónak a hibát
}
ruling-if-restorable = { $found ->
    [yes] ha { -floor(case: "nominative") } helyreállíthatónak ítéli a lapok sorrendjét
   *[no] ha { -floor(case: "nominative") } nem ítéli helyreállíthatónak a lapok sorrendjét
}

verdict-penalty-begins = { $who } büntetése a következő leosztással kezdődik
verdict-must-show-after = { $who } a leosztás végén köteles felfordítani a lapjait
verdict-hands-or-more = { $strength ->
    [must] { $who-accusative } legalább { hands } kiültetik
   *[may] { $who } legalább { hands } kiültethető
}
verdict-disqualified = { $strength ->
    [must] { $who-accusative } diszkvalifikálják
   *[may] { $who } diszkvalifikálható
}
