# O čom sa rozhodlo. Veľké začiatočné písmeno a bodku dopĺňa program.

## Akcie

verdict-action = { $who } { $deed }
change-returned = { $deed } a berie si späť { $amount }
change-owed = { $deed }; z toho musí ešte doplniť { $amount }
change-added = { $deed } (z toho ešte dopĺňa { $amount })
change-stays = { $deed } a { $amount } necháva v banku

verdict-chooses = { $who } rozhodne, či { $choices }
choice = { $deed }
choices-or = { $head }, alebo { $last }

verdict-floor = rozhoduje { -floor(case: "nominative") }
verdict-floor-meaning = { -floor(case: "nominative") } rozhodne, čím je { $who } viazaný
verdict-floor-deal = { -floor(case: "nominative") } rozhodne, čo bude s rozdaním
verdict-floor-award = { -floor(case: "nominative") } rozhodne, komu patrí bank
verdict-floor-answer = o žiadosti rozhodne { -floor(case: "nominative") }
verdict-floor-may = { -floor(case: "nominative") } môže rozhodnúť takto: { $choices }
verdict-floor-between = { -floor(case: "nominative") } vyberie jedno z rozhodnutí: { $choices }
alternatives-or = { $head }, alebo { $last }

## Možnosti

verdict-may = { $who } môže { $options }
verdict-must = { $who } musí { $options }
option-check = dať check
option-fold = zložiť karty
option-call = dorovnať { $amount }
option-bring-in = dať bring-in { $amount }
option-bet = { $range ->
    [exact] staviť { $min }
    [between] staviť od { $min } do { $max }
   *[from] staviť aspoň { $min }
}
option-complete = doplniť stávku na { $amount }
option-raise = { $range ->
    [exact] navýšiť na { $min }
    [between] navýšiť najmenej na { $min } a najviac na { $max }
   *[from] navýšiť aspoň na { $min }
}
verdict-turn = na rade je { $who }
verdict-round-closed = stávkové kolo je uzavreté
verdict-begins-next-street = v ďalšom stávkovom kole koná ako prvý { $who }

## Či akcia platí

act-check = check { $who-genitive }
act-fold = fold { $who-genitive }
act-call = call { $who-genitive }
act-bet = bet { $who-genitive } vo výške { $amount }
act-raise = navýšenie { $who-genitive } na { $amount }
act-bet-open = bet { $who-genitive }
act-raise-open = navýšenie { $who-genitive }
act-all-in = all-in { $who-genitive } vo výške { $amount }
verdict-stands = { $act } platí
verdict-pending = o tom, či { $act } platí, sa rozhodne, až keď sa vyjadria hráči, ktorí sú na rade skôr
verdict-not-allowed = { $act } sa nepripúšťa
verdict-void = { $act } neplatí
verdict-void-returned = { $act } neplatí a hráčovi sa vracia { $amount }
verdict-void-stays = { $act } neplatí a vložených { $amount } zostáva v banku
verdict-void-owed = { $act } neplatí a hráč musí ešte doplniť { $amount }
verdict-substantial = nastala významná akcia
verdict-not-substantial = významná akcia nenastala

## Ruky a žetóny

verdict-hand-live = ruka { $who-genitive } je živá
verdict-hand-dead = ruka { $who-genitive } je mŕtva
verdict-wins = { $who } vyhráva { $amount }
verdict-wins-of = { $who } vyhráva { $amount } z { $pot-genitive }
verdict-pot = v banku je { $amount }
verdict-returned = { $who } dostáva späť { $amount }
verdict-keeps = { $who-dative } zostáva { $amount }
verdict-stays = žetóny { $who-genitive } v hodnote { $amount } zostávajú v banku
verdict-moves = { $amount } prechádza od { $who-genitive } k { $other-dative }
verdict-all-out-of-play = žetóny { $who-genitive } sú mimo hry
verdict-out-of-play = žetóny { $who-genitive } v hodnote { $amount } sú mimo hry
verdict-owes = { $who } musí vložiť { $amount }

## Showdown

