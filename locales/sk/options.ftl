# Vysvetlenia nastavení: na čo sa pýtajú a čo znamenajú ich hodnoty.

## Jednotky

option-unit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
option-unit-chips = { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
}
option-unit-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
}
option-unit-hands = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[other] { $count } rozdaní
}
option-unit-minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
}
option-unit-money = { $count } v peniazoch
option-unit-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
option-unit-rounds = { $count ->
    [one] { $count } orbit
    [few] { $count } orbity
   *[other] { $count } orbitov
}
option-unit-seats = { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
   *[other] { $count } miest
}
option-unit-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
}

## Nastavenia

option-clock-called = Kedy možno hráčovi dať time?
    .after-reasonable-time = Keď mal hráč primeraný čas na rozhodnutie.
    .on-request = Hneď, ako o to niekto požiada.
option-clock-granted-by = Beží čas od žiadosti, alebo od povolenia?
    .nobody = Beží od žiadosti.
    .floor = Beží, keď ho floorman povolil.
option-clock-decision = Koľko času na rozhodnutie má hráč, ktorý dostal time?
option-clock-countdown = Ako dlho trvá odpočítavanie?
option-clock-counted = Nasleduje odpočítavanie po čase, alebo je jeho koncom?
    .after-the-time = Nasleduje po čase.
    .within-the-time = Je koncom času.
option-clock-fast-level = Do koľkých minút dĺžky úrovne platí krátky čas?
option-clock-fast-decision = Aký dlhý je krátky čas?
option-clock-fast-countdown = Aké dlhé je odpočítavanie krátkeho času?
option-clock-change = Smie floorman určiť iný čas?
    .shorten = Floorman smie tento čas skrátiť.
    .shorten-if-delaying = Floorman smie tento čas skrátiť, ak zistí, že hráč hru zdržuje úmyselne.
    .set-freely = Floorman smie určiť kratší aj dlhší čas, než je obvyklé.
option-clock-expiry = Čo ak hráč do konca času nič neurobil?
    .hand-dead = Ruka je mŕtva.
    .check-or-fold = Ruka je mŕtva, ak bolo čo dorovnať; inak hráč dal check.
option-clock-ends-with = Dokedy môže hráč ešte konať?
    .time = Kým neuplynie posledná sekunda.
    .declaration = Kým ruku nevyhlásia za mŕtvu.
option-clock-deliberate-delay = Čo nasleduje za úmyselné zdržovanie hry?
option-clock-needless-delay = Čo nasleduje za zdržovanie hry bez dôvodu?
option-procedure-exact-count = Kedy smie hráč žiadať presné prepočítanie žetónov?
    .facing-all-in = Keď čelí all-inu.
    .opponent-all-in = Len pri žetónoch súpera, ktorý je all-in.
    .at-any-time = Kedykoľvek.
option-procedure-race = Ako sa rozhoduje chip race?
    .chip-by-chip = Karta za každý prebytočný žetón a najviac jeden nový žetón pre hráča.
    .one-pot = Karta za každý stack a všetko pre najvyššiu.
option-procedure-race-tie = Čo rozhoduje pri chip race medzi rovnakými kartami?
    .suit = Ich farby.
    .another-card = Ďalšia karta pre tých, čo majú rovnakú.
option-procedure-hidden-in-transit = Prepadajú žetóny, ktoré hráč prenášal skryté?
    .forfeited = Prepadajú.
    .may-be-forfeited = Floorman ich smie vziať.
option-procedure-stack-height = Koľko žetónov tvorí stĺpec?
option-procedure-chips-in-the-way = Čo nasleduje za žetóny, ktoré prekážajú rozdávaniu alebo zakrývajú karty?
option-procedure-color-up-announced = Kedy treba ohlásiť výmenu žetónov?
    .announced = Kedykoľvek, aj dodatočne.
    .beforehand = Pred ňou.
option-procedure-break-dispute = Ako dlho po pridelení možno namietať proti banku, ak sa rozdanie skončí počas prestávky?
option-procedure-dispute-until = Dokedy možno namietať proti prideleniu banku?
    .next-hand = Do začiatku ďalšieho rozdania.
    .next-hand-over = Do skončenia ďalšieho rozdania.
    .cards-shuffled = Kým sa karty rozdania nepomiešali.
    .at-once = Iba ihneď.
