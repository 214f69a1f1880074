# Slová, podľa ktorých sa dá poznať, ktoré pravidlo niekto hľadá, podľa významu. Pravidlá pozri v anglickom súbore.

out-of-turn = mimo poradia, predbeh*, nebol na rade, nebol na tahu, skor nez bol, pred nim, predo mnou,
    pred svojim poradim, pred svojím, skôr než, skôr ako, ešte nebol na rade, ešte rozmýšľ*, predčasne, nečakal,
    bez toho aby čakal, prv než
skipped = preskoč*, vynech*, obišl*, nepočkal na mňa, ani sa ma nespýtal, prešl* cezo mňa, zabudli na mňa,
    nedostal som slovo
whose-turn = kto je na rade, kto ide, poradi*, kto hovorí, na ťahu, som na rade, poradie, kto má hovoriť, čakať na,
    kto ide prvý, na rade
one-chip = jeden zeton, jediny zeton, jeden chip, velky zeton, velky chip, jednym zeton*, jednym chip*, jedny* zeton*,
    jedniny, vacsi zeton, jeden žet*, jedným žet*, veľký žet*, jednu tisícku, jednu päťtisíc*, päťtisícový, tisícový,
    hodil jeden, hodil jednu, jednu žltú, jednu čiernu, jednu fialovú, väčší žet*, jeden čip
several-chips = dva zetony, dva chipy, viac zetonov, viac chipov, niekolko zeton*, tri zeton*, par zeton*,
    dvoma zeton*, dva chip*, tri chip*, hrst, tri dvoj*, dva tis*, tri modr*, v drobn*, tri sto*, dve stov*, dva žet*,
    dvoma žet*, viac žet*, viacer* žet*, niekoľko žet*, tri žet*, dve tisícky, dve čierne, tri stovky, štyri stovky,
    hrsť žet*, drobnými, pustil dve, jedna by nestačila, jeden by nestačil, bez jedného, tri päťsto*
silent = nic nepoved*, mlc*, nepoved*, bez ohlas*, neohlas*, nehlas*, mlčal*, mlčí, ticho, potichu, bez slov*,
    nič nevravel*, bez vyhlás*, nevyhlás*, nič nepovedal*, neoznám*
say = poved*, hovor*, verbaln*, oznam*, vyhlas*, vravel*, vraví, ohlás*, zahlás*, slovne, ústn*, nahlas, zamrmlal*
too-late-said = az potom, neskoro, potom poved*, az ked, oneskoren*
raise = prihod*, pritvrd*, minrejz, zvyse*, zvýš*, navýš*, rejz*, raise*, reraise*, 3bet*, 4bet*, pritlač*, prebij*,
    dvihol*, dvíha*
bet = stav*, bet, betu, vsad*, betol*, polozil, vsádz*, bet*, otvára s*, betuj*, nastavil
call = kol*, callo*, platit, zavola, dorovn*, doroven*, dorovná*, kol, kolol*, kolnu*, call*, zavolal*, vyrovn*,
    dokolov*
check = cekn*, checkov*, cheknu*, tukn*, check*, ček*, klop*, zaklop*, poklep*, ťuk*, čekol*, čeknu*, posunul ďalej
fold = zahod*, skladal*, zahadz*, foldol*, zlož*, fold*, foldnu*, zahad*, skladá, položil karty, vzdal*, odhod*
all-in = vsetko, vsetky zeton*, vsetky chip*, v strede su, all in*, allin*, ol in*, olin*, celý stack, shov*,
    dal všetko, tlačí všetko, pushol*, natlačil, celý svoj, so všetkým
short-all-in = kratky all in, neuplne navys*, neuplny raise, malo all in, nekomplet*, maly all in, short all in,
    kratk*, kratky stack, short stack, o trochu viac, za o nieco, neúpln*, posledné drobné, posledné žet*,
    len o kúsok, nestačí na rejz, nestačí na zvýš*, dva krátke, menej ako raise, zvyšok žet*
reopen = znova navys*, opat navys*, mozem navys*, otvori*, otvar*, este raz navys*, opatovne, mozem este navys*,
    smiem navys*, znova zvýš*, môžem zvýš*, môžem ešte zvýš*, smiem zvýš*, už som hral, už som hovoril, len dorovnať,
    iba dorovnať, otvor* akci*, znovuotvor*, zavret*, opäť raise, pritlačiť
min-raise = minimaln* navys*, minimaln* raise, minraise, najmens*, male navys*, minimaln*, malo na raise, aspon,
    minimálne zvýš*, minimum, min raise*, minraise*, aspoň koľko, koľko najmenej, príliš malý raise, malé zvýš*,
    koľko musí byť, dealer chce viac, najmenšie zvýš*
max-raise = maximaln*, najvac*, kolko mozem, maximum, najviac, koľko najviac, horná hranica, príliš veľk*,
    viac než môž*, strop stáv*
