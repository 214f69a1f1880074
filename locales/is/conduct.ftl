# Framkoma: hvað fólk gerir utan leiksins, hvers menn verða vísari um það og hvað er úrskurðað.

deed-talk-on-phone = talar{ $later } í síma
deed-answer-phone = svarar{ $later } í símann
deed-silence-phone = þaggar{ $later } niður í símanum
deed-write-message = skrifar{ $later } skilaboð
deed-watch-video = horfir{ $later } á myndskeið
deed-listen-through-headphones = hlustar{ $later } á tónlist í heyrnartólum
deed-play-music-aloud = spilar{ $later } tónlist upphátt
deed-use-laptop = notar{ $later } fartölvu
deed-use-laptop-on-mains = notar{ $later } fartölvu sem er í sambandi við rafmagn
deed-use-strategy-tool = notar{ $later } leikfræðilegt hjálpartæki
deed-get-strategy-data = fær{ $later } leikfræðileg gögn annars staðar frá
deed-cover-face = hylur{ $later } andlit sitt
deed-wear-costume = er{ $later } í búningi
deed-stream = sendir{ $later } út frá mótinu
deed-wear-camera = er{ $later } með myndavél á sér
deed-device-on-cloth = leggur{ $later } tæki á dúkinn
deed-device-on-rail = leggur{ $later } tæki á borðbrúnina
deed-belongings-on-rail = leggur{ $later } eigur sínar á borðbrúnina
deed-read = les{ $later } við borðið
deed-ask-to-phone = biður{ $later } um að fá að fara frá í símann
deed-tell-cards = segir{ $later } frá spilum sínum
deed-guess-cards-to-come = getur{ $later } sér til um spil sem eru ókomin
deed-comment-on-hand = tjáir{ $later } sig um höndina
deed-react-to-board = bregst{ $later } sýnilega við sameiginlegu spilunum
deed-keep-cards = heldur{ $later } spilunum
deed-card-off-table = kastar{ $later } spili af borðinu
deed-chip-off-table = kastar{ $later } spilapeningi af borðinu
deed-cards-at-dealer = hendir{ $later } spilunum í gjafarann
deed-stall = tefur{ $later } spilið
deed-chatter = masar{ $later }
deed-bang-chips = skellir{ $later } spilapeningunum
deed-put-in-token = setur{ $later } út bounty-pening eða annað merki sem veðmál
deed-violence = beitir{ $later } ofbeldi
deed-swear = blótar{ $later }
deed-disrupt = spillir{ $later } friði við borðið
deed-rude = er{ $later } með ókurteisi
deed-celebrate = fagnar{ $later }
deed-gesture = gerir{ $later } bendingu
deed-smoke = reykir{ $later } við borðið
deed-mark-card = merkir{ $later } spil
deed-hide-cards = felur{ $later } spilin sín
deed-cards-off-table = tekur{ $later } spilin sín af borðinu
deed-mix-chips = ruglar{ $later } spilapeningum sínum saman
deed-slow-to-move = er{ $later } lengi að færa sig
deed-notice-error = tekur{ $later } eftir mistökum
deed-take-pot = tekur{ $later } pottinn til sín
deed-refuse-penalty = neitar{ $later } að taka refsingunni
deed-refuse-to-put-right = neitar{ $later } að bæta úr því
deed-put-right = bætir{ $later } úr því
deed-keep-silent = þegir{ $later } um það
deed-leave-table = fer{ $later } frá borðinu
deed-leave-game = hættir{ $later } í spilinu
deed-stand-by-chair = stendur{ $later } við stólinn sinn
deed-wait-in-area = bíður{ $later } á mótssvæðinu
deed-back = kemur{ $later } aftur að borðinu
deed-watch = horfir{ $later } á
deed-no-document = sýnir{ $later } engin skilríki
deed-insult-dealer = móðgar{ $later } gjafarann
deed-insult-judge = móðgar{ $later } dómarann
deed-belittle-staff = gerir{ $later } lítið úr starfsfólkinu
deed-ask-second-seat = biður{ $later } um sæti til viðbótar
deed-ask-second-hand = biður{ $later } um hönd til viðbótar
deed-ask-rules = biður{ $later } um reglurnar
deed-ask-which-rules = spyr{ $later } hvaða reglur gildi
deed-ask-lottery = biður{ $later } um að fá að halda happdrætti
deed-ask-seat = biður{ $later } um sæti
deed-ask-own-seat = biður{ $later } um sætið sitt
deed-ask-prize = biður{ $later } um verðlaunin sín
deed-ask-register = biður{ $later } um skráningu
deed-object-ruling = andmælir{ $later } úrskurðinum
deed-object-collusion = kvartar{ $later } undan samráði
deed-object-slow = kvartar{ $later } undan seinagangi
deed-object-hygiene = kvartar{ $later } undan óhreinlæti
deed-did-not-know = ber{ $later } því við að þekkja ekki regluna
deed-meant-otherwise = ber{ $later } því við að hafa meint annað
deed-did-not-follow = ber{ $later } því við að hafa ekki fylgst með
deed-protest = kærir{ $later } munnlega
deed-protest-in-writing = kærir{ $later } skriflega
deed-advise = gefur{ $later } { $other-dative } ráð
deed-criticise = gagnrýnir{ $later } { $other-accusative }
deed-read-hand-of = les{ $later } hönd { $other-genitive } upphátt
deed-guess-hand-of = getur{ $later } sér til um hönd { $other-genitive }
deed-strategy-with = ræðir{ $later } leikaðferðir við { $other-accusative }
deed-hand-with = ræðir{ $later } höndina við { $other-accusative }
deed-ask-advice-of = biður{ $later } { $other-accusative } um ráð
deed-take-advice-from = þiggur{ $later } ráð frá { $other-dative }
deed-touch-chips-of = snertir{ $later } spilapeninga { $other-genitive }
deed-touch-cards-of = snertir{ $later } spil { $other-genitive }
deed-belittle = gerir{ $later } lítið úr { $other-dative }
deed-belittle-play-of = gerir{ $later } lítið úr spilamennsku { $other-genitive }
deed-insult = móðgar{ $later } { $other-accusative }
deed-swear-at = bölvar{ $later } { $other-dative }
deed-handle-chips-of = handleikur{ $later } spilapeninga { $other-genitive }
deed-let-play-along = leyfir{ $later } { $other-dative } að spila höndina með sér
deed-touch-muck = snertir{ $later } spilin í muckinu
deed-touch-burns = snertir{ $later } brenndu spilin
deed-speak = talar{ $later } { tongue }
tongue = { $tongue ->
    [english] ensku
    [hungarian] ungversku
    [slovak] slóvakísku
    [czech] tékknesku
    [croatian] króatísku
    [icelandic] íslensku
    [russian] rússnesku
    [german] þýsku
    [spanish] spænsku
    [french] frönsku
    [italian] ítölsku
   *[polish] pólsku
}
deed-move-to-table-of = færir{ $later } sig að { $count } manna borði
deed-out-of-reach = setur{ $later } út { $chips } utan seilingar gjafarans
deed-have-moved = færir{ $later } { $other-accusative } að borði { $number }
deed-find-in-wrong-seat = kemst{ $later } að því að { $other } situr í röngu sæti
deed-ask-for-identification = biður{ $later } { $other-accusative } um skilríki
deed-record-it = skráir{ $later } það í keppnisskýrsluna
event-phone-rings = sími { $who-genitive } hringir
event-card-turns-up = { $card } { $who-genitive } snýst upp
event-hands-pass = { $count ->
    [one] { $count } hönd líður
   *[other] { $count } hendur líða
}
event-days-pass = { $count ->
    [one] { $count } dagur líður
   *[other] { $count } dagar líða
}
event-tournament-ends = mótinu lýkur
deed-agree-fold-to-big-blind = { $count ->
    [one] semur um að folda alltaf á stóra blind
   *[other] semja um að folda alltaf á stóra blind
}
deed-agree-another-ruling = { $count ->
    [one] semur um annan úrskurð
   *[other] semja um annan úrskurð
}
judge = dómarinn
house = húsið
federation = sambandið

