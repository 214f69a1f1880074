# Gjöfin: hvað verður um spil hennar. `$known` segir hvort `$card` er þekkt.

deed-expose = { $known ->
    [yes] gefur{ $later } { $number }. spil gjafarinnar ({ $card }) upp í loft
   *[no] gefur{ $later } { $number }. spil gjafarinnar upp í loft
}
deed-expose-to = { $known ->
    [yes] gefur{ $later } { $other-dative } { $number }. spil gjafarinnar ({ $card }) upp í loft
   *[no] gefur{ $later } { $other-dative } { $number }. spil gjafarinnar upp í loft
}

verdict-redeal = vitlaust var gefið og gefa skal aftur
verdict-redeal-from = vitlaust var gefið og gefa skal aftur, fyrsta spilið fær { $who }
verdict-deal-stands = gjöfin stendur
deck-card-number = { $number }. spil gjafarinnar
verdict-card-next-burn = { $card } er næsta brennda spil
verdict-card-out-of-play = { $card } er úr leik
verdict-replaced = { $who } fær spilið sem næst hefði verið brennt
