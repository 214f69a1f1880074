# Gjöfin: hvað verður um spil hennar. `$known` segir hvort `$card` er þekkt.

deed-expose = { $known ->
    [yes] gefur{ $later } { $number }. spil gjafarinnar ({ $card }) upp í loft
   *[no] gefur{ $later } { $number }. spil gjafarinnar upp í loft
}
deed-expose-to = { $known ->
    [yes] gefur{ $later } { $other-dative } { $number }. spil gjafarinnar ({ $card }) upp í loft
   *[no] gefur{ $later } { $other-dative } { $number }. spil gjafarinnar upp í loft
}
deed-turn-own-card = snýr{ $later } { $number }. spili gjafarinnar upp
event-card-seen = { $number }. spil gjafarinnar sést
deed-deal-card-to = gefur{ $later } { $other-dative } { $number }. spil gjafarinnar
deed-deal-to-empty-seat = gefur{ $later } { $number }. spil gjafarinnar í auða sætið
deed-skip = gefur{ $later } { $other-dative } engin spil
deed-two-in-a-row = gefur{ $later } { $other-dative } tvö spil í röð
deed-unshuffled = gefur{ $later } án þess að stokka
deed-uncut = gefur{ $later } án þess að skipta stokknum
deed-expose-in-shuffle = sýnir{ $later } spil þegar stokkað er
deed-expose-in-cut = sýnir{ $later } spil þegar skipt er
deed-find-boxed = { $count ->
    [one] finnur{ $later } { $count } öfugt spil í stokknum
   *[other] finnur{ $later } { $count } öfug spil í stokknum
}
deed-find-boxed-card = finnur{ $later } { $card } öfugt í stokknum
deed-find-cards = reynist{ $later } hafa { $count } spil

verdict-redeal = vitlaust var gefið og gefa skal aftur
verdict-redeal-from = fyrsta spilið í nýju gjöfinni fær { $who }
verdict-deal-stands = gjöfin stendur
deck-card-boxed = öfuga spilið
deck-card-number = { $number }. spil gjafarinnar
verdict-card-next-burn = { $card } er næsta brennda spil
verdict-card-out-of-play = { $card } er úr leik
verdict-replaced = { $who } fær spilið sem næst hefði verið brennt