deed-judge-found = { $found ->
    [yes] telur að { $what }
   *[no] telur ekki að { $what }
}
ruling-if-found = { $found ->
    [yes] ef { -floor(case: "nominative") } telur að { $what }
   *[no] ef { -floor(case: "nominative") } telur ekki að { $what }
}
found-uncalled = það hafi verið að óþörfu
found-similar = það sé sambærilegt því sem talið er upp
found-cheating = það hafi verið svindl
found-disruptive = það hafi spillt friði við borðið
found-excessive = það hafi verið óhóflegt
found-improper = það hafi verið ósæmilegt
found-grave = það hafi verið alvarlegt
found-against-event = það hafi skaðað viðburðinn
found-unsporting = það hafi verið óíþróttamannslegt
found-habitual = seinagangurinn sé vani
found-ownerless = ekki sé hægt að segja til um hver á spilapeningana
found-out-of-sight = ekki hafi sést til spilapeninganna
found-drunk = { $other } sé undir áhrifum
found-incorrigible = { $other } vilji ekki fara eftir reglunum
found-nuisance = { $other } sé öðrum til ama
found-harmed = { $other } hafi orðið fyrir tjóni
found-advantaged = { $other } njóti ósanngjarns forskots
found-colluding = { $who } og { $other } hafi samráð
found-dumping = { $who } láti spilapeninga viljandi renna til { $other-genitive }
found-soft-playing = { $who } hlífi { $other-dative }