half = polov*, 50 percent, patdesiat*, 50%, polovic*, pol, polku, viac ako polov*, menej ako polov*
between-call-raise = viac ako call, viac nez call, doplnit, nestaci na raise, viac ako dorovn*, medzi,
    call alebo raise, dorovnanie alebo, rejz alebo kol, je to raise, nie je raise, doplniť na, musí doplniť,
    medzi call a raise, ani call ani raise, doraziť na raise
two-motions = dva pohyb*, na dvakrat, na viackrat, vratil sa pre, siahol este, nadvakrat, dvomi pohyb*, na dva,
    potom pridal, este pridal, dodal, dvoma pohybmi, po častiach, postupne, po kôpkach, kôpku po kôpke, vrátil sa po,
    siahol znova, siahol po ďalš*, pridal ďalš*, znova pridal, dvakrát siahol, na etapy, dosypa*
undercall = nedostatocn*, nizsi call, kratky call, undercall, mensia suma, chyb*, nedorovn*, podcall*, malo na call,
    len blind, iba toľko, doplat*, dal iba, polozil iba, dal menej, vložil menej, hodil menej, dorovnal menej,
    chýba do*, nestačí na call, nedorovnal cel*, podcallol*, doplniť call, doplatiť zvyšok, musí dať zvyšok, málo žet*
misheard = nevsim*, nepocul*, nevidel*, neuvedom*, nevedel*, domnieval*, nevedel som, nevidel som, myslel*,
    neuvedomil*, zle počul, nedával pozor, prehliadol*, domnieva*, nesledoval*, mysliac
wrong-amount-said = zle spocit*, zly pocet, dealer poved*, nespravn* sum*, pomyl* pri, zle rat*, zratal*, prerat*,
    v skutocnosti, odpocit* mi zle, odpocital*, vravi*, dealer povedal, zle spočíta*, zle povedal, nesprávna suma,
    zlú sumu, pomýlil sa v, mal viac, oznámil menej, nesprávny počet, zlé číslo
how-much = spocit*, suma, aku sumu, rata*
pot-size = kolko je v banku, velkost banku, velkost potu, kolko je v pote, spocita* bank, koľko je bank,
    spočítať bank, zle povedal bank, aký je bank, suma banku
pot-limit = plo, bet pot, omaha
no-limit = nolimit, bez limit*, neobmedz*, lubovoln*
limit = fixed limit*
cap = kolko navys*, stvrte navys*, pocet navys*, tri navys*, cap, kolkokrat, kolko raise*, piate navys*
heads-up = heads up, dvaja hraci, headsup, vo dvoj*, jeden na jedn*, len dvaja, heads up*, hedsap*, jeden na jedného,
    zostali dvaja, jeden proti jednému
if-then = ak das, ak stav*, podmien*, ak zvys*, ak check*, ak ty, ked das, ak stavíš, ak vsadíš, keď stavíš,
    ak checkneš, ak on, nech dá koľko, dopredu poved*, vopred ohlás*, ak zvýšiš, ak dorovná
ambiguous = nejednoznac*, nejasn*, pat stov*, slang*, viacznac*, patstovk*, dvojznac*, viac vyznam*, dvojak*,
    dvojzmysel*, sto či tisíc, sto alebo tisíc, povedal päť, povedal dva, povedal jeden, dva spôsob*, čo tým myslel,
    môže byť, čo platí, dvoma spôsob*
change = vydat, vydav*, rozmen*, drobn*, vratit rozdiel, vydavok, vydajte, drobné, na vrátenie, nazad drobné, vydá,
    chce výdavok
overbet = viac ako treba
take-back = vzal nazad, stiahol, stiahn*, vziat spat, bral spat, rozmysl*, beriem, berie späť, zobrať späť,
    rozmyslel si, späť, stiahnuť, odvolať, zrušiť, vráti* späť, zmeniť, chce späť
prior-chips = uz vlozen*, predchadzajuc*, uz v hre, povodn* zeton*, uz pred seb*, vymen*, mal vonku, už vonku,
    stiahol späť, stiahol ich, vzal späť, k blindu, pred sebou už, skôr vložen*, pridal k
hidden = skryt*, ukryt*, schoval*, pod rukou, za kartami, nasiel sa, vrecku, zabudnut*, nasli sa, este mal, zakryt*,
    nevidno, skovan*, schova*, za pohárom, pod kartami, nebolo vidno, nevideli, neviditeľ*, objavil ešte, našiel ešte,
    mal ešte, vytiahol ešte
splash = do banku, hodil do potu, rozhadz*, nahadz*, do stredu, do potu, priamo do, rozsyp*, hodil do banku,
    rovno do banku, priamo do banku, rozhádza*, sype do, nevidno koľko, zmiešal s bankom
straddle = strad*, treti blind, dvojity blind
in-the-dark = bez pozret*, nepozrel*, potme, na slepo
ante = antes
forgot = nedal, nezaplat*, nevloz*
absent = nepritomn*, chyb* hrac, prec od stola, prazdne miest*, nie je pri stol*, odisiel, zachod*
substantial = podstatn*, vyznamn*, znacna akcia, uz dvaja, uz traja, konali, dvaja hrali, výrazn* akci*,
    traja zložili, dosť akcie, viacerí už
