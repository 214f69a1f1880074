# Skýringar á stillingum: um hvað er spurt og hvað gildin merkja.

## Einingar

option-unit-cards = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
option-unit-chips = { $count ->
    [one] { $count } spilapeningur
   *[other] { $count } spilapeningar
}
option-unit-days = { $count ->
    [one] { $count } dagur
   *[other] { $count } dagar
}
option-unit-hands = { $count ->
    [one] { $count } hönd
   *[other] { $count } hendur
}
option-unit-minutes = { $count ->
    [one] { $count } mínúta
   *[other] { $count } mínútur
}
option-unit-money = { $count } í fé
option-unit-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
option-unit-rounds = { $count ->
    [one] { $count } hringur
   *[other] { $count } hringir
}
option-unit-seats = { $count ->
    [one] { $count } sæti
   *[other] { $count } sæti
}
option-unit-seconds = { $count ->
    [one] { $count } sekúnda
   *[other] { $count } sekúndur
}

## Stillingar

option-clock-called = Hvenær má biðja um klukku?
    .after-reasonable-time = Þegar leikmaður hefur fengið hæfilegan tíma til að ákveða sig.
    .on-request = Um leið og einhver biður um það.
option-clock-granted-by = Líður tíminn frá beiðninni eða frá því að hún er samþykkt?
    .nobody = Hann líður frá beiðninni.
    .floor = Hann líður frá því að gólfstjórinn samþykkir hana.
option-clock-decision = Hve langan tíma hefur sá til að ákveða sig sem er á klukkunni?
option-clock-countdown = Hve löng er niðurtalningin?
option-clock-counted = Kemur niðurtalningin á eftir tímanum eða er hún endir hans?
    .after-the-time = Hún kemur á eftir tímanum.
    .within-the-time = Hún er endir tímans.
option-clock-fast-level = Við hve margra mínútna þrep í mesta lagi gildir stutta klukkan?
option-clock-fast-decision = Hve löng er stutta klukkan?
option-clock-fast-countdown = Hve löng er niðurtalning stuttu klukkunnar?
option-clock-change = Má gólfstjórinn gefa annan tíma?
    .shorten = Gólfstjórinn má stytta þennan tíma.
    .shorten-if-delaying = Gólfstjórinn má stytta þennan tíma ef hann telur að leikmaður tefji viljandi.
    .set-freely = Gólfstjórinn má setja styttri eða lengri tíma en venja er.
option-clock-expiry = Hvað ef ekkert var gert í tæka tíð?
    .hand-dead = Höndin er dauð.
    .check-or-fold = Höndin er dauð ef veðmáli var ósvarað; annars hefur leikmaðurinn tékkað.
option-clock-ends-with = Hve lengi má leikmaðurinn enn gera?
    .time = Þar til síðasta sekúndan er liðin.
    .declaration = Þar til höndin hefur verið lýst dauð.
option-clock-deliberate-delay = Hvað kostar að tefja leikinn viljandi?
option-clock-needless-delay = Hvað kostar að tefja leikinn að ástæðulausu?
option-procedure-exact-count = Hvenær má leikmaður láta telja spilapeninga nákvæmlega?
    .facing-all-in = Þegar hann þarf að svara all-in.
    .opponent-all-in = Þegar mótherjinn er all-in.
    .at-any-time = Hvenær sem er.
option-procedure-race = Hvernig ræðst chip race?
    .chip-by-chip = Spil fyrir hvern afgangspening og mest einn nýr á leikmann.
    .one-pot = Spil fyrir hvern stakk og það hæsta fær allt.
option-procedure-race-tie = Hvað sker úr milli jafnra spila í chip race?
    .suit = Sortir þeirra.
    .another-card = Annað spil handa þeim sem eru jafnir.
option-procedure-hidden-in-transit = Tapast spilapeningar sem voru bornir úr augsýn?
    .forfeited = Þeir tapast.
    .may-be-forfeited = Gólfstjórinn má taka þá.