verdict-shows-first = ako prvý ukazuje karty { $who }
verdict-shows-first-then = ako prvý ukazuje karty { $who }, po ňom { $others }
verdict-show-now = { $count ->
    [one] { $who } hneď otočí karty lícom nahor
   *[other] { $who } hneď otočia karty lícom nahor
}
verdict-must-show = { $who } musí ukázať karty
verdict-may-muck = { $who } môže karty zahodiť bez ukázania
verdict-need-not-show = { $who } nemusí ukázať karty
verdict-tabled = ruka { $who-genitive } je celá odkrytá
verdict-not-tabled = ruka { $who-genitive } nie je celá odkrytá
verdict-has = { $who } má { $hand }
value-high-card = vysokú kartu ({ $ranks })
value-pair = pár { $high-many }
value-two-pair = dva páry, { $high-plural } a { $low-plural }
value-three-of-a-kind = trojicu { $high-many }
value-straight = postupku do { $high-genitive }
value-flush = flush ({ $ranks })
value-full-house = full house, trojicu { $high-many } a pár { $low-many }
value-four-of-a-kind = štvoricu { $high-many }
value-straight-flush = postupku vo farbe do { $high-genitive }
value-low = low ruku ({ $ranks })
value-kickers = { $count ->
    [one] { $hand }, kicker { $kickers }
   *[other] { $hand }, kickery { $kickers }
}
rank = { $rank ->
    [two] dvojka
    [three] trojka
    [four] štvorka
    [five] päťka
    [six] šestka
    [seven] sedmička
    [eight] osmička
    [nine] deviatka
    [ten] desiatka
    [jack] jack
    [queen] dáma
    [king] kráľ
   *[ace] eso
}
    .genitive = { $rank ->
        [two] dvojky
        [three] trojky
        [four] štvorky
        [five] päťky
        [six] šestky
        [seven] sedmičky
        [eight] osmičky
        [nine] deviatky
        [ten] desiatky
        [jack] jacka
        [queen] dámy
        [king] kráľa
       *[ace] esa
    }
    .plural = { $rank ->
        [two] dvojky
        [three] trojky
        [four] štvorky
        [five] päťky
        [six] šestky
        [seven] sedmičky
        [eight] osmičky
        [nine] deviatky
        [ten] desiatky
        [jack] jacky
        [queen] dámy
        [king] krále
       *[ace] esá
    }
    .many = { $rank ->
        [two] dvojok
        [three] trojok
        [four] štvoriek
        [five] pätiek
        [six] šestiek
        [seven] sedmičiek
        [eight] osmičiek
        [nine] deviatok
        [ten] desiatok
        [jack] jackov
        [queen] dám
        [king] kráľov
       *[ace] es
    }
verdict-button = button dostáva { $who }
verdict-deck-complete = balíček je úplný
verdict-deck-defective = balíček je chybný

## Povinnosti, tresty, príkazy, odpovede

verdict-breach = { $who } porušuje pravidlo „{ $rule }“
verdict-dealer-breach = dealer porušuje pravidlo „{ $rule }“
verdict-penalty = { $strength ->
    [must] { $who } dostáva trest
   *[may] { $who } môže dostať trest
}
verdict-warning = { $strength ->
    [must] { $who } dostáva napomenutie
   *[may] { $who } môže dostať napomenutie
}
verdict-rounds = { $strength ->
    [must] { $who } vynecháva { rounds }
   *[may] { $who } môže dostať trest: vynechá { rounds }
}
verdict-hands = { $strength ->
    [must] { $who } vynecháva { hands }
   *[may] { $who } môže dostať trest: vynechá { hands }
}
rounds = { $count ->
    [1] jeden orbit
    [few] { $count } orbity
   *[other] { $count } orbitov
}
hands = { $count ->
    [1] jedno rozdanie
    [few] { $count } rozdania
   *[other] { $count } rozdaní
}
verdict-announce-raise-all-in = dealer ohlási „raise all-in“
verdict-announce-string-bet = dealer ohlási reťazovú stávku
verdict-spread-pot = dealer rozprestrie bank tak, aby sa dal spočítať
verdict-turn-up = dealer otočí karty { $who-genitive } lícom nahor
verdict-turn-up-card = dealer otočí lícom nahor kartu { $card } { $who-genitive }
verdict-declare-dead = čas uplynul: ruku { $who-genitive } treba vyhlásiť za mŕtvu
verdict-ask-for-all = dealer vyzve { $who-accusative }, aby ukázal všetky karty
verdict-call-floor = dealer privolá { -floor(case: "accusative") }
verdict-granted = žiadosť je schválená
verdict-granted-figure = hráč dostane odpoveď, že v banku je { $amount }
verdict-decision-refused = takto rozhodnúť nemožno
verdict-refused = žiadosť je zamietnutá
verdict-term = „{ $word }“ nie je oficiálny výraz
verdict-silent = tieto pravidlá to neupravujú