misdeal = misdeal, zle rozdan*, chybne rozd*, prerozd*, zle rozdal, chybn* rozdan*, zlé rozdanie, nesprávn* rozdan*,
    misdeal*, neplatn* rozdan*, rozdá* znova, od znova, zle rozda*, rozdal na prázdn*
action-free-fold = zlozil zadarmo, nebolo co dorovn*, namiesto check*
uncalled = nedorovnan*, nikto nedal call, nikto nedorov*, vratit
dealer-error = dealer zobral, chyba dealer*, dealer zahodil, dealer zhrab*, dealer vzal, dealer stiahol, chybou,
    chyba dealera, dealer sa pomýlil, krupiér*, kvôli dealerovi, dealer zlial
unprotected = nechranen*, nechranil*, chranic*, ochran*, nezakryt*, bez ochran*, nič na kartách, bez žetónu na,
    vzal mi karty, zobral mi karty, stiahol mi karty, ešte som hral, kým som rozmýšľ*, skôr ako som sa
muck = zahoden*, odhoden*, mucku, zahodil kart*, mukn*, v kope, kope, muck*, mak, odložen* kart*, do muck*,
    kôpk* zahoden*, kopy zahod*
retrieve = dostat spat, vratit kart*, vratit ruku, ziskat spat, vytiahn*, naspat kart*, obnovi*, kart* spat,
    spat kart*, vrátiť karty, vytiahnuť z, vybrať z muck*, vziať karty späť, späť karty, vylov*, vrátia mi, karty späť
dead-hand = mrtva ruka, mrtve kart*, mrtv*, neplatna ruka, dead hand, cudzich, foldnut*, medzi cudz*, je mŕtva,
    mimo hry, zabit* ruk*, stratil ruku, zmiešali sa karty, je foldnut*
live = ziva ruka, zive kart*, este ziv*, ziv*, je živá, ostáva v hre, platí ruka
push-forward = potlacil, odsun*, pred ciaru, dopredu, za čiaru, cez čiaru, smerom k dealer*, posunul karty,
    hodil dopredu, k dealerovi, k dílerovi
face-up = otocen*, lici hore, odkryt*, otoč*, obrát*, obrac*, odkry*, lícom hore, lícom nahor, otvoren*, vyloži*,
    vyložen*, vykladá, položil otvoren*
show = ukazat*, odhal*, ukáza*, ukaz*, ukazu*, predviedol*, blysol*, blikol*, nechal vidieť, predviesť, ukazov*
show-first = kto ukazuje, kto ukaze, prvy ukaz*, kto ma ukaz*, poradie ukaz*, kto prvy, posledny agres*, kto skor,
    ty zacin*, kto ukazuje prvý, kto prvý ukáže, kto má ukázať, kto otáča, prvý otočiť, nechce ukázať, nechce otočiť,
    nikto nechce, kto otvára prvý, ja prvý, kto prvý otáča
showdown = ukazovan*
see-hand = chcem vidiet, mozem vidiet, vidiet kart*, ziada ukaz*, ukazat kart*, vidiet jeho, pravo vidiet, ukáž mi,
    žiadať vidieť, nech ukáže, pýtať sa na karty, vidieť karty, zaplatil som, pozrieť jeho
show-one-all = ukazal susedovi, susedovi, ukazal jednemu, sused*, kamosk*, vedla, ukáž všetkým, všetkým ukáz*,
    len jednému, iba jednému, aj ja chcem vidieť, susedovi ukáz*, všetci vidieť, podal susedovi
one-card = jednu kart*, len jedn*, jedna karta, iba jedn*
both-cards = obe kart*, obidve, vsetky kart*
board-plays = hra board, hra stol*, spolocn* kart*, stol hra, doska, board hrá, hrám board, board je najlep*,
    päť na stole, hrať stôl, päť spoločn*
split = delit*, rozdel*, split*, delenie, remiz*, chop*, delen*, delí*, delíme, nerozhodn*, remíza, na polovicu,
    bank na dve, deľba
odd-chip = neparn* zeton, zvysn*, nedelitel*, posledny zeton, odd chip, prebytoc*, zostatok, nedeli, nepárn* žet*,
    zvyšn* žet*, zvyšný, nedá sa rozdeliť, ostane jeden žet*, kto dostane zvyš*, prebytočn*, lichý, nedelí sa,
    jeden navyše
side-pot = vedlajs* bank*, hlavn* bank*, vedlajs* pot*, hlavn* pot*, sidepot*, side bank*, dvaja sme, bokom,
    kazdeho viac, kto co, vyhrat od kazd*, rozne stack*, vedľajš*, vedľajší bank, hlavný bank, side pot*, sajdpot*,
    postrann* bank*, viac bankov, kto vyhrá ktorý, tri all in*, rôzne sumy, krátky stack môže, zlial obe, kopy dokopy
disputed = spor*, dalsie rozd*, zle vyplat*, namiet*, nove rozd*, uz sa mies*, predchadzajuc* rozd*, zlému hráčovi,
    dali zlému, už vyplaten*, ďalší hand, predošlý bank, predošlý hand, reklamov*, sporn*, už sa rozdáva, dodatočne,
    minulej hre, minulý hand