option-procedure-stack-height = Hve margir spilapeningar eru í stafla?
option-procedure-chips-in-the-way = Hvað kosta spilapeningar sem trufla gjöfina eða byrgja sýn á spilin?
option-procedure-color-up-announced = Hvenær þarf að tilkynna skipti á spilapeningum?
    .announced = Hvenær sem er, jafnvel eftir á.
    .beforehand = Áður en skipt er.
option-procedure-break-dispute = Hve lengi eftir úthlutun má andmæla potti ef höndinni lýkur í hléi?
option-procedure-dispute-until = Hve lengi má andmæla því hver fékk pottinn?
    .next-hand = Þar til næsta hönd hefst.
    .next-hand-over = Þar til næstu hendi er lokið.
    .cards-shuffled = Þar til spilum handarinnar hefur verið blandað saman.
    .at-once = Strax eða alls ekki.
option-procedure-hand-begins = Hvenær hefst ný hönd þegar stokkað er í höndunum?
    .first-riffle = Við fyrstu fléttun.
    .first-shuffle = Við fyrstu stokkun, hver sem hún er.
    .first-card = Þegar fyrsta spilið fer úr stokknum.
    .dealer-push = Við fyrstu fléttun eða, sé skipt um gjafara fyrir hana, þegar nýi gjafarinn tekur við.
option-procedure-level-from = Hvenær tekur nýtt þrep gildi?
    .announcement = Þegar tíminn er kominn og það hefur verið tilkynnt.
    .time = Þegar tíminn er kominn.
    .either = Þegar tíminn er kominn eða það hefur verið tilkynnt, hvort sem er fyrr.
option-procedure-rebuy-bound = Þarf að kaupa endurkaup sem tilkynnt voru?
    .always = Hvað sem öðru líður.
    .to-continue = Aðeins til að halda áfram að spila.
option-procedure-killed-hand-refund = Fær eigandi handar sem var drepin það til baka sem enginn kallaði?
    .returned = Hann fær það.
    .may-be-returned = Hann getur fengið það ef gólfstjórinn leyfir.
option-procedure-unprotected-condition = Hvaða hendur eru áfram dauðar þegar gjafarinn tók þær fyrir mistök?
    .unprotected-only = Þær sem voru óvarðar; um hinar er ekkert sagt.
    .every-hand = Allar, hvernig sem þær lágu.
option-betting-substantial-pair = Hvaða tvær aðgerðir saman eru verulegar?
    .both-add-chips = Aðgerðir ólíkra leikmanna sem allar setja spilapeninga í pottinn.
    .one-adds-chips = Aðgerðir þar sem að minnsta kosti ein setur spilapeninga í pottinn.
    .any-action = Hvaða aðgerðir ólíkra leikmanna sem er.
option-betting-substantial-pair-actions = Hve margar aðgerðir þarf í styttri gerð verulegrar aðgerðar?
option-betting-substantial-any = Hvaða aðgerðir teljast með í lengri gerð verulegrar aðgerðar?
    .every-kind = Hver aðgerð: tékk, bet, hækkun, kall eða fold.
    .chips-only = Bet, hækkanir og köll; tékk og fold teljast ekki með.
option-betting-substantial-any-actions = Hve margar aðgerðir þarf í lengri gerð verulegrar aðgerðar?
option-betting-out-of-turn = Bindur aðgerð áður en röðin kemur að manni ef ekkert hefur breyst þegar að honum kemur?
    .binding = Hún bindur.
    .floor-may-bind = Gólfstjórinn má halda honum við hana.
option-betting-out-of-turn-binds = Hvaða aðgerðir binda áður en röðin kemur að manni?
    .every-action = Hver aðgerð.
    .wagers = Bet, köll og hækkanir, hvorki tékk né fold.
