# Klukkan, þrepin og spilapeningar utan veðmála: hvað gerist, hvernig staðan er og hvað er úrskurðað.

event-countdown-ends = niðurtalningunni lýkur
event-level-ends = tími þrepsins er liðinn
event-race = spil eru gefin um spilapeningana sem ganga af: { $drawn }
event-rebuys-end = endurkaupatímanum lýkur
steps-as-the-countdown-ends = { $head } einmitt þegar niðurtalningunni lýkur
deed-ask-clock = biður{ $later } um klukku
deed-ask-clock-on = biður{ $later } um klukku á { $other-accusative }
deed-grant-clock = heimilar{ $later } klukku
deed-refuse-clock = synjar{ $later } um klukku
deed-grant-seconds = veitir{ $later } { seconds }
seconds = { $count ->
    [one] { $count } sekúndu
   *[other] { $count } sekúndur
}
last-seconds = { $counted ->
    [one] síðasta { $counted } sekúndan er talin
   *[other] síðustu { $counted } sekúndurnar eru taldar
}
more-seconds = { $counted ->
    [one] er { $counted } sekúnda til viðbótar talin
   *[other] eru { $counted } sekúndur til viðbótar taldar
}
minutes = { $count ->
    [one] { $count } mínútu
   *[other] { $count } mínútur
}
minutes-ago = { $count ->
    [one] { $count } mínútu
   *[other] { $count } mínútum
}
deed-declare-dead = lýsir{ $later } höndina dauða
deed-announce-level = tilkynnir{ $later } blindana { $small }/{ $big }
deed-find-level = kemst{ $later } að því að blindar þrepsins eru { $small }/{ $big }
deed-exchange-all = skiptir{ $later } spilapeningum upp á { $one } í spilapeninga upp á { $two }
deed-exchange-of = tekur{ $later } { $chips } af { $other-dative } og lætur { $others } í staðinn
deed-announce-exchange = tilkynnir{ $later } skiptin
deed-find-foreign = finnur{ $later } { $chips } af öðru móti hjá { $other-dative }
deed-find-lost = finnur{ $later } { $chips } á gólfinu
deed-hide-behind = felur{ $later } spilapeninga upp á { $one } á bak við spilapeninga upp á { $two }
deed-put-beside = leggur{ $later } spilapeninga upp á { $one } við hliðina á spilapeningum upp á { $two }
deed-build-stacks = raðar{ $later } spilapeningum í { $count } spilapeninga stafla
deed-carry-in-rack = ber{ $later } { $chips } í spilapeningabakka
deed-carry-in-pocket = ber{ $later } { $chips } í vasa
deed-carry-in-open-hands = ber{ $later } { $chips } í opnum lófum
deed-carry-out-of-the-area = ber{ $later } { $chips } út af svæði mótsins
deed-leave-chips-on-table = skilur{ $later } spilapeningana sína eftir á borðinu
deed-take-chips-along = tekur{ $later } spilapeningana sína með sér
deed-take-off = tekur{ $later } { $chips } af borðinu
deed-pocket = stingur{ $later } { $chips-dative } í vasann
deed-pass = lætur{ $later } { $other-accusative } fá { $chips }
deed-buy = kaupir{ $later } spilapeninga fyrir { $amount }
deed-buy-and-announce = kaupir{ $later } spilapeninga fyrir { $one } og tilkynnir að { $two } séu í leik
deed-announce-stake = tilkynnir{ $later } að { $amount } séu í leik
deed-announce-rebuy = tilkynnir{ $later } endurkaup upp á { $amount }
deed-announce-add-on = tilkynnir{ $later } viðbótarkaup upp á { $amount }
deed-leave-with = hættir{ $later } í leiknum og fer með { $amount }
deed-cover-chips = hylur{ $later } spilapeningana sína
deed-chips-in-the-way = hefur{ $later } spilapeningana sína fyrir
deed-tear-card = rífur{ $later } spil
deed-break-chip = brýtur{ $later } spilapening
deed-refuse-to-count = neitar{ $later } að telja spilapeningana sína
deed-sit-again = sest{ $later } aftur
deed-ask-bet = spyr{ $later } hve hátt veðmálið er
deed-ask-to-miss-hand = biður{ $later } um að fá að sleppa hendi
deed-ask-deposit = biður{ $later } um trygginguna sína aftur
deed-ask-to-watch = biður{ $later } um að fá að fylgjast með skiptunum
deed-ask-other-seat = biður{ $later } um annað sæti
deed-ask-physical-help = biður{ $later } um aðstoð vegna líkamlegrar þarfar
deed-ask-other-help = biður{ $later } um aðstoð vegna þarfar sem er ekki líkamleg
deed-ask-to-divide = biður{ $later } gjafarann um að skipta pottinum
deed-object-exchange = andmælir{ $later } skiptunum
deed-object-too-few = gerir{ $later } athugasemd við að einhver eigi of fáa spilapeninga til að kalla
deed-agree-split-pot = { $count ->
    [one] samþykkir að skipta pottinum
   *[other] koma sér saman um að skipta pottinum
}
deed-agree-buy-in = { $count ->
    [one] samþykkir { $amount } í buy-in
   *[other] koma sér saman um { $amount } í buy-in
}
found-reasonable = leikmaðurinn hafi haft hæfilegan tíma til að ákveða sig
found-feasible = unnt sé að verða við beiðninni
state-rebuys-open = opið er fyrir endurkaup
state-buy-in = buy-in er { $amount }
state-buy-in-range = buy-in er frá { $one } upp í { $two }
state-rake = þóknunin er { $count }% af pottinum
state-rake-with-cap = þóknunin er { $one }% af pottinum en mest { $two }
state-time-charge = tímagjaldið er { $amount } fyrir { minutes } í senn
state-away-with = { $who } fór fyrir { minutes-ago } með { $amount }
state-discharge-slip = { $who } er með uppgjörskvittun
state-special-needs = { $who } er með sérþarfir
verdict-time = { $who } hefur { seconds } til að ákveða sig
verdict-time-counted-after = { $who } hefur { seconds } til að ákveða sig, síðan { more-seconds } niður
verdict-time-counted-within = { $who } hefur { seconds } til að ákveða sig, og { last-seconds } niður
verdict-played-at = höndin er spiluð með blindum { $small }/{ $big }
verdict-exchanges = { $who } lætur { $chips } af hendi og fær { $others } í staðinn
verdict-in-the-race = spilapeningar { $who-genitive } upp á { $amount } fara í dráttinn
verdict-first-card = fyrsta spilið í drættinum fer til { $who-genitive }
verdict-another-card = { $count ->
    [one] { $who } fær eitt spil í viðbót
   *[other] { $who } fá eitt spil í viðbót hver
}
verdict-forfeits = { $who } missir { $amount }
verdict-estimate-only = leikmaðurinn á aðeins rétt á mati
verdict-granted-bet = leikmanninum er sagt að veðmálið sé { $amount }
verdict-dealer-counts = gjafarinn verður að telja spilapeninga { $who-genitive }
verdict-owes-nothing = { $who } þarf ekkert að greiða
verdict-to-the-house = { $amount } af pottinum fara til klúbbsins
verdict-to-inventory = { $amount } fara úr leik og aftur í birgðirnar
verdict-to-either = gjafarinn ýtir öllum pottinum, { $amount }, til annaðhvort { $who-genitive } eða { $other-genitive } og þeir skipta honum
verdict-advised-against = { $who-dative } er ráðið frá þessu
verdict-no-floor-breach = { -floor(case: "nominative") } brýtur enga reglu