option-procedure-hand-begins = Kedy sa začína nové rozdanie, ak sa mieša ručne?
    .first-riffle = Prvým premiešaním technikou riffle.
    .first-shuffle = Prvým miešaním, akýmkoľvek.
    .first-card = Keď prvá karta opustí balíček.
    .dealer-push = Prvým premiešaním technikou riffle, alebo striedaním dealerov, ak nastane skôr.
option-procedure-level-from = Odkedy platí nová úroveň?
    .announcement = Keď nastal jej čas a bola ohlásená.
    .time = Keď nastal jej čas.
    .either = Keď nastal jej čas alebo bola ohlásená, podľa toho, čo nastane skôr.
option-procedure-rebuy-bound = Treba ohlásený rebuy kúpiť?
    .always = V každom prípade.
    .to-continue = Iba ak chce hráč hrať ďalej.
option-procedure-killed-hand-refund = Dostane majiteľ zabitej ruky späť to, čo nikto nedorovnal?
    .returned = Dostane.
    .may-be-returned = Môže dostať, ak to floorman dovolí.
option-procedure-unprotected-condition = Ktoré ruky zostanú mŕtve, keď ich dealer omylom zobral?
    .unprotected-only = Tie, čo neboli chránené; o ostatných sa nič nehovorí.
    .every-hand = Všetky, nech ležali akokoľvek.
option-betting-substantial-pair = Ktorá dvojica akcií je významná?
    .both-add-chips = Akcie rôznych hráčov, ktoré všetky vkladajú žetóny.
    .one-adds-chips = Akcie, z ktorých aspoň jedna vkladá žetóny.
    .any-action = Akékoľvek akcie rôznych hráčov.
option-betting-substantial-pair-actions = Koľko akcií tvorí kratšiu podobu významnej akcie?
option-betting-substantial-any = Ktoré akcie sa počítajú do dlhšej podoby významnej akcie?
    .every-kind = Každá akcia: check, bet, navýšenie, call aj fold.
    .chips-only = Bety, navýšenia a cally; checky a foldy nie.
option-betting-substantial-any-actions = Koľko akcií tvorí dlhšiu podobu významnej akcie?
option-betting-out-of-turn = Zaväzuje akcia mimo poradia, ak sa do hráčovho poradia nič nezmenilo?
    .binding = Zaväzuje.
    .floor-may-bind = Floorman ho na ňu smie zaviazať.
option-betting-out-of-turn-binds = Ktoré akcie mimo poradia zaväzujú?
    .every-action = Každá akcia.
    .wagers = Bety, cally a navýšenia; checky a foldy nie.
option-betting-out-of-turn-undone-by = Čo zruší akciu mimo poradia?
    .bet-or-raise = Akýkoľvek bet alebo navýšenie hráča pred ním.
    .larger-raise = Iba navýšenie na viac, než bolo vložené.
option-betting-out-of-turn-chips = Čo sa stane so žetónmi zrušenej akcie mimo poradia?
    .returned = Vrátia sa.
    .stay = Zostanú v banku.
option-betting-out-of-turn-fold = Platí fold mimo poradia, aj keď sa akcia zmení?
    .always-binds = Platí vždy.
    .as-other-actions = Platí alebo neplatí ako každá iná akcia mimo poradia.
option-betting-skipped-player = Čo ešte môže hráč, ktorého obišli, ak medzitým nastala významná akcia?
    .must-speak-up = Mal sa ozvať; čo sa stalo za ním, platí a o jeho ruke rozhodne floorman.
    .answers-or-raises = Dorovná a cally za ním platia, alebo navýši a žetóny z nich sa vrátia.
option-betting-out-of-turn-penalty = Čo nasleduje za úmyselné ohlásenie mimo poradia prvý raz a pri opakovaní?
option-betting-undercall = Čo dlhuje hráč, ktorý vložil menej než call?
    .full-call-opening-or-heads-up = Celý call: na otváraciu stávku kola, v heads-upe na každú stávku.
    .complete-or-forfeit = Doplní sumu, alebo zloží karty a príde o to, čo vložil.
option-betting-one-chip-call = Kedy je jeden žetón vyššej hodnoty vložený bez slova call?
    .any-larger = Vždy, nech je akýkoľvek veľký.
    .above-minimum-raise = Iba ak má vyššiu hodnotu než minimálne navýšenie; menší sa posudzuje podľa veľkosti.