## Rozhodnutia

ruling-silent = tieto pravidlá to neupravujú; podľa zvyklostí: { $ruling }
ruling-advised = odporúča sa: { $ruling }
ruling-may = { -floor(case: "nominative") } môže rozhodnúť takto: { $ruling }
ruling-condition = { $condition }, { $ruling }
ruling-if-deliberate = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že to bolo úmyselné
   *[no] ak { -floor(case: "nominative") } neusúdi, že to bolo úmyselné
}
ruling-if-tiny = { $found ->
    [yes] ak { -floor(case: "nominative") } považuje žetón oproti stávke za zanedbateľný
   *[no] ak { -floor(case: "nominative") } nepovažuje žetón oproti stávke za zanedbateľný
}
ruling-if-contradictory = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že slovo a žetóny si odporujú
   *[no] ak { -floor(case: "nominative") } usúdi, že slovo a žetóny si neodporujú
}
ruling-if-unusual = { $found ->
    [yes] ak { -floor(case: "nominative") } považuje okolnosti za mimoriadne
   *[no] ak { -floor(case: "nominative") } nepovažuje okolnosti za mimoriadne
}
ruling-if-misinformed = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že { $other } dostal nesprávnu informáciu
   *[no] ak { -floor(case: "nominative") } neusúdi, že { $other } dostal nesprávnu informáciu
}
ruling-if-separate = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že karty ležia oddelene od mucku
   *[no] ak { -floor(case: "nominative") } neusúdi, že karty ležia oddelene od mucku
}
ruling-if-identifiable = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že karty { $other-genitive } možno jednoznačne určiť
   *[no] ak { -floor(case: "nominative") } neusúdi, že karty { $other-genitive } možno jednoznačne určiť
}
ruling-if-grounds = { $found ->
    [yes] ak { -floor(case: "nominative") } považuje dôvody za opodstatnené
   *[no] ak { -floor(case: "nominative") } nepovažuje dôvody za opodstatnené
}
ruling-if-needless = { $found ->
    [yes] ak { -floor(case: "nominative") } považuje zdržovanie za zbytočné
   *[no] ak { -floor(case: "nominative") } nepovažuje zdržovanie za zbytočné
}
ruling-if-gross = { $found ->
    [yes] ak to { -floor(case: "nominative") } považuje za hrubé porušenie
   *[no] ak to { -floor(case: "nominative") } nepovažuje za hrubé porušenie
}
ruling-if-correctable = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že sa chyba dá napraviť
   *[no] ak { -floor(case: "nominative") } neusúdi, že sa chyba dá napraviť
}
ruling-if-restorable = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že sa poradie kariet dá obnoviť
   *[no] ak { -floor(case: "nominative") } neusúdi, že sa poradie kariet dá obnoviť
}

verdict-penalty-begins = trest { $who-genitive } sa začína nasledujúcim rozdaním
verdict-must-show-after = { $who } musí po skončení rozdania otočiť karty
verdict-hands-or-more = { $strength ->
    [must] { $who } dostáva trest: vynechá najmenej { hands }
   *[may] { $who } môže dostať trest: vynechá najmenej { hands }
}
verdict-disqualified = { $strength ->
    [must] { $who } je diskvalifikovaný
   *[may] { $who } môže byť diskvalifikovaný
}