kill-winner = vyhern* ruk*, vitazn* ruk*, vyhravajuc*, vitazn* kart*, vyhern* kart*, vyhern*, najlepsi*,
    víťazné karty, výherná ruka, zahodil víťaz*, stiahol víťaz*, najlepšia ruka zahod*, ukázaná víťaz*,
    všetci videli najlep*, mala vyhrať, zobral víťazn*
last-left = vsetci zahod*, vsetci zloz*, posledny hrac, bez ukaz*, zostal sam, vsetci mucklii, jediny zostal,
    všetci zložili, ostatní zložili, ostal sám, musím ukázať, vyhral bez ukáz*, nikto nedorovnal, bez ukázania,
    netreba ukáz*, všetci zahodili
cards-speak = karty hovoria, zle precit*, zle ohlas*, karty rozprav*, nesprav* ohlas*, precit*, prehliad*, zle poved*,
    nevsimol, karty rozhod*, zle prečítal*, prehliadol, nevšimol si že má, zle ohlásil ruku, povedal farba ale,
    zahlásil full, pomýlil si kart*, nevidel postupku, myslel že prehral, zle zahlásil
nuts = nuts*, najlepsia mozn*, neporazitel*, najlepsia ruk*, najlepsiu, nedal poraz*, neporaz*
soft-play = soft play*, spolcov*, setri*, dohod*, spoluprac*, tím*, dohodnut*, spolčen*, spolubýva*, bratia, brat,
    manželia, kamoši, signál*, dáva znamen*, prehadzuj* žet*, presúva* žet*, dal mu žet*, nechá ho vyhr*,
    nikdy sa nezvyš*, šetria sa, nehrajú proti, chip dump*, tajn*, vopred dohod*
slow-roll = slow roll*, pomaly ukaz*, natahu*, pomal*, vysmiev*, dlho ukaz*, dlho, dramatick*, vzdych*, divadl*,
    slowroll*, pomaly ukazoval, pomaly otáčal, vedel že vyhral, nechal ma radovať, nechal ma siahať,
    tváril sa že prehral, predstieral*, naťahoval ukáz*, hral divadl*, vzdychal*, pomaly odkrýval, schválne pomaly
rabbit = rabbit*, krali*, zajac*, aka by bola, co by bolo, zvedav*, rabitovat, králik*, čo by prišlo, čo by padlo,
    ukáž ďalšiu kartu, odkryje ďalšiu, ďalšia karta po, zo zvedavosti, nech ešte odkryje
touched-muck = dotk*, dotyk*, zasunul*, zasunula*, pod board, kĺzla, skĺzla, jedným rohom, dotkla sa muck*,
    spadla do cudz*
rank-of-hands = dve dvojice, straight, bije, preb*, postupk*, farb*, flush*, full*, fullhaus*, poker*, trojic*, set,
    dva páry, dve dvojic*, dvojic*, royal*, poradie hánd, poradie komb*, kombinác*
rank-of-cards = eso, kral, najvyssia karta, poradie kariet, najnizsia karta
suits = farby, pik*, srdc*, poradie farieb, kriz*, káro, kára, srdcov*, piky
deck = chyb* karta, joker, kolko kariet
lowball = lowball, low, nizk*, lowball*, razz, najnižšia ruka, najnižš* kombin*, deuce to seven, badugi,
    eight or better, nízka ruka
stud = bring in, sedemkart*, stud*, bring in*, otvoren* kart*, siedma ulica, tretia ulica, vynúten* stáv*, door kart*
wants-back = naspat
amount-first = bez sumy, raise bez sumy, nepoved* sumu, nepovedal kolko, neuvied*, povedal raise, povedal rejz,
    ohlásil zvýš*, len povedal číslo, povedal číslo, o koľko alebo na koľko, na koľko, o koľko, povedal zvyšujem
binding = zavazn*, viaze, platn*
penalty = trest*, penal*, potrest*, varovan*, napomen*, vyluc*, potresta*, vykáza*, zákaz*, diskvalifik*, vyhoden*,
    vyhodili ho, kolo mimo, jedno kolo, dve kolá, prestať sedieť, opakovan*, druhýkrát, desať minút, stratí žet*,
    sankci*, koľko kôl
floor-decides = riaditel*, turnajov*
five-cards = najlepsich pat, pat kariet, vlastn* kart*, svoje kart*
tie-break = kicker, rovnaky par, obaja maju
all-in-face-up = all in otoc*, karty otoc*, otocia, all in a call*
who-blinds = kto dava, kto vklada
dealer-says = dealer vravi, dealer hovori, diler chce
straight-call-raise = call a, dorovnavam a
checked-through = check check, vsetci check*
play-board = na boarde
string-bet = po kopk*, siahol, string bet*, stringbet*, string, ťahan* stáv*, postupn* stáv*
anything-call = hocico, cokolvek
deal = rozdav*, rozdat*, podáva*
redeal = odznova, rozdať znova, znova rozda*, premieša* znova, od začiatku
burn = páli*, spáli*, pálen*, nespálil*, bez pálenia, spálen*, odložil kartu, nič neodložil, odložen*, zabudol páliť,
    dve spálil*