option-betting-one-chip-call-share = Od akého podielu stávky je menší žetón callom, ktorý treba doplniť?
option-betting-multiple-chips = Kedy je viac žetónov nad call vložených bez slova iba call?
    .remove-one-equal = Keď sú rovnakej hodnoty a bez jedného z nich call nepokryjú.
    .remove-smallest = Keď bez najmenšieho z nich call nepokryjú.
    .size-only = Keď ich súčet nedosahuje polovičné navýšenie.
option-betting-multiple-chips-after = Po čom platí skúška odobratím jedného žetónu?
    .any-bet = Po každej stávke alebo blinde.
    .raise = Iba po navýšení.
option-betting-half-raise-base = Z čoho sa berie podiel, ktorý zaväzuje doplniť navýšenie?
    .previous-bet = Z celej výšky predošlej stávky.
    .minimum-increment = Z najmenšej sumy, o ktorú možno navýšiť.
option-betting-half-raise-share = Od akého podielu zaväzuje suma nad call doplniť navýšenie?
option-betting-minimum-raise = O koľko musí navýšenie aspoň presiahnuť stávku?
    .largest-increment = O najväčší bet alebo navýšenie v kole.
    .last-difference = O rozdiel poslednej a predposlednej stávky.
    .original-raise = O výšku prvého navýšenia v kole.
    .double-previous = Musí byť dvojnásobkom predošlej stávky.
option-betting-raise-counts-from = Odkiaľ sa počíta ďalšie navýšenie po all-ine menšom ako plné navýšenie?
    .all-in-amount = Od sumy all-inu.
    .last-full-bet = Od posledného plného betu alebo navýšenia.
option-betting-declared-short-raise = Čo bude s navýšením, ktoré bolo ohlásené a potom príliš malé?
    .minimum-raise = Doplní sa na minimálne navýšenie.
    .complete-or-forfeit = Hráč ho doplní, alebo zloží karty a príde o to, čo vložil.
option-betting-closed-to = Komu all-in menší ako plné navýšenie zatvára navyšovanie?
    .those-who-acted = Tým, čo konali pred ním.
    .raisers = Tým, čo pred ním dali bet alebo navýšili.
    .everyone = Všetkým, ktorí nemajú pred sebou plné navýšenie.
option-betting-reopened-by = Čo znova otvára navyšovanie hráčovi, ktorý už konal?
    .one-full-raise = Jedno plné navýšenie od jeho akcie.
    .full-raise-in-total = Spolu plné navýšenie, hoci aj z viacerých neúplných all-inov.
option-betting-limit-all-in-share = Od akého podielu kroku je all-in vo fixnom limite navýšením?
option-betting-all-in-share = Od akého podielu plného navýšenia je all-in v no-limite a pot-limite navýšením?
option-betting-limit-raises = Koľko navýšení môže nasledovať po bete v jednom stávkovom kole fixného limitu?
option-betting-limit-cap-lifted = Kedy vo fixnom limite počet navýšení nie je obmedzený?
    .two-left-in-tournament = Keď v turnaji zostali dvaja hráči.
    .round-began-heads-up = Keď stávkové kolo začali dvaja hráči.
option-betting-string-bet = Za čo sa považuje navýšenie viacerými pohybmi bez slova?
    .call-only = Iba za call.
    .first-motion = Za to, čo z neho urobil prvý pohyb.
option-betting-ambiguous-amount = Ktorú z viacerých možných súm znamená ohlásenie?
    .lesser = Nižšiu.
    .largest-within-pot = Najvyššiu, ktorá nepresahuje bank pred stávkou.
option-betting-hidden-chips = Hrajú žetóny, ktoré boli pri dorovnaní all-inu skryté?
    .play-against-owner = Počítajú sa, keď ich majiteľ prehrá, a nie, keď vyhrá.
    .floor-decides = Rozhodne floorman.
option-betting-misplayed-actions = Po koľkých nasledujúcich akciách zostáva chybný bank alebo limit v platnosti?
option-betting-straddle = Získava hráč stávkou naslepo pred rozdaním posledné slovo?
    .by-agreement = Áno, ak sa hráči vopred dohodli na straddle, ale nie v heads-upe.
    .left-of-big-blind = Hráč naľavo od veľkého blindu áno, aj bez dohody, ale nie v heads-upe.
    .raise-no-look = Nikdy; je to navýšenie naslepo.