state-television-table = sjónvarpsborð
state-main-event-final-table = lokaborð aðalmótsins
state-training-game = æfingaspil
state-paid = verðlaunasæti eru { $count }
state-day = { $count }. dagur
state-played-in = leikið { venue }
state-may-speak = við borðið má tala { tongue }
venue = { $venue ->
    [united-states] í Bandaríkjunum
    [new-jersey] í New Jersey
    [slovakia] í Slóvakíu
    [croatia] í Króatíu
    [hungary] í Ungverjalandi
    [iceland] á Íslandi
   *[russia] í Rússlandi
}
state-passport = { $who } er með vegabréf
state-anothers-passport = { $who } er með vegabréf annars manns
state-club-card = { $who } er með félagsskírteini
state-anothers-club-card = { $who } er með félagsskírteini annars manns
state-signed-receipt = { $who } hefur kvittað fyrir
state-hands-to-miss = { $who } á eftir að sitja hjá { hands-there }
state-breaches = fyrri brot { $who-genitive } ({ offence }): { $count }
state-missed-rounds = { $who } hefur þegar setið hjá { rounds-there } ({ offence })
state-warnings = áminningar { $who-genitive } ({ offence }): { $count }
offence = { $offence ->
    [out-of-turn] gert áður en röðin kom að leikmanni
    [late-post] skylduveðmál of seint
    [string-bet] string bet
    [announcing] hönd tilkynnt en ekki sýnd
    [exposing] spil sýnd
    [kept-cards] spilum haldið eftir fold
    [touched-cards] spil snert
    [cards-into-cards] spilum hent í annarra spil
    [shown-by-accident] spil sýnd óvart
    [mucked-first] muckað í stað þess að sýna fyrstur
    [card-off-table] spili kastað af borðinu
    [touching] spil eða spilapeningar snertir
    [delay] spilið tafið
    [chatter] mas
    [banging] spilapeningum skellt
    [out-of-reach] lagt undir utan seilingar gjafarans
    [violence] ofbeldi
    [belittling-play] lítið gert úr spilamennsku
    [foul-language] ljótt orðbragð
    [collusion] samráð
   *[any] hvaða regla sem er
}

