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
deed-find-stub = finnur{ $later } { $count } spil í afgangi stokksins

verdict-redeal = vitlaust var gefið og gefa skal aftur
verdict-redeal-from = fyrsta spilið í nýju gjöfinni fær { $who }
verdict-deal-stands = gjöfin stendur
deck-card-boxed = öfuga spilið
deck-card-number = { $number }. spil gjafarinnar
verdict-card-next-burn = { $card } er næsta brennda spil
verdict-card-out-of-play = { $card } er úr leik
verdict-replaced = { $who } fær spilið sem næst hefði verið brennt
verdict-made-up = { $who } fær spilin sem vantar

# Frá hönd til handar: hnappurinn og blindarnir.

event-tournament-begins = mótið hefst
event-next-day = leik er haldið áfram annan dag
event-final-table = lokaborðið er myndað
event-next-hand = komið er að næstu hendi
deed-go-out = dettur{ $later } út
deed-sit-down = sest{ $later } á milli { $right-genitive } og { $left-genitive }
deed-agree-small-blind = { $count ->
    [one] samþykkir litla blind
   *[other] samþykkja litla blind
}
deed-turn-up-card = snýr{ $later } upp { $card }

verdict-drawn-for = dregið er um hnappinn
verdict-holds-everywhere = drátturinn gildir á öllum borðum
verdict-last-card = síðasta spil gjafarinnar fær { $who }
verdict-next-hand = í næstu hendi { $button }, { $small } og { $who } er stóri blindur
verdict-next-hand-two = í næstu hendi er { $other } með hnappinn og litla blind og { $who } er stóri blindur
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
verdict-card-upcard = { $card } verður opna spilið og þriðja spilið er gefið á grúfu

## Spilin á borðinu

event-burns = { $burns ->
    [none] { $event } án þess að spil sé brennt
    [one] { $event } eftir eitt brennt spil
   *[two] { $event } eftir tvö brennd spil
}
event-flop-of = { $facing ->
    [down] floppið kemur á grúfu með { $count } spilum
   *[up] floppið kemur með { $count } spilum
}
deed-draw-from-flop = dregur{ $later } { $card } úr floppinu
verdict-put-right = þetta skal lagfært með því að { $steps }
remedy-finish-betting = klára veðmálsumferðina
remedy-set-aside = leggja { $laid } til hliðar
remedy-take-out = taka { $laid } úr leik
remedy-shuffle-in = stokka { $laid } saman við afgang stokksins
remedy-shuffle-stub = stokka afgang stokksins
remedy-show = sýna öllum { $laid }
remedy-cut = skipta stokknum
remedy-burn = brenna spil
remedy-deal = leggja út { $street }
remedy-deal-unburned = leggja út { $street } án þess að brenna aftur
remedy-deal-new = { $street ->
    [flop] leggja út nýtt flopp
    [turn] leggja út nýtt turn
   *[river] leggja út nýtt river
}
remedy-deal-new-unburned = { $street ->
    [flop] leggja út nýtt flopp án þess að brenna aftur
    [turn] leggja út nýtt turn án þess að brenna aftur
   *[river] leggja út nýtt river án þess að brenna aftur
}
remedy-scramble = blanda spilum floppsins á grúfu
remedy-burn-one = brenna eitt þeirra
remedy-complete-flop = leggja hin tvö og næsta spil út sem floppið
remedy-floor-draws = láta { -floor(case: "accusative") } draga eitt þeirra sem næsta brennda spil
remedy-restore-order = koma röð spilanna í rétt horf
remedy-deal-right-card = leggja út rétta spilið
remedy-deal-last-cards = gefa síðustu spilin
remedy-deal-common-card = leggja út eitt sameiginlegt spil
laid-flop = floppið
laid-flop-and-burn = floppið og brennda spilið
laid-turn = turnið
laid-river = riverið
laid-set-aside-card = spilið sem lagt var til hliðar
laid-surplus = spilin sem eru umfram
laid-missed-burn = spilið sem átti að brenna
laid-burns = brenndu spilin
verdict-street-is = { $street ->
    [flop] floppið er { $cards }
    [turn] turnið er { $cards }
   *[river] riverið er { $cards }
}

## Stokkurinn

state-stub = næstu spil stokksins eru { $cards }
state-burned = brenndu spilin sem vitað er um eru { $cards }
state-deck = { $looks ->
    [marked] stokkurinn er merktur
   *[damaged] stokkurinn er skemmdur
}
event-next-level = nýtt þrep hefst
deed-find-fault = finnur{ $later } { $fault }
deed-notice-fault = kemur{ $later } auga á { $fault } og segir ekkert
deed-report-fault = bendir{ $later } á { $fault }
fault-second = annað { $card }
fault-joker = jóker
fault-foreign = spil úr öðrum stokki
fault-marked = merkt spil
fault-flawed = spil með galla frá verksmiðju
fault-face-up = { $count ->
    [one] { $count } spil sem snýr upp í stokknum
   *[other] { $count } spil sem snúa upp í stokknum
}
fault-count = { $count ->
    [one] stokk með { $count } spili
   *[other] stokk með { $count } spilum
}
deed-drop = { $landing ->
    [floor] missir{ $later } { $card } á gólfið
   *[table] missir{ $later } { $card } upp í loft á borðið
}
some-card = spil
deed-ask-for-deck = biður{ $later } um annan stokk
deed-relieved = fer{ $later } og annar gjafari tekur við
deed-ask-burn-cards = biður{ $later } um að fá að sjá brenndu spilin
deed-ask-new-deck = biður{ $later } um annan stokk
deed-ask-new-dealer = biður{ $later } um annan gjafara
verdict-hand-void = höndin er ógild og enginn vinnur hana
verdict-to-next-pot = { $amount } sem { $who } lagði undir fara í pott næstu handar
verdict-unattributed = spilapeningar upp á { $amount } sem þegar voru í pottinum fara aftur til þeirra sem lögðu þá undir
verdict-only-for = { $count ->
    [one] þessi { $amount } getur aðeins { $players } unnið
   *[other] þessi { $amount } geta aðeins { $players } unnið
}
verdict-deck-changed = skipt er um stokk
verdict-deck-not-changed = ekki er skipt um stokk
dropped-card = spilið sem datt
verdict-card-remains = { $lies ->
    [open] { $card } verður áfram hjá { $who-dative } og snýr upp
   *[closed] { $card } verður áfram hjá { $who-dative }
}