option-betting-out-of-turn-undone-by = Hvað fellir niður aðgerð sem kom áður en röðin kom að manni?
    .bet-or-raise = Hvaða bet eða hækkun sem er hjá leikmanni á undan.
    .larger-raise = Aðeins hækkun umfram það sem sett var út.
option-betting-out-of-turn-chips = Hvað verður um spilapeninga sem settir voru út áður en röðin kom að manni ef aðgerðin fellur niður?
    .returned = Þeim er skilað.
    .stay = Þeir verða eftir í pottinum.
option-betting-out-of-turn-fold = Stendur fold áður en röðin kemur að manni þótt staðan breytist?
    .always-binds = Það stendur alltaf.
    .as-other-actions = Það stendur eða fellur eins og aðrar slíkar aðgerðir.
option-betting-skipped-player = Hvað getur sá enn gert sem hlaupið var yfir ef veruleg aðgerð varð á meðan?
    .must-speak-up = Hann átti að láta í sér heyra; það sem gert var á eftir stendur og gólfstjórinn ákveður um hönd hans.
    .answers-or-raises = Hann svarar og köllin á eftir standa, eða hækkar og þeim er skilað.
option-betting-out-of-turn-penalty = Hvað kostar viljandi yfirlýsing áður en röðin kemur að manni, í fyrsta sinn og endurtekin?
option-betting-undercall = Hvað skuldar sá sem setur minna út en kallið?
    .full-call-opening-or-heads-up = Fullt kall, við fyrsta beti umferðar eða við hvaða beti sem er þegar tveir eru eftir.
    .complete-or-forfeit = Hann bætir upp í kallið eða foldar og tapar því sem hann setti út.
option-betting-one-chip-call = Hvenær er einn spilapeningur umfram kallið, settur út orðalaust, kall?
    .any-larger = Alltaf, hversu stór sem hann er.
    .above-minimum-raise = Aðeins ef hann er meira virði en lágmarkshækkun; minni peningur er metinn eftir stærð.
option-betting-one-chip-call-share = Frá hvaða hluta betsins er einn minni spilapeningur kall sem bæta þarf upp?
option-betting-multiple-chips = Hvenær eru nokkrir spilapeningar umfram kallið, settir út orðalaust, aðeins kall?
    .remove-one-equal = Þegar þeir hafa sama verðgildi og ná ekki kallinu ef einn er tekinn af.
    .remove-smallest = Þegar þeir ná ekki kallinu án þess minnsta.
    .size-only = Þegar samtala þeirra nær ekki hálfri hækkun.
option-betting-multiple-chips-after = Eftir hvað gildir prófið að taka einn spilapening af?
    .any-bet = Eftir hvaða bet eða blind sem er.
    .raise = Aðeins eftir hækkun.
option-betting-half-raise-base = Af hvaða upphæð er hlutinn reiknaður sem skyldar mann til að bæta upp í hækkun?
    .previous-bet = Af síðasta beti í fullri hæð.
    .minimum-increment = Af minnstu upphæð sem hann gæti hækkað um.
option-betting-half-raise-share = Frá hvaða hluta skyldar það sem er umfram kallið til fullrar hækkunar?
option-betting-minimum-raise = Um hve mikið þarf hækkun að minnsta kosti að fara fram úr betinu?
    .largest-increment = Um stærsta bet eða hækkun umferðarinnar hingað til.
    .last-difference = Um muninn á síðasta beti og því næsta á undan.
    .original-raise = Um stærð fyrstu hækkunar umferðarinnar.
    .double-previous = Hún þarf að vera tvöfalt síðasta bet.
option-betting-raise-counts-from = Hvaðan er næsta hækkun talin yfir all-in sem er ekki full hækkun?
    .all-in-amount = Frá upphæð all-in.
    .last-full-bet = Frá síðasta fulla beti eða hækkun.
option-betting-declared-short-raise = Hvað verður um hækkun sem var tilkynnt en reyndist of lítil?
    .minimum-raise = Hún er færð upp í lágmarkshækkun.
    .complete-or-forfeit = Leikmaðurinn bætir upp í hana eða foldar og tapar því sem hann setti út.
