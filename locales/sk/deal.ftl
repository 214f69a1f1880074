# Rozdávanie: čo sa deje s kartami a čo z nich bude. `$known` hovorí, či je `$card` známa.

deed-expose = { $known ->
    [yes] rozdá { $number }. kartu rozdania ({ $card }) lícom nahor
   *[no] rozdá { $number }. kartu rozdania lícom nahor
}
deed-expose-to = { $known ->
    [yes] rozdá { $other-dative } { $number }. kartu rozdania ({ $card }) lícom nahor
   *[no] rozdá { $other-dative } { $number }. kartu rozdania lícom nahor
}

verdict-redeal = rozdanie je chybné, rozdáva sa znova
verdict-redeal-from = rozdanie je chybné, rozdáva sa znova a prvú kartu dostane { $who }
verdict-deal-stands = rozdanie platí
deck-card-number = { $number }. karta rozdania
verdict-card-next-burn = { $card } je najbližšia spálená karta
verdict-card-out-of-play = { $card } ide mimo hry
verdict-replaced = { $who } dostane kartu, ktorá by sa bola spálila ako najbližšia
