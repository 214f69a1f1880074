# Rozdávanie: čo sa deje s kartami a čo z nich bude. `$known` hovorí, či je `$card` známa.

deed-expose = { $known ->
    [yes] rozdá { $number }. kartu rozdania ({ $card }) lícom nahor
   *[no] rozdá { $number }. kartu rozdania lícom nahor
}
deed-expose-to = { $known ->
    [yes] rozdá { $other-dative } { $number }. kartu rozdania ({ $card }) lícom nahor
   *[no] rozdá { $other-dative } { $number }. kartu rozdania lícom nahor
}
deed-turn-own-card = otáča { $number }. kartu rozdania lícom nahor
event-card-seen = { $number }. kartu rozdania vidno
deed-deal-card-to = rozdáva { $other-dative } { $number }. kartu rozdania
deed-deal-to-empty-seat = rozdáva { $number }. kartu rozdania na prázdne miesto
deed-skip = nerozdá { $other-dative } karty
deed-two-in-a-row = rozdáva { $other-dative } dve karty po sebe
deed-unshuffled = rozdáva bez zamiešania
deed-uncut = rozdáva bez zosnímania
deed-expose-in-shuffle = pri miešaní odhaľuje kartu
deed-expose-in-cut = pri snímaní odhaľuje kartu
deed-find-boxed = { $count ->
    [one] nachádza v balíčku { $count } prevrátenú kartu
    [few] nachádza v balíčku { $count } prevrátené karty
    [many] nachádza v balíčku { $count } prevrátenej karty
   *[other] nachádza v balíčku { $count } prevrátených kariet
}
deed-find-boxed-card = nachádza v balíčku prevrátenú kartu { $card }
deed-find-cards = { $count ->
    [one] zisťuje, že má { $count } kartu
    [few] zisťuje, že má { $count } karty
    [many] zisťuje, že má { $count } karty
   *[other] zisťuje, že má { $count } kariet
}

verdict-redeal = rozdanie je chybné, rozdáva sa znova
verdict-redeal-from = prvú kartu nového rozdania dostane { $who }
verdict-deal-stands = rozdanie platí
deck-card-boxed = prevrátená karta
deck-card-number = { $number }. karta rozdania
verdict-card-next-burn = { $card } je najbližšia spálená karta
verdict-card-out-of-play = { $card } ide mimo hry
verdict-replaced = { $who } dostane kartu, ktorá by sa bola spálila ako najbližšia

# Z rozdania do rozdania: button a blindy.

event-tournament-begins = začína sa turnaj
event-next-day = hra pokračuje v iný deň
event-final-table = zostavil sa finálový stôl
event-next-hand = nasleduje ďalšie rozdanie
deed-go-out = vypadáva
deed-sit-down = si sadá medzi hráčov { $right } a { $left }
deed-agree-small-blind = { $count ->
    [one] súhlasí s malým blindom
   *[other] súhlasia s malým blindom
}
deed-turn-up-card = odkryje kartu { $card }

verdict-drawn-for = o button sa losuje
verdict-holds-everywhere = losovanie platí pri všetkých stoloch
verdict-last-card = poslednú kartu pri rozdávaní dostane { $who }
verdict-next-hand = v ďalšom rozdaní { $button }, { $small } a veľký blind je { $who }
verdict-next-hand-two = v ďalšom rozdaní je na buttone a malom blinde { $other } a veľký blind je { $who }
button-at = má button { $who }
button-on-empty-seat = stojí button na prázdnom mieste, kde sedel { $who }
button-dead-at = stojí mŕtvy button na mieste, kde sedí { $who }
small-blind-of = malý blind je { $who }
small-blind-none = malý blind nie je
verdict-still-dealt = { $who } dostáva karty aj naďalej
verdict-no-more-cards = { $who } už ďalšie karty nedostáva
verdict-counts-all-in = { $who } sa do konca kola považuje za all-in
verdict-may-count-all-in = { $who } sa môže rozhodnúť, že sa do konca kola považuje za all-in
verdict-last-cards-open = všetky posledné karty sa rozdajú lícom nahor
verdict-card-in-its-order = { $card } sa rozdá v obvyklom poradí