board-too-soon = predčasn* flop, vyložil turn, vyložil river, skôr vyložil, priskoro vyložil, predčasn* karta,
    priskoro, predčas*, skoro vyložil, pred dokončením, ešte sa nestavilo, ešte nehrali všetci, skorý turn,
    skorý river, kým sa nedohralo, vyložil pred
four-instead-of-three = štyri karty na flop*, 4 karty na flop*, o jednu viac na flop*, štvrtá karta, štyri na flop*,
    vyložil štyri, namiesto troch, o jednu viac, jednu naviac, o kartu viac, štyri karty, naraz štyri, jednu navyše
same-card-twice = tá istá karta, dvakrát tá istá, dve rovnaké karty, rovnaká karta, dve rovnaké kart*,
    dvakrát rovnak*, duplikát*, ja mám tú istú, dve esá
other-back = iný chrbát, iným chrbtom, chrbt*, označen* kart*, iná zadná, chrbt* karty, rub*, zadná strana,
    iného balíč*, cudzia karta, červený chrbát, modrý chrbát, inou zadnou
deck-short = chýba karta, chýba v balíčku, neúpln* balíč*, 51 kariet, 53 kariet, chybn* balíč*, chýba v balíč*,
    päťdesiatjeden, zlý balíč*, pokazen* balíč*
too-many-cards = tri karty v, karta navyše, päť kariet v omah*, má tri karty, tri karty, dostal tri, priveľa kariet,
    viac kariet
too-few-cards = len jedna karta, málo kariet, chýba mi karta, iba jednu kart*, iba jednu kartu, dostal jednu,
    o kartu menej, nedostal druhú, menej kariet
fell = pod stoličk*, zlietl*, vypadla mu, spadl*, spadn*, padl*, na zem, na zemi, zletel*, vyletel*, pod stôl,
    pod stolom, vypadl*, pustil na zem, zlietla
dealer-flashed = pri rozdávaní otoč*, prišla hore, zasvietil*, pri rozdávaní, počas rozdáv*, otočila sa pri,
    otočená pri rozd*, odkryla sa, dealer odkryl, prevrátila sa, pretočila sa, odhalil pri
boxed = naopak, obráten*, otočená v balíč*, lícom hore v balíč*, naopak v balíč*, obrátená v balíč*, boxed,
    prevrátená v, opačne
wrong-order = zlé poradie, v zlom poradí, začal od zl*, vynechal pri rozdáv*, začal zle, začal od zlého,
    vynechal pri rozd*, prvú kartu buttonu, nesprávne miesto, nesprávn* porad*, začal rozdávať
button = kam ide button, posun* button*, dealer button, button*, batn*, gombík*, mŕtvy button, button ostal,
    button pred
wrong-place = neposunul*, zabudol posunú*, nesprávn* miest*, na zlom mieste, zle umiestn*, neposunuli*,
    zabudli posun*, o jedno miesto vzadu, o miesto, button zle, ostal o jedno
busted = vypad*, prázdn* miest*, prázdn* stolič*, odišiel od stola, vypadol*, vypadn*, vypadnut*, skončil v turnaji,
    vyraden*
draw-for = žreb*, ťahá* o button, vyššia karta, kto má prvý button, prvý button, žreb o button, ťahanie o button,
    losovan* button*, kto začína s button*, vysoká karta o, ťah* o button, kto má prvý
new-deck = nový balíč*, výmen* balíč*, vymen* kart*, nové karty, iný balíč*, zmen* balíč*, vymeniť karty, iné karty,
    dajte iné
new-dealer = nového dealera, iného dealera, výmena dealera, vymen* dealer*, striedaj*, iný dealer*, nový dealer*,
    striedan* dealer*, zmen* dealer*
unlucky = smol*, smola, prehráva*, nešťast*, nejde mi kart*, nechodia mi kart*, prehrávam*, od večere,
    neprišiel ani pár, hodiny nič, povera*, nešla mi, stále prehr*
which-wins = kto vyhr*, čo vyhr*, čo bije, silnejš*, lepšia ruka, čo je viac, vyššia, kto vyhráva, kto vyhrá,
    čo vyhráva, ktorá ruka, poráža, je lepší, je lepšia, čia je lepšia
kicker = kicker*, vedľajšia karta, sprievodn* kart*
ace-low = eso nízk*, eso ako jed*, malé eso, eso môže, koliesk*, a2345, eso nízke, eso ako jedna, eso ako jednotka,
    eso dole, koleso, dookola, eso najniž*, eso vysok*, q k a 2
suit-order = pika*, kára*, farba rozhod*
joker = koľko kariet má, 52 kariet
no-bet-yet = bez stávky, zadarmo, mohol check*, nikto nestavil, nebola stávka, žiadna stávka, zadarmo zložil,
    nie je čo dorovn*, miesto checku, ešte nikto nestavil, keď mohol check*
