# O čom sa rozhodlo. Veľké začiatočné písmeno a bodku dopĺňa program.

## Akcie

verdict-action = { $who } { $deed }
change-returned = { $deed } a berie si späť { $amount }
change-owed = { $deed } a ešte musí doplniť { $amount }
change-added = { $deed } a dopĺňa { $amount }
change-stays = { $deed } a { $amount } necháva v banku

verdict-chooses = { $who } si vyberá: buď { $choices }
choice = { $deed }
choices-or = { $head }, alebo { $last }

verdict-floor = rozhoduje { -floor(case: "nominative") }
verdict-floor-may = { -floor(case: "nominative") } môže rozhodnúť takto: { $choices }
verdict-floor-between = { -floor(case: "nominative") } rozhodne medzi možnosťami: { $choices }
alternatives-or = { $head }; alebo { $last }

## Možnosti

verdict-may = { $who } môže { $options }
verdict-must = { $who } musí { $options }
option-check = dať check
option-fold = zložiť karty
option-call = dorovnať { $amount }
option-bet = { $range ->
    [exact] staviť { $min }
    [between] staviť od { $min } do { $max }
   *[from] staviť aspoň { $min }
}
option-raise = { $range ->
    [exact] navýšiť na { $min }
    [between] navýšiť najmenej na { $min } a najviac na { $max }
   *[from] navýšiť aspoň na { $min }
}
verdict-turn = na rade je { $who }
verdict-round-closed = stávkové kolo je uzavreté

## Či akcia platí

act-check = check { $who-genitive }
act-fold = fold { $who-genitive }
act-call = call { $who-genitive }
act-bet = bet { $who-genitive } vo výške { $amount }
act-raise = raise { $who-genitive } na { $amount }
act-all-in = all-in { $who-genitive } vo výške { $amount }
verdict-stands = { $act } platí
verdict-pending = { $act } sa zatiaľ neposudzuje: najprv sa vyjadria hráči, ktorí sú na rade skôr
verdict-not-allowed = { $act } sa nepripúšťa
verdict-void = { $act } neplatí
verdict-void-returned = { $act } neplatí; hráčovi sa vracia { $amount }
verdict-void-stays = { $act } neplatí; vložených { $amount } zostáva v banku
verdict-void-owed = { $act } neplatí; hráč musí ešte doplniť { $amount }
verdict-substantial = nastala významná akcia
verdict-not-substantial = významná akcia nenastala

## Ruky a žetóny

verdict-hand-live = ruka { $who-genitive } je živá
verdict-hand-dead = ruka { $who-genitive } je mŕtva
verdict-pot = v banku je { $amount }
verdict-returned = { $who-dative } sa vracia { $amount }
verdict-stays = žetóny { $who-genitive } v hodnote { $amount } zostávajú v banku
verdict-moves = { $amount } prechádza od { $who-genitive } k { $other-dative }
verdict-out-of-play = žetóny { $who-genitive } v hodnote { $amount } sú mimo hry
verdict-owes = { $who } musí vložiť { $amount }

## Povinnosti, tresty, príkazy, odpovede

verdict-breach = { $who } porušuje pravidlo „{ $rule }“
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
verdict-call-floor = dealer privolá { -floor(case: "accusative") }
verdict-granted = žiadosti sa vyhovie
verdict-granted-figure = žiadosti sa vyhovie: { $amount }
verdict-refused = žiadosti sa nevyhovie
verdict-term = „{ $word }“ nie je oficiálny výraz
verdict-silent = tieto pravidlá o tom mlčia

## Rozhodnutia

ruling-silent = tieto pravidlá o tom mlčia; podľa zvyklostí: { $ruling }
ruling-advised = odporúča sa: { $ruling }
ruling-may = { -floor(case: "nominative") } môže rozhodnúť takto: { $ruling }
ruling-condition = { $condition }: { $ruling }
ruling-if-deliberate = { $found ->
    [yes] ak { -floor(case: "nominative") } usúdi, že to bolo úmyselné
   *[no] ak { -floor(case: "nominative") } neusúdi, že to bolo úmyselné
}
ruling-if-tiny = { $found ->
    [yes] ak { -floor(case: "nominative") } považuje žetón oproti stávke za zanedbateľný
   *[no] ak { -floor(case: "nominative") } nepovažuje žetón oproti stávke za zanedbateľný
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