option-betting-blind-raise-multiple = Koľko veľkých blindov musí mať navýšenie naslepo?
option-betting-short-ante = Kam idú najprv žetóny veľkého blindu, ak mu na blind aj ante nestačia?
    .blind-first = Na blind; zvyšok je ante.
    .ante-first = Na ante; zvyšok je blind.
option-showdown-miscall = Trestá sa úmyselne nesprávne ohlásená ruka?
    .may-be-penalised = Môže sa.
    .is-penalised = Musí sa.
option-showdown-refusal-grace = Koľko času na ukázanie má hráč, ktorý odmietol a bol vyzvaný?
option-showdown-asking-to-see = Kto smie na požiadanie vidieť cudziu ruku?
    .floor-discretion = Nikto na to nemá právo; floorman to môže dovoliť.
    .players-at-showdown = Kto sa dostal do showdownu a má karty, smie vidieť ruku toho, kto ich ešte má tiež.
    .manager-with-grounds = Každý, kto dostal karty, ak manažér uzná jeho dôvody.
    .river-callers = Kto na riveri dal call, smie vidieť ruku hráča, ktorý naposledy stavil alebo navýšil; inak to môže dovoliť floorman.
option-showdown-seen-by-one = Čo musia vidieť všetci, keď to videl jeden hráč?
    .cards-seen = Iba tie karty, po rozdaní, ak o to niekto požiada.
    .whole-hand = Celú ruku, ihneď.
option-dealing-out-of-order = Je rozdanie chybné, keď karta ide hráčovi mimo poradia?
    .misdeal = Je.
    .unless-correctable = Iba ak sa chyba nedá napraviť.
option-dealing-missed-seat = Je rozdanie chybné, keď sa miesto vynechá alebo karty idú na prázdne miesto?
    .misdeal = Je.
    .unless-restorable = Iba ak sa poradie kariet nedá obnoviť.
option-dealing-misdeal-until = Dokedy možno vyhlásiť chybné rozdanie?
    .substantial-action = Do významnej akcie.
    .blind-acts = Kým nekoná malý alebo veľký blind.
option-dealing-exposed-by = Kto musí kartu pri rozdávaní odhaliť, aby sa počítala ako odhalená?
    .dealer = Dealer.
    .anybody = Ktokoľvek, aj hráč.
option-dealing-exposed-cards-misdeal = Od koľkých odhalených kariet je rozdanie chybné?
option-dealing-exposed-counted = Ktoré karty sa počítajú, ak sa ich odhalí viac?
    .of-the-deal = Karty rozdávania.
    .with-boxed = Karty rozdávania a prevrátené karty.
    .first-round = Karty prvého kola rozdávania.
option-dealing-exposed-card = Čo bude s jedinou kartou odhalenou pri rozdávaní?
    .first-burn = Bude prvou spálenou kartou.
    .out-of-play = Je mimo hry.
option-dealing-wrong-count = Je rozdanie chybné, keď sa ukáže, že hráč má viac alebo menej kariet?
    .misdeal = Je.
    .unless-correctable = Iba ak sa chyba nedá napraviť.
option-dealing-surplus-cards = Koľko kariet navyše robí rozdanie chybným?
option-dealing-four-card-flop = Ako sa napraví flop s priveľkým počtom kariet?
    .floor-draws = Zo štyroch kariet, odkrytých či zakrytých, floorman vytiahne ďalšiu spálenú kartu.
    .reshuffled = Zamiešajú sa do zvyšku balíčka bez spálenej karty.
    .reshuffled-with-burn = Ak ležia odkryté, zamiešajú sa do zvyšku balíčka so spálenou kartou a páli sa nanovo.
option-dealing-premature-flop = Ako sa napraví flop vyložený pred koncom stávkovania?
    .reshuffled = Po stávkovaní sa zamieša do zvyšku balíčka.
    .reshuffled-unburned = Po stávkovaní sa zamieša do zvyšku balíčka a vyloží sa nanovo bez ďalšieho pálenia.
    .reshuffled-and-cut = Zamieša sa do zvyšku balíčka bez spálenej karty a balíček sa preloží.
    .reshuffled-with-burn = Zamieša sa do zvyšku balíčka so spálenou kartou, balíček sa preloží a páli sa nanovo.