one-more = ďalšia karta, prišlo by, zvyšné karty, mala prísť
my-blind = vynechan* blind*, zmeškan* blind*, kto dáva blind, zabudol blind, vložiť blind
appeal = reklam*, sťažov*, spochybn*, protest*, dokedy, je neskoro, odvol*, sťažnos*, sťažova*, podám, nesúhlas*,
    nadriaden*, písomn*, zmeniť rozhodnut*, posledné slovo, konečné slovo, konečné, kto je nad, komu sa môžem,
    napadn* rozhodn*
gave-wrong-player = nesprávn* hráč*, zlému hráč*, dal bank zl*, bank dostal, vyplatil zl*
protector = chráni*, nič na nich, žetón na kartách
swept = vzal mi kart*, zobral mi kart*, stiahol mi kart*, zobral kart*, pozbieral*, zmietol*, stiahol moje,
    zobral moje, vzal moje, zobral mi, vzal mi, pozbieral, zhrnul, zhrabol, stiahol mi
think-fake = tváril*, predstier*, večnosť, naťahoval*, dlho čak*
hand-spoken = povedal že má, zle si prečít*, povedal full, tvrdí, tvrdil*, len povedal, iba povedal, ohlásil ruku,
    slovne ohlás*, ale neukázal, povedal že vyhr*
rest-back = vráti sa, zvyšok späť, prebyt*, mal viac ako ja, všetci zložil*, nikto nedoro*, nedorovnan* časť,
    vráti sa zvyšok, späť zvyšok, rozdiel späť, mal viac ako, vrátia mu, nedorovnaná
action-order-street = po flope, kto začína, naľavo od button*, poradie stávok, kto hovorí prvý
looks-unfair = naštvan*, smiali, nefér, schváln*, naschvál, podvod*, trik*, úmyseln*, naschvál*, zámern*, finta, fint*
two-left = ostali sme dvaja, už len dvaja, poslední dvaja
multiway = traja v hre, sme traja, viacerí, ešte dvaja za ním, za ním, štyria v
thinks = myslel si, myslel že, domnieval, netušil*, nevedel koľko
without-asking = bez toho aby sa spýtal, nespýtal, naslepo dorovn*, nepozrel, hneď call*
let-go = posunul dopredu
phone = telefón*, mobil*, slúchadl*, sms*, správ*, píše si*, tablet*, hodinky, aplikáci*, hudb*, zvoní*, zazvonil*,
    fotí*, fotil*, natáč*, video*, displej*, solver*, chatuje
foreign-language = jazyk*, anglič*, po anglicky, po rusky, nemeck*, po nemecky, maďars*, po maďarsky, slovens*,
    po slovensky, chorváts*, španiel*, talian*, francúz*, poľs*, cudzí jazyk, cudz* reč*, preklad*, prelož*,
    nerozumiem, česky, cudzom jazyk*, inou rečou, ukrajins*
talk-about-hand = rozpráv*, komentuj*, komentov*, koment*, kecá*, trepe*, hovorí čo zložil, povedal čo mal, prezrad*,
    háda*, napovedá*, našepkáv*, vzdychol*, mal som to, zložil som eso, baví sa, bavia sa, debat*, diskutuj*,
    vykrikuj*, počas handu, už nie je v hre, nahlas hovor*, vyzrad*, spomenul čo, rozoberá*
advice = rad*, poraď*, radil*, poraď mi, čo mám robiť, kouč*, trénera, zlož to, dorovnaj to, konzult*,
    jeden hráč jedna ruka, pomáha mu rozhod*, povedal mu nech
spectator = divák*, stojí za mnou, za chrbtom, za mnou, pozerá cez plece, sedí za, kibic*, návštevn*, publik*,
    manželk*, priateľk*, frajerk*, obecenstv*, prizera*
smell-and-body = smrd*, zapách*, sprch*, hygien*, spoten*, pot z, grgá*, prdí*, kašl*, kýcha*, chor*, nákaz*, bosý,
    pľuje, špinav*, neumyt*, rúško, páchn*, smrka*
drunk = opit*, pripit*, ožran*, alkohol*, piv*, pije, napit*, zaspal*, spí, zdrogovan*, pod vplyvom, nadrat*
insult = nadáv*, vulgár*, urážk*, uráža*, urazil*, idiot*, debil*, kokot*, krič*, reve, vreští*, vyhráž*, hroz*,
    rasist*, obscén*, prostredník, obťažuj*, posmieva*, vysmieva*, kurv*, piče, sprost*, hulvát*, drzo, drzý,
    agresív*, oplzl*, nadal*, pokrik*, zjapal*, jeb*
violence = udrel*, uder*, bitk*, bijú, pobil*, facka*, strčil*, sotil*, hodil po*, hodil do neho, hádzal po, napadol*,
    fyzick*, opľul*, chytil ho, drgol*, útok
cheat = podvádz*, podvie*, značí karty, označuje, kradn*, ukrad*, falošn*, rukáv*, nazera*, pozerá do kariet, ohýba*,
    poznač*, klame*, šváb*, švindľ*
