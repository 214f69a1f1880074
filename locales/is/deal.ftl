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