option-dealing-premature-card = Čo bude s turnom alebo riverom vyloženým pred koncom stávkovania?
    .set-aside = Pred riverom sa zamieša do zvyšku balíčka.
    .taken-out = Je mimo hry.
    .reshuffled = Po stávkovaní sa zamieša do zvyšku balíčka a tá istá ulica sa rozdá znova.
option-dealing-missed-burn = Ako sa napraví chýbajúca spálená karta?
    .removed = Karta, ktorá sa mala spáliť, sa ukáže a je mimo hry.
    .restored = Poradie kariet sa obnoví, aj keď sa spálilo priveľa.
option-dealing-boxed-cards-misdeal = Od koľkých prevrátených kariet je rozdanie chybné?
option-dealing-open-cards = Od koľkých kariet lícom nahor je balíček chybný?
option-dealing-defect-after-award = Čo bude s bankom prideleným skôr, než sa zistila chyba balíčka?
    .pot-stands = Zostane víťazovi.
    .pot-taken-back = Vráti sa tým, čo doň vložili.
option-dealing-dead-button = Hrá sa turnaj s mŕtvym buttonom?
    .always = Áno, vždy.
    .floor-decides = Môže sa tak hrať.
option-dealing-bring-in-share = Aký podiel nižšieho limitu je bring-in v limitnom stude?
option-conduct-exposing-penalty = Musí byť potrestaný hráč, ktorý odkryje karty?
    .may-be-penalised = Môže byť.
    .is-penalised = Musí byť.
option-conduct-exposing-while = Dokedy je odkrytie kariet priestupkom?
    .action-pending = Kým má niekto konať, vrátane neho samého.
    .others-behind = Kým má konať niekto za ním.
option-conduct-exposing-hands = Koľko rozdaní najmenej vynechá hráč, ktorý karty ukáže úmyselne?
option-conduct-exposing-rounds = Koľko orbitov môže vynechať hráč, ktorý odkryje karty pred koncom stávkového kola?
option-conduct-exposing-rounds-repeated = Koľko orbitov vynechá, ak to urobí znova a nie je diskvalifikovaný?
option-conduct-belittling = Čo nasleduje za znevažovanie iných?
option-conduct-foul-language-at-person = Čo nasleduje za vulgarizmy namierené na hráča alebo člena personálu?
option-conduct-foul-language = Čo nasleduje za vulgarizmy, ktoré nie sú na nikoho namierené?
option-conduct-insult = Čo nasleduje za urážku hráča alebo funkcionára?
option-conduct-left-table = Čo nasleduje za odchod od stola so živou rukou?
option-conduct-soft-play = Čo nasleduje za šetrenie iného hráča slabou hrou?
option-conduct-collusion = Čo nasleduje za chip dumping a každú inú tímovú hru?
option-conduct-nuisance = Čo nasleduje, keď niekto neprestane s tým, čo ruší ostatných?
option-conduct-etiquette = Čo nasleduje za porušenie etikety prvý raz a pri opakovaní?
option-conduct-etiquette-repeats = Čo je opakované porušenie etikety?
    .any-breach = Akékoľvek porušenie po inom.
    .same-breach = Iba porušenie rovnakého druhu.
option-conduct-celebration = Čo nasleduje za prehnanú oslavu?
option-conduct-improper-behaviour = Čo nasleduje za nevhodné správanie a nevhodné gestá?
option-conduct-drunkenness = Čo nasleduje za opilosť a výtržnosti?
option-conduct-advice-banned = Dokedy sú zakázané rady k hre a jej kritika?
    .at-any-time = Po celý čas.
    .until-action-ends = Kým sa neskončí všetka akcia.
