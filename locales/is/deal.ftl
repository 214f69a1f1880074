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

# Frá hönd til handar: hnappurinn og blindirnir.

event-tournament-begins = mótið hefst
event-next-day = leik er haldið áfram annan dag
event-final-table = síðasta borðið er myndað
event-next-hand = komið er að næstu hönd
deed-go-out = dettur{ $later } út
deed-sit-down = sest{ $later } á milli { $right-genitive } og { $left-genitive }
deed-agree-small-blind = { $count ->
    [one] samþykkir litla blindan
   *[other] samþykkja litla blindan
}
deed-turn-up-card = snýr{ $later } upp { $card }

verdict-drawn-for = dregið er um hnappinn
verdict-holds-everywhere = drátturinn gildir á öllum borðum
verdict-last-card = síðasta spil gjafarinnar fær { $who }
verdict-next-hand = í næstu hönd { $button }, { $small } og { $who } er stóri blindur
verdict-next-hand-two = í næstu hönd er { $other } með hnappinn og litla blindan og { $who } er stóri blindur
button-at = er { $who } með hnappinn
button-on-empty-seat = er hnappurinn í auðu sæti { $who-genitive }
button-dead-at = er hnappurinn dauður í sæti { $who-genitive }
small-blind-of = { $who } er litli blindur
small-blind-none = enginn er litli blindur
verdict-still-dealt = { $who } fær spil áfram
verdict-no-more-cards = { $who } fær ekki fleiri spil
verdict-counts-all-in = { $who } telst all-in út umferðina
verdict-may-count-all-in = { $who } má velja að teljast all-in út umferðina
verdict-last-cards-open = öll síðustu spilin eru gefin opin
verdict-card-in-its-order = { $card } er gefið í venjulegri röð