option-betting-closed-to = Hverjum lokar all-in sem er ekki full hækkun fyrir hækkun?
    .those-who-acted = Þeim sem höfðu gert á undan.
    .raisers = Þeim sem höfðu bettað eða hækkað á undan.
    .everyone = Öllum nema þeim sem full hækkun blasir við.
option-betting-reopened-by = Hvað opnar aftur fyrir hækkun hjá þeim sem hefur gert?
    .one-full-raise = Ein full hækkun eftir að hann gerði.
    .full-raise-in-total = Full hækkun samanlagt, sem nokkur stutt all-in geta myndað.
option-betting-limit-all-in-share = Frá hvaða hluta þrepsins er all-in hækkun í limit?
option-betting-all-in-share = Frá hvaða hluta fullrar hækkunar er all-in hækkun í no-limit og pot-limit?
option-betting-limit-raises = Hve margar hækkanir mega fylgja beti í einni umferð í limit?
option-betting-limit-cap-lifted = Hvenær gildir hámark hækkana ekki lengur í limit?
    .two-left-in-tournament = Þegar tveir eru eftir í mótinu.
    .round-began-heads-up = Þegar veðmálsumferðin hófst með tveimur leikmönnum.
option-betting-string-bet = Hvað telst orðalaus hækkun í nokkrum hreyfingum vera?
    .call-only = Aðeins kall.
    .first-motion = Það sem fyrsta hreyfingin gerði úr henni.
option-betting-ambiguous-amount = Hverja af nokkrum mögulegum upphæðum merkir yfirlýsing?
    .lesser = Þá lægri.
    .largest-within-pot = Þá hæstu sem er ekki meiri en potturinn á undan betinu.
option-betting-hidden-chips = Gilda spilapeningar sem voru faldir þegar all-in var kallað?
    .play-against-owner = Þeir gilda þegar eigandinn tapar en ekki þegar hann vinnur.
    .floor-decides = Gólfstjórinn ákveður.
option-betting-misplayed-actions = Eftir hve margar aðgerðir á eftir stendur rangur pottur eða limit?
option-betting-straddle = Kaupir óséð hækkun fyrir gjöf síðasta orðið?
    .by-agreement = Já, ef samið var um straddle fyrir leik, þó ekki þegar tveir spila.
    .left-of-big-blind = Já, fyrir leikmanninn vinstra megin við stóra blindinn, einnig án samkomulags, þó ekki þegar tveir spila.
    .raise-no-look = Aldrei; hún er óséð hækkun.
option-betting-blind-raise-multiple = Hve margir stórir blindar þarf óséð hækkun að vera?
option-betting-short-ante = Í hvort fara spilapeningar stóra blindsins fyrst ef þeir duga ekki bæði fyrir blindi og ante?
    .blind-first = Í blindinn; það sem eftir er verður ante.
    .ante-first = Í ante; það sem eftir er fer í blindinn.
option-showdown-miscall = Er refsað fyrir að segja viljandi rangt til um hönd?
    .may-be-penalised = Það má.
    .is-penalised = Það skal gert.
option-showdown-refusal-grace = Hve langan tíma hefur sá til að sýna sem neitar og er sagt að gera það?
option-showdown-asking-to-see = Hver má sjá hönd annars ef hann biður um það?
    .floor-discretion = Enginn á rétt á því; gólfstjórinn getur leyft það.
    .players-at-showdown = Sá sem er í showdown og heldur á spilum sínum má sjá hönd sem enn er haldið.
    .manager-with-grounds = Hver sem fékk spil, ef stjórnandinn telur ástæður hans góðar.
    .river-callers = Sá sem kallaði á river má sjá hönd þess sem síðast sótti; annars getur gólfstjórinn leyft það.