option-conduct-card-off-table = Čo nasleduje za vyhodenie karty zo stola?
option-conduct-one-player = Čo nasleduje, keď hráč dovolí, aby jeho ruku hral aj niekto iný?
option-conduct-forceful-fold = Čo nasleduje za také prudké zahodenie kariet, že sa niektorá otočí?
option-conduct-slow-play = Čo nasleduje za pravidelne pomalú hru?
option-conduct-violence = Čo nasleduje za násilie?
option-conduct-abuse = Čo nasleduje za napádanie alebo urážanie iných?
option-conduct-disruption = Čo nasleduje za narúšanie hry?
option-conduct-cheating = Čo nasleduje za podvádzanie?
option-conduct-similar-incident = Čo nasleduje za konanie, ktoré floorman považuje za podobné týmto?
option-conduct-kept-cards = Čo nasleduje, keď si hráč po folde karty nechá?
option-conduct-touched-cards = Čo nasleduje za dotyk kariet v mucku, spálených alebo cudzích kariet?
option-conduct-cards-into-cards = Čo nasleduje za hodenie kariet medzi karty iného hráča?
option-conduct-early-act = Čo nasleduje za akúkoľvek akciu mimo poradia?
option-conduct-late-post = Čo nasleduje za zabudnutý blind alebo ante?
option-conduct-shown-by-accident = Čo nasleduje za ukázanie kariet omylom počas rozdania?
option-conduct-first-to-show-mucks = Čo nasleduje, keď karty zahodí hráč, ktorý musí ukázať ako prvý?
option-conduct-refused-to-show = Čo nasleduje, keď hráč pri showdowne odmietne karty ukázať alebo ich zahodí?
option-conduct-longest-penalty = Koľko orbitov môže mať trest najviac?
option-conduct-penalty-place = Kde musí byť hráč, kým si odpykáva trest?
    .away-from-table = Mimo stola.
    .outside-tournament-area = Mimo turnajového priestoru.
option-general-deal-left = O koľko sa musí hrať aj po dohode?
option-general-fairness = Kedy smie floorman rozhodnúť inak, než určujú pravidlá?
    .unusual-circumstances = Iba za neobvyklých okolností.
    .any-dispute = Vždy, keď to žiada spravodlivosť.
option-general-identity-fraud = Čo nasleduje za klamanie o vlastnej totožnosti?
option-general-foreign-language = Čo nasleduje za to, že niekto hovorí inak než po anglicky tam, kde je dovolená iba angličtina?
option-general-protest-days = Do koľkých dní treba odpovedať na protest?
option-seating-balancing-mover = Kto sa presádza pri vyrovnávaní stolov?
    .next-big-blind = Kto bude mať v ďalšom rozdaní veľký blind.
    .big-blind = Kto je na veľkom blinde.
option-seating-halt-in = Na ktorých turnajoch sa hra pri neúplnom stole zastaví?
    .every-event = Na všetkých.
    .full-ring = Iba na turnajoch s plnými stolmi, pri ktorých sedí osem alebo viac hráčov.
option-seating-halt-short = Pri koľkých chýbajúcich hráčoch sa hra pri stole zastaví?
option-seating-redraw-at = Pri koľkých zostávajúcich hráčoch sa miesta losujú nanovo?
option-seating-final-table-flop = Koľko hráčov má finálový stôl v hrách s flopom?
option-seating-final-table-six-handed = Koľko hráčov má finálový stôl na turnaji so šiestimi hráčmi pri stole?
option-seating-final-table-full-ring = Pri koľkých hráčoch sa spoja posledné stoly na turnajoch s ôsmimi alebo deviatimi hráčmi pri stole?
option-seating-final-table-short-handed = Pri koľkých hráčoch sa spoja posledné stoly na turnajoch so šiestimi alebo siedmimi hráčmi pri stole?
option-seating-final-table-stud = Koľko hráčov má finálový stôl v stude?
option-seating-final-table-extra = O koľko hráčov viac než ostatné stoly smie mať finálový stôl?
option-seating-final-table-most = Koľko miest má finálový stôl najviac?
option-seating-present-at = Pri ktorej karte rozdávania musí byť hráč na svojom mieste?
    .last-card = Keď sa rozdá posledná karta rozdávania.
    .own-first-card = Keď sa na jeho miesto rozdá prvá karta.
    .first-card = Keď sa rozdá prvá karta rozdávania.
option-seating-stored-after = Po akom čase sa odložia žetóny neprítomného hráča, ak niekto čaká?
option-seating-day-end-from = Koľko minút pred koncom poslednej úrovne sa hodiny zastavia najskôr?
option-seating-day-end-to = Koľko minút pred koncom poslednej úrovne sa hodiny zastavia najneskôr?
option-seating-day-end-low = Od akého čísla sa žrebuje počet zostávajúcich rozdaní dňa?
option-seating-day-end-high = Do akého čísla sa žrebuje počet zostávajúcich rozdaní dňa?
option-cash-return-minutes = Pri návrate do koľkých minút musí hráč priniesť aspoň toľko, koľko odniesol?
option-cash-missed-within = Po neprítomnosti kratšej než koľko minút sa vkladajú zmeškané stávky?