etiquette-habit = zdržuj*, zdržiava*, naťahuje čas, v každom hande, pomaly hrá, otrav*, ruš*, správan*, správa sa,
    slušn*, rešpekt*, kritiz*, poúča*, mentoruj*, chytá moje, siaha na, je pri stole, jedlo, mastn*, hlučn*, hlasn*,
    spieva*, pospevuj*, provokuj*
decision-fair = férov*, spravodliv*, zdravý rozum, duch pravid*, litera, písmen* pravid*, výnimk*, uváženi*,
    floor rozhodol, rozhodnut*, rozhod*, môže rozhodnúť inak, proti pravidl*, kto rozhod*, nespravodliv*
rules-apply = pravidl* platia, ktoré pravidlá, platia aj, kde je napísan*, kde to je, domáce pravidl*,
    nie je v pravidl*, načo sú, účel, rozsah, tda, podľa čoho, podľa akých, miestne pravidl*, vzťahuj*
duties = povinnos*, povinn*, zodpoved*, očakáva*, dávať pozor, sledovať, poznať pravidl*, upozorni*, mám povedať,
    musím povedať, úloha hráč*, ozvať sa, ozvať, chybu vid*
identity = občiansk*, preukaz*, doklad*, pas, vodičsk*, totožnos*, identit*, meno, prezývk*, kapucň*, okuliar*,
    čiapk*, tvár*, maloletý, neplnoletý, 18, osemnás*, vek, pod iným menom
terminology = slangov*, výraz*, termín*, terminol*, oficiálne slov*, som v tom, idem, hrám, ide to, plyn, pošli,
    platí slovo, aké slová, uznávan* slov*, povedal idem, povedal hrám
leaves-table = odišiel*, odíde*, odísť, odchádz*, odist*, vstal*, vstane*, postavil sa, na záchod, wc, toalet*,
    fajčiť, cigaret*, odbehol*, opustil*, opusti*, nie je na mieste, k baru, vzdialil*, vzdiali*, ušiel
friend = kámo*, kamoš*, známy*, kolegov*, kamarát*
count-chips = koľko má žet*, koľko má, spočíta*, zrátať, zráta*, počet žet*, koľko mu ostáva, presný počet,
    veľkosť stacku
colour-chip = červen*, modr*, čiern*, zelen*, žlt*, žltú, biel*, fialov*, ružov*, oranžov*
one = jeden, jednu, jedného, jednému, jednou, jedným, jediný, jediného
two = dva, dve, dvoch, dvaja, obaja, obe, oboch, dvakrát, dvojnásob*, dupl*, dvoma
three = tri, troch, traja, tretí, tretia, tretieho, trikrát
four = štyroch, štvrtý, štyri
five = päť, piati, piatich
last-one = posledn*, naposledy, konečn*, koncom, na konci
bigger = väčš*, viac*, vyšš*, veľký, veľk*
smaller = menš*, menej, nižš*, malý, malú, málo, mál*
same = tá istá, ten istý, to isté, totožn*, zhodn*, rovnak*
throw = hod*, hádž*, hádzal*, šmar*
push = posun*, tlač*, sun*, posúv*, strč*
take = zobral*, vzal*, zober*, brat*, vziat*, berie, chytil*, stiahol*
mix = mieša*, pomieš*, spolu, dokopy, zmieš*
win = vyhr*, výher*, víťaz*, vyhrat*
lose = prehr*, strat*, prehrav*, porazen*
pay = plat*, zaplat*, dlh*, dlž*
money = peniaz*, peňaz*, hotovos*, cen*, eur*, vrátenie peň*, výplat*
seat = stoličk*, miest*, sedad*, sed*, sadn*
felt = stol*, filc*
think = premýšľ*, uvažuj*, rozhoduj*, váha*
notice-late = všimol*, všim*, zist*, prišli sme na, vysvitl*, ukázalo sa
accident = omyl*, náhodou, nechtiac, neúmyseln*, nechcel*, pomýl*
preflop = pred flopom, preflop*, preflop
clock-call = clock, čas na, žiadať čas, požiadať o čas, shot clock, časomier*, timebank*, tridsať sekúnd, odpočítav*,
    koľko času, ako dlho môže rozm*, vypršal čas, hodiny, zavolať čas, pýta čas
move-table = rozbit* stol*, rozbíj*, rozpúšťa*, rozpust*, presun* k*, presadi*, presadenie, iný stôl, nový stôl,
    vyrovnáv*, vyvažov*, balans*, kto sa presú*, presťah*, ruší stôl, zrušen* stol*
enters-blinds = medzi button a, nový hráč, prisad*, prisadol*, čakať na blind*, čaká na veľký, dostane karty hneď,
    prichádza na, prvý hand pri, novoprích*
dodge = vyhýb*, obchádza blind*, vyhnúť blind*, preskoč* blind*, uniknúť blind*
missed-blinds = zmešk* blind*, zmeškan*, doplatiť blind*, mŕtvy blind, dlží blind*, oba blind*
absent-player = neprítom*, neprišiel*, chýbaj*, prázdne miesto, prázdnej stolič*, odblind*, ešte neprišiel, meškaj*,
    mešká, nie je tu, ešte nie je, po pauze, berú mu blind*
