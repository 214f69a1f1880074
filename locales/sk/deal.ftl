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