option-showdown-seen-by-one = Hvað þurfa allir að sjá þegar einn leikmaður hefur séð það?
    .cards-seen = Aðeins þau spil, eftir höndina, ef einhver biður um það.
    .whole-hand = Alla höndina, strax.
option-dealing-out-of-order = Er gjöfin vitlaus þegar spil fer til leikmanns sem var ekki næstur?
    .misdeal = Já.
    .unless-correctable = Aðeins ef ekki er hægt að leiðrétta mistökin.
option-dealing-missed-seat = Er gjöfin vitlaus þegar sæti er sleppt eða spil fara í autt sæti?
    .misdeal = Já.
    .unless-restorable = Aðeins ef ekki er hægt að koma röð spilanna aftur á.
option-dealing-misdeal-until = Hve lengi má lýsa gjöf vitlausa?
    .substantial-action = Fram að verulegri aðgerð.
    .blind-acts = Þar til litli eða stóri blindurinn gerir.
option-dealing-exposed-by = Hver þarf að valda því að spil í gjöfinni snúi upp til að það teljist sýnilegt?
    .dealer = Gjafarinn.
    .anybody = Hver sem er, líka leikmaður.
option-dealing-exposed-cards-misdeal = Frá hve mörgum sýnilegum spilum er gjöfin vitlaus?
option-dealing-exposed-counted = Hvaða spil teljast þegar fleiri snúa upp?
    .of-the-deal = Spil gjafarinnar.
    .with-boxed = Spil gjafarinnar og öfug spil.
    .first-round = Spil fyrstu umferðar gjafarinnar.
option-dealing-exposed-card = Hvað verður um eina spilið sem sást í gjöfinni?
    .first-burn = Það verður fyrsta brennda spilið.
    .out-of-play = Það er úr leik.
option-dealing-wrong-count = Er gjöfin vitlaus þegar í ljós kemur að leikmaður er með of mörg eða of fá spil?
    .misdeal = Já.
    .unless-correctable = Aðeins ef ekki er hægt að leiðrétta mistökin.
option-dealing-surplus-cards = Hve mörg aukaspil gera gjöfina vitlausa?
option-dealing-four-card-flop = Hvernig er flopp með of mörgum spilum leiðrétt?
    .floor-draws = Af fjórum spilum, opnum eða ekki, dregur gólfstjórinn næsta brennda spil.
    .reshuffled = Þau eru stokkuð í afganginn án brennda spilsins.
    .reshuffled-with-burn = Ef þau liggja opin eru þau stokkuð í afganginn með brennda spilinu og spil brennt að nýju.
option-dealing-premature-flop = Hvernig er flopp leiðrétt sem kom áður en veðmálum lauk?
    .reshuffled = Eftir veðmálin er það stokkað í afganginn.
    .reshuffled-unburned = Eftir veðmálin er það stokkað í afganginn og lagt út að nýju án þess að brenna aftur.
    .reshuffled-and-cut = Það er stokkað í afganginn án brennda spilsins og stokknum skipt.
    .reshuffled-with-burn = Það er stokkað í afganginn með brennda spilinu, stokknum skipt og spil brennt að nýju.
option-dealing-premature-card = Hvað verður um turn eða river sem kom áður en veðmálum lauk?
    .set-aside = Það er stokkað í afganginn fyrir river.
    .taken-out = Það er úr leik.
    .reshuffled = Eftir veðmálin er það stokkað í afganginn og sama gata gefin aftur.
option-dealing-missed-burn = Hvernig er bætt úr þegar gleymdist að brenna?
    .removed = Spilið sem átti að brenna er sýnt og er úr leik.
    .restored = Röð spilanna er komið aftur á, líka þegar of mörg voru brennd.
option-dealing-boxed-cards-misdeal = Frá hve mörgum öfugum spilum er gjöfin vitlaus?
option-dealing-open-cards = Frá hve mörgum opnum spilum er stokkurinn gallaður?
option-dealing-defect-after-award = Hvað verður um pott sem var úthlutað áður en galli stokksins kom í ljós?
    .pot-stands = Hann verður hjá sigurvegaranum.
    .pot-taken-back = Hann fer aftur til þeirra sem lögðu í hann.