pause = prestáv*, pauz*
level-up = level*, úrov*, blindy idú hore, zvýš* blind*, nový level, nové blindy, vyššie blind*, ktorý level,
    blindy išli
bubble = bublin*, hand po hande, hand for hand, v peniazoch, vypadli naraz, naraz vypad*, súčasn*, umiest*,
    kto skončí vyšš*, itm, v tom istom hande
registration = registrác*, registr*, prihlás*, neskor* registr*, buy in*, buyin*, vstup*, rebuy*, dokúp*, reentry,
    re entry, addon*, add on*, doplniť stack, dobiť, vstupné, satelit*
colorup = color up, výmen* žet*, výmena malých, drobné žet*, chip race, vyradia žet*, sťahujú žet*, stiahn* z hry
chips-out-of-sight = do vreck*, vo vreck*, zo stola žet*, odniesol žet*, prenáša žet*, v ruke žet*, viditeľn*,
    veľké žet* vpredu, vrecúšk*, odložil žet*, ukry*, zobral žet* zo stola
deal-chop = dohoda o cen*, dohodnúť sa, icm, rozdeliť výhr*, rozdelenie cien, chop, vziať blindy späť, deal na fin*,
    dealovať
rake = rake*, poplat*, provízi*, za hodinu, za pol hodin*, časový poplat*, prepitn*, tringelt*, jackpot*, percent*
table-stakes = peňaženk*, požič*, doplniť počas, pridať peniaze, počas handu dokúp*, na stole hrá, table stakes,
    vytiahol peniaz*
seat-change = zmen* miest*, výmena miest*, iné miesto, presadnúť, presadol*, zlé miesto, sadol si na, losov*, náhodn*,
    rezerv*, podržať miesto, vybrať miesto, hlavná hra
end-of-day = koniec dňa, na konci dňa, posledné hand*, druhý deň, day 2, zajtra, pokračovan*, balenie žet*
cancelled = zruš*, výpadok prúd*, požiarn*, evaku*, preruš*, odvolan* turnaj*, ukončen* turnaj*
camera = kamer*, televíz*, prenos*, stream*, tv stôl, vysielan*
disability = postih*, vozíčkár*, vozík*, nevidiac*, nepočuj*, hluch*, osobitn*, zlomená ruk*, asistent*, zdravot*,
    lekár*
equipment = vybaven*, cudzí žetón, iného turnaj*, vlastné karty, vlastný žet*, suvenír*, poškoden* žet*, z iného
final-table = finálov*, finále, deviati, desiati, posledný stôl, koľko hráčov vo fin*
face-down = lícom dole, lícom nadol, lícom k stolu, bez otočenia, dolu
pot = pot*, bank*, banku, pot, kop*
cards = kart*, karta, kariet*, list
winner = výherca*
instead = namiesto, miesto toho
wait = čak*, počka*
touch = siah*, chyt*
mid-hand = s kartami, uprostred handu, ešte v hre, má karty, drží karty, akcia ešte
time = čas, času, minút*, hodin*, deň, dňa, dni, večer, týžd*
new = nový, nová, nové, novú, nového, novým
old = starý, predošl*, predchádz*
empty = prázdn*
other = iný, iné, inú, iná, druhý, cudz*
play = hra, hru, hry, hre, hrať, hral*
rules = pravidl*, pravidiel
order = poradí
full = cel*, pln*, úpln*
enough = stačí, stačil*, dosť, postač*
how-many = koľko, koľk*, počet
under-behind = pod, vzadu, poza
in-front = pred, predo, vpredu
middle = stred*
speak = hovoriť, reč*, slov*
correct = správn*, presn*
wrong = zl*, nesprávn*
allowed = môžem, môže, smiem, smie, dovolen*, povolen*
must = musím, musí, treba
counts = platí, neplatí, ráta sa, počíta sa
hundred-thousand = sto, stovk*, tisíc*, päťsto*, tisícov*
stack = stack*, kôpk*
next-one = ďalš*, nasled*, po ňom
begin = zač*, začín*, začiat*
stop = koniec, skonč*, konč*, zastav*
own = svoj*, vlastn*, sám, sám si
together = navzájom, jeden druh*
every = každ*, všetk*
nobody = nikto, nikoho, žiadn*
round-orbit = kolo, kola, ulic*
quick-slow = rýchl*, náhl*
late-early = neskor*, neskôr, skôr, skoro
laugh-cry = smej*, smial*, vtip*, žart*
hit-chips = búch*, hrká*, štrng*
help = pomôc*, pomáh*
give = dal, dáva, daj*, podal*
come-back = vráti* sa, vrátil*, prišiel späť
suit-decides = vyššia farba, rozhoduje farba
read = číta*, knih*, novin*
everybody-waits = čakáme na neho, všetci čakáme, nehrá, nereaguje
negotiate = súhlas*, dohodn*
why = prečo, dôvod, načo
who-gets = kto dostane, komu patrí, komu
blinds = maly blind, velky blind, slep*
street-first = open, utg