verdict-no-breach = { $who } brýtur enga reglu
verdict-no-penalty = { $who } hlýtur ekki refsingu
verdict-put-out = { $who } er sleginn út úr mótinu
verdict-expelled = { $who-dative } er vísað úr mótinu
verdict-barred = { $who } fær ekki framar að spila á mótum sambandsins
verdict-no-prize = { $who } á ekki rétt á verðlaunum
verdict-no-refund = { $who } fær ekkert endurgreitt
verdict-blinded-off = spilapeningar { $who-genitive } fara í blinda
verdict-begins-at-once = refsing { $who-genitive } hefst strax
verdict-warned-by-dealer = gjafarinn áminnir { $who-accusative }
verdict-warned-by-floor = { -floor(case: "nominative") } áminnir { $who-accusative }
verdict-sits-out-minutes = { $who } situr hjá um tíma
verdict-sits-out-rounds = { $who } situr hjá nokkra hringi
verdict-another-by-exception = { $who } hlýtur í undantekningartilviki annars konar refsingu
verdict-may-lose-chips-or-place = refsingin getur kostað { $who-accusative } spilapeninga, sætið í mótinu eða hvort tveggja
verdict-may-go-on = { $who } má halda því áfram
verdict-must-leave-table = { $who } verður að halda sig frá borðinu
verdict-must-leave-area = { $who } verður að yfirgefa mótssvæðið
verdict-may-stay = { $who } má vera þar áfram
verdict-must-restack = { $who } verður að raða spilapeningunum eftir verðgildi
verdict-must-show-cards-there = { $who } verður að láta sjást að spil séu á hendi
verdict-may-be-told-to-stop = heimilt er að segja { $who-dative } að hætta því
verdict-may-be-moved = heimilt er að vísa { $who-dative } aftur fyrir girðingu
verdict-must-be-compensated = bæta verður { $who-dative } tjónið
verdict-dealer-tells-staff = gjafarinn verður að láta starfsfólk vita
verdict-dealer-sets-cards-aside = gjafarinn leggur spilin til hliðar
verdict-protest-forwarded = { -floor(case: "nominative") } verður að senda kæruna áfram
verdict-competition-rules-govern = keppnisreglurnar gilda
verdict-these-rules-govern = þessar reglur gilda
verdict-international-rules-govern = alþjóðlegu pókerreglurnar gilda
verdict-sits-out = { $who } situr hjá í { $count ->
    [one] { $count } mínútu
   *[other] { $count } mínútur
}
verdict-hands-left = { $who } á eftir að sitja hjá { hands-there }
verdict-finishes = { $who } lendir í { $place }. sæti
verdict-house-decides = reglur hússins ráða: { $choices }
house-alternatives-or = { $head }; eða { $last }
verdict-federation-breach = sambandið brýtur regluna „{ $rule }“
verdict-rounds-up-to = { $strength ->
    [must] { $who } situr hjá allt að { rounds-at-most }
   *[may] { $who } getur þurft að sitja hjá allt að { rounds-at-most }
}
verdict-hands-up-to = { $strength ->
    [must] { $who } situr hjá allt að { hands-at-most }
   *[may] { $who } getur þurft að sitja hjá allt að { hands-at-most }
}
verdict-up-to-disqualification = { $strength ->
    [must] { $who } hlýtur refsingu, allt að brottvísun úr mótinu
   *[may] { $who } getur hlotið refsingu, allt að brottvísun úr mótinu
}
verdict-up-to-ban = { $strength ->
    [must] { $who } hlýtur refsingu, allt að útilokun frá öllum mótum
   *[may] { $who } getur hlotið refsingu, allt að útilokun frá öllum mótum
}
verdict-season-ban = { $strength ->
    [must] { $who } er útilokaður út tímabilið
   *[may] { $who } getur orðið útilokaður út tímabilið
}
hands-there = { $count ->
    [one] { $count } hönd
   *[other] { $count } hendur
}
rounds-there = { $count ->
    [one] { $count } hring
   *[other] { $count } hringi
}
hands-at-most = { $count ->
    [one] { $count } hendi
   *[other] { $count } höndum
}
rounds-at-most = { $count ->
    [one] { $count } hring
   *[other] { $count } hringjum
}