option-dealing-dead-button = Er mót spilað með dauðum hnappi?
    .always = Alltaf.
    .floor-decides = Það má.
option-dealing-bring-in-share = Hve stór hluti lægri markanna er bring-in í limit stud?
option-conduct-exposing-penalty = Þarf að refsa leikmanni sem sýnir spil?
    .may-be-penalised = Það má.
    .is-penalised = Það skal gert.
option-conduct-exposing-while = Hve lengi er brot að sýna spil?
    .action-pending = Meðan einhver á eftir að gera, hann sjálfur meðtalinn.
    .others-behind = Meðan einhver á eftir honum á eftir að gera.
option-conduct-exposing-hands = Hve margar hendur situr sá að minnsta kosti hjá sem sýnir spil viljandi?
option-conduct-exposing-rounds = Hve marga hringi má láta þann sitja hjá sem opnar spil áður en veðmálsumferð lýkur?
option-conduct-exposing-rounds-repeated = Hve marga hringi situr sá hjá sem gerir það aftur, ef honum er ekki vísað úr?
option-conduct-belittling = Hvað kostar að gera lítið úr öðrum?
option-conduct-foul-language-at-person = Hvað kostar ljótt orðbragð í garð leikmanns eða starfsmanns?
option-conduct-foul-language = Hvað kostar ljótt orðbragð sem beinist ekki að neinum?
option-conduct-insult = Hvað kostar að móðga leikmann eða starfsmann móts?
option-conduct-left-table = Hvað kostar að yfirgefa borðið með lifandi hönd?
option-conduct-soft-play = Hvað kostar að hlífa öðrum leikmanni?
option-conduct-collusion = Hvað kosta chip dumping og annað samráð?
option-conduct-nuisance = Hvað kostar að hætta ekki því sem truflar aðra?
option-conduct-etiquette = Hvað kostar brot á kurteisisreglum í fyrsta sinn og endurtekið?
option-conduct-etiquette-repeats = Hvað telst endurtekið brot á kurteisisreglum?
    .any-breach = Hvaða brot sem er á eftir öðru.
    .same-breach = Aðeins brot af sama tagi.
option-conduct-celebration = Hvað kosta óhófleg fagnaðarlæti?
option-conduct-improper-behaviour = Hvað kosta ósæmileg hegðun og ósæmilegar bendingar?
option-conduct-drunkenness = Hvað kosta ölvun og óspektir?
option-conduct-advice-banned = Hve lengi er bannað að gefa ráð um spilið eða gagnrýna það?
    .at-any-time = Alltaf.
    .until-action-ends = Þar til öllum aðgerðum er lokið.
option-conduct-card-off-table = Hvað kostar að henda spili af borðinu?
option-conduct-one-player = Hvað kostar að láta annan taka þátt í að spila höndina sína?
option-conduct-forceful-fold = Hvað kostar að henda spilunum svo harkalega að eitt þeirra snýr upp?
option-conduct-slow-play = Hvað kostar að vera sífellt hægur?
option-conduct-violence = Hvað kostar ofbeldi?
option-conduct-abuse = Hvað kostar að svívirða aðra?
option-conduct-disruption = Hvað kostar að trufla leikinn?
option-conduct-cheating = Hvað kostar svindl?
option-conduct-similar-incident = Hvað kostar það sem gólfstjórinn telur sambærilegt við þetta?
option-conduct-kept-cards = Hvað kostar að halda spilunum eftir fold?
option-conduct-touched-cards = Hvað kostar að snerta muckið, brennd spil eða spil annars?
option-conduct-cards-into-cards = Hvað kostar að henda spilunum sínum í spil annars leikmanns?
option-conduct-early-act = Hvað kostar hver aðgerð áður en röðin kemur að manni?
option-conduct-late-post = Hvað kostar að gleyma blind eða ante?
option-conduct-shown-by-accident = Hvað kostar að sýna spil óvart meðan á hendi stendur?
option-conduct-first-to-show-mucks = Hvað kostar að mucka þegar maður á að sýna fyrstur?
option-conduct-refused-to-show = Hvað kostar að neita að sýna í showdown eða henda spilunum?
option-conduct-longest-penalty = Hve margir hringir má refsing vera í mesta lagi?
option-conduct-penalty-place = Hvar þarf leikmaður að vera meðan hann tekur út refsingu?
    .away-from-table = Frá borðinu.
    .outside-tournament-area = Utan mótssvæðisins.
option-general-deal-left = Hve mikið þarf að vera eftir að spila um eftir samkomulag?
option-general-fairness = Hvenær má gólfstjórinn ákveða annað en reglurnar segja?
    .unusual-circumstances = Aðeins við óvenjulegar aðstæður.
    .any-dispute = Hvenær sem sanngirni krefst þess.
option-general-identity-fraud = Hvað kostar að villa á sér heimildir?
option-general-foreign-language = Hvað kostar að tala annað mál en ensku þar sem aðeins hún er leyfð?
option-general-protest-days = Innan hve margra daga þarf að svara kæru?
option-seating-balancing-mover = Hver er færður til að jafna borð?
    .next-big-blind = Sá sem á stóra blindinn í næstu hendi.
    .big-blind = Sá sem er á stóra blindinum.
option-seating-halt-in = Í hvaða mótum stöðvast leikur við fámennt borð?
    .every-event = Í öllum.
    .full-ring = Aðeins þar sem átta eða fleiri eru við borð.
option-seating-halt-short = Þegar hve marga leikmenn vantar stöðvast borð?
option-seating-redraw-at = Þegar hve margir leikmenn eru eftir er dregið aftur í sæti?
option-seating-final-table-flop = Hve margir leikmenn eru við lokaborð í leikjum með floppi?
option-seating-final-table-six-handed = Hve margir leikmenn eru við lokaborð á mótum við sex manna borð?
option-seating-final-table-full-ring = Þegar hve margir leikmenn eru eftir sameinast síðustu borðin í mótum með átta eða níu við borð?
option-seating-final-table-short-handed = Þegar hve margir leikmenn eru eftir sameinast síðustu borðin í mótum með sex eða sjö við borð?
option-seating-final-table-stud = Hve margir leikmenn eru við lokaborð í stud?
option-seating-final-table-extra = Hve mörgum leikmönnum fleiri en önnur borð má lokaborðið hafa?
option-seating-final-table-most = Hve mörg sæti eru í mesta lagi við lokaborðið?
option-seating-present-at = Við hvaða spil gjafarinnar þarf leikmaður að vera við sætið sitt?
    .last-card = Þegar síðasta spil gjafarinnar er gefið.
    .own-first-card = Þegar fyrsta spilið er gefið í sæti hans.
    .first-card = Þegar fyrsta spil gjafarinnar er gefið.
option-seating-stored-after = Eftir hve langan tíma eru spilapeningar fjarverandi leikmanns teknir frá ef einhver bíður?
option-seating-day-end-from = Hve mörgum mínútum fyrir lok síðasta þreps er klukkan stöðvuð í fyrsta lagi?
option-seating-day-end-to = Hve mörgum mínútum fyrir lok síðasta þreps er klukkan stöðvuð í síðasta lagi?
option-seating-day-end-low = Frá hvaða tölu er dregið um fjölda handa sem eftir eru dagsins?
option-seating-day-end-high = Upp að hvaða tölu er dregið um fjölda handa sem eftir eru dagsins?
option-cash-return-minutes = Innan hve margra mínútna þarf leikmaður að skila því sem hann tók með sér?
option-cash-missed-within = Eftir fjarveru sem er styttri en hve margar mínútur eru skylduveðmál sem leikmaður missti af sett út?
