# A szavak, amelyekről kiderül, melyik szabályt keresik, jelentésük szerint. A szabályokat lásd az angol fájlban.

out-of-turn = soron kivul*, kez elott, sor elott, sorrend elott, nem o jott, nem ra, elore bemond*, elkapkod*,
    mielott ra, mielott o, elottem, korai*, túl korán, még nem szólt, nem rajta volt, még gondolkod*, mielőtt sorra,
    mielőtt rám, mielőtt rákerül*, nem várta meg, idő előtt, hamarabb szólt, előbb szólt, más előtt, elém vágott
skipped = kihagy*, átugr*, átlép*, nem várt meg, elment mellettem, nem kérdeztek meg, engem kihagy*, elsiklott*,
    nem jutottam szóhoz
whose-turn = ki jon, ki kovetkez*, kin a sor, rajtam a sor, sorrend*, soron, ki szól, ki beszél, szólás sorrend,
    az én köröm, én jövök, megvárnom, kivárja, ki van soron, sorban
one-chip = egy zseton*, egyetlen zseton*, nagy zseton*, egy darab, egy chip*, egy oto*, egy ezr*, egyzseton*,
    nagyerteku, nagyobb zseton, egy nagy, egy ezrest, egy ötezrest, egy tízezrest, egy ötszázast, egy huszonötöst,
    egy szem*, egyetlen nagy, bedobott egy, egy feketét, egy sárgát, egy lilát, tízezrest, ötezrest, ezrest
several-chips = ket zseton*, tobb zseton*, harom zseton*, par zseton*, 2 zseton, marek zseton, ket ezr*, ket oto*,
    3 zseton*, tobb chip*, ket chip*, egy marek, harom dar*, ket szazas*, ket ezres*, apro*, két feketét,
    két egyforma zseton, három ötszáz*, négy százas*, három ezres*, három száz*, két ötezr*, két különböző zseton,
    vegyes zseton*, kisebb zsetonok*, kis zsetonokban, egyik nélkül, ha elveszek egyet, egyik sem elég
silent = nem mond*, nem jelent*, szolt semmit, semmit nem mond*, anelkul hogy, hallgat, hallgatott, szótlan*,
    csendben, bemondás nélkül, bejelentés nélkül, nem szólt, nem mondott semmit, szó nélk*, meg se szólal*
say = szobeli, mond*, bemond*, szól*, kijelent*, bejelent*, szóbeli*, szóban, elhangz*, kimond*, mormol*, motyog*
too-late-said = kesobb mond*, utana mond*, keson, miutan, kesve, csak utana, elkes*
raise = remel*, raut*, reiz, rez*, emel*, emelés*, raise*, rejz*, rerais*, visszaemel*, 3bet*, 4bet*, megemel*,
    rálicit*, ráemel*, felemel*
bet = tete*, tetj*, tetet, bet*, licit*, beti*, utok, utot*, uthet*, tét*, tesz*, nyit*, nyitás*, beté*, üt, hív*,
    betett
call = tartja, bemegy, kol*, megadt*, megad*, megadás*, call*, bekol*, tartom, tart*, kifizet*, követ*, bemond* call
check = passz*, csekk*, check*, kopog*, koppint*, checkel*, továbbad*, elpassz*, passzol*, kopogtat*
fold = dob*, bedobta a lap*, eldobt*, bedobta, eldob*, bedob* a lap*, fold*, foldol*, passzolta el, ledobja a lap*,
    kiszáll*, feladja, eldobás*, dobás*
all-in = mindent bele, mindenbe*, osszes zseton*, betolta, betolja, mindenem, ol in, betolt*, bedonk*, tolt be,
    all in*, allin*, betol*, olin*, mindenem*, egész stack*, bedönt*, összes*, shove*, bemegy mindennel
short-all-in = rovid all in, kis all in, hianyos emel*, nem teljes emel*, kicsivel tobb, nem er ki, kevesebb all in,
    alulemel*, rovid*, kicsivel tobbet, utolso zseton*, kis tobblet, utolsó zsetonj*, utolsó apró*, maradék zsetonj*,
    hajszálnyival, kicsit több, alig több, kevéssel több, nem volt teljes, két rövid, összeadód*, pár száz*
reopen = ujranyit*, ujra emel*, emelhet*, emelhetek, meg emel*, visszanyit*, ujra megnyit*, ujraindul*,
    visszaemelhet*, rautni, rauthetek, emelhetek most, emelhetek még, emelhetek-e, már beszéltem, már szóltam,
    csak megadhatom, csak megad, megnyílik*, újranyíl*, lezárt*, le vagyok zárva, megemelhetem
min-raise = minimumemel*, minraise, legkisebb emel*, eleg emel*, minimalis emel*, tul kicsi emel*, minimalis*,
    legkevesebb*, minimum, legalabb, minimum emel*, min raise*, minimál*, mennyire kell emel*, legalább mennyi,
    mekkora legyen, az osztó szerint, legkisebb, mennyi a minimum, előző emelés
max-raise = maximum*, maximalis*, legnagyobb, legtobb*, mennyit emelhet*, mennyivel*, legfeljebb, felső határ*,
    mennyi a maximum, mennyit lehet emel*, legnagyobb emel*, túl nagy emel*, túl sokat emel*, van-e felső
half = fel, felnel, 50 szazalek*, otven szazalek, 50%, felenel, tobb mint a fel*, fél*, fele*, felét, felénél*,
    fele emelés
between-call-raise = tobbet mint a megad*, tobb mint a call, nem eleg emel*, kevesebb mint a minimum, ki kell egesz*,
    koztes, tobbet tett be, megadasnal tobb*, kevesebb mint egy emel*, megadás vagy emelés, emelés vagy megadás,
    call vagy raise, kol vagy reiz, raiz vagy kol, több mint call, se nem emelés, kiegészít*, nem elég emeléshez,
    fel kell emelnie, ki kell pótol*
two-motions = ket reszlet*, ket mozdulat*, visszanyul*, ujra nyul*, tobb reszlet*, ket adag*, utana meg betesz,
    aztan meg, nyult vissza, megint nyul, hozzatett, meg hozzatett, két részletben, két mozdulattal, részletekben,
    tornyonként, toronyonként, apránként, kupaconként, visszament a zseton*, megint nyúl*, kétszer nyúl*,
    háromszor ment, egymás után tett*, lépésenként, szakaszos*
undercall = nem eleg, rovid megad*, alul, tul keves*, hianyz*, kevesebbet tett*, kisebb megad*, hianyz* par,
    kevesebbet tett be, kevesebbet rakott, kevesebbet dobott, nem elég a megad*, hiányos megad*, hiányzik pár*,
    kevesebb mint a tét, ki kell pótolni, kiegészítse, alulmegad*, kevesebbet adott, nem a teljeset
misheard = nem lat*, nem vette eszre, nem hall*, nem tudta, nem figyel*, azt gondol*, nem tudtam, nem vettem*,
    nem hallotta, nem látta, nem tudta hogy emeltek, azt hitte*, félreért*, félrehall*, nem figyelt*, nem láttam,
    nem hallottam, elbambul*, úgy hitte
wrong-amount-said = rosszul szamol*, rossz osszeg*, osszot rosszul, dealer mondta, rossz szam*, tobbnek bizony*,
    kevesebbet mond*, elszamol*, kiderult, oszto azt mond*, felreszamol*, tevedett, rossz összeget mond*,
    téves összeg*, az osztó rosszul mond*, az osztó elszámol*, kevesebbet mondott be, többje volt, valójában,
    tévesen mond*, elmondott összeg
how-much = szamol*, osszeg*, mekkora
pot-size = mennyi a kassza, kassza meret*, mennyi van a kassz*, pot meret*, bank meret*, mekkora a kassz*,
    mekkora a bank, mekkora a pot, kassza mérete, mennyi a pot, számold meg a kassz*, mennyi van bent, rossz kassz*,
    kasszát mondott be rosszul
pot-limit = plo, kasszat mond*, potot, pot, potlimites
no-limit = nolimit, korlatlan, barmennyi*, limit nelkul*
limit = limites
cap = hany emel*, negyedik emel*, harom emel*, otodik emel*, emelesek szama, hanyszor
heads-up = heads up, fejfej*, ket jatekos, headsup, egy egy elleni, heads up*, ketten maradt*, kettesben, párbaj,
    fej fej*, egy az egy*, ketten játsz*
if-then = ha emelsz, ha te, felteteles, felteteles*, ha passzol*, ha betel*, ha nyitsz, ha emel, ha tesz, ha te raksz,
    ha passzolsz, ha raksz, akármennyit, akármit, bármennyit raksz, ha megadja, feltételhez, előre megmond*, ha nyit
ambiguous = ketertelmu*, nem egyertelmu*, ot vagy, mit jelent az ot, szleng, felreertheto*, azt mondta ot,
    tobbfelekepp, egyertelmu, kétféle*, többféle*, kétfélekép*, ezer vagy száz, száz vagy ezer, azt mondta egy,
    azt mondta öt*, azt mondta kettő, nem világos*, érthető két*, melyik érvényes, félreérthet*, mennyit értett
change = visszajaro*, aprot, vissza szeret*, visszavar*, felvalt*, visszakap*, visszaadás*, aprót kér*, apró, váltás*,
    hogy visszakapjon, kerek*
overbet = tul sokat, tobbet tett, tobb zsetont tett, felul
take-back = visszaveszi, visszavette, meggondol*, kivesz, visszavon*, visszavesz*, meggondolta*, mégse, mégsem,
    visszahúz*, visszaszív*, megmásít*, visszatáncol*
prior-chips = mar bent levo, elozo zseton*, korabbi zseton*, mar kint, kint levo, bent volt, korabbi tet*, kicser*,
    kint volt, kint van előtt*, visszavette a*, vakja elé, a vakja mellé, előtte lévő, a kint lévő*, hozzárak*,
    korábban betett, visszahúzta
hidden = rejtett, eldug*, takar*, elrejt*, kar alatt, lapok mogott, talaltak, zseb*, eldugva, takarasban, meg volt,
    nem latszott, elofordul, lapjai alatt, pohár mögött, a pohara mögött, nem látható, eltakart*, takarta, rejteget*,
    dugi, előkerül*, kiderült hogy volt még, talált még, karja alatt, elő* vett még
splash = belekever*, beleszor*, kozepre dob*, bankba dob*, kasszaba, kozepre szor*, osszevissza, beledob* a kassz*,
    a kasszába dob*, kasszába szór*, közé dob*, szétszór*, szórja, közé keverte, belehajít*, pot közepé*
straddle = dupla vak, harmadik vak, vakon emel*
in-the-dark = megnezes nelkul, lapnezes nelkul, nezetlen*
ante = alaptet*
forgot = elfelejtet*, elmulaszt*, nem tette be, nem tett be
absent = tavol*, nincs itt, ures hely, nincs az aszt*, felallt
substantial = lenyeges akcio, jelentos akcio, erdemi*, lenyeges*, mar tobben, ket jatekos mar, haromn cselek*,
    utana mar, már ketten, ketten szóltak, hárman dobtak, többen cselekedtek, elég cselekvés, számottevő,
    jelentős cselekv*, már hárman
misdeal = rossz osztas, felreoszt*, ujraoszt*, rosszul oszt*, rossz osztás*, hibás osztás*, osztási hiba,
    érvénytelen osztás*, újra osztani, kezdjük elölről, üres székre oszt*, rossz helyre oszt*, elosztott*
action-free-fold = ha passzolhat*, ingyen dob*, nincs mit megadni, passz helyett, checkelhetett, nincs tet
uncalled = nem adta meg senki, meg nem adott, senki nem adta, visszajar, visszakap, visszaadjak
dealer-error = oszto elvet*, oszto bedob*, osztoi hiba, dealer elvit*, oszto elvit*, oszto beh*, oszto elhuz*,
    oszto hib*, az osztó hib*, osztó rontott, osztó eltol*, osztó tévedett, az osztó dobta, az osztó miatt,
    osztói tévedés, félrevezet*
unprotected = vedetlen, lapvedo, vedtel*, vedelem*, vedo, nem volt rajta, lapvedelem, védtelen*, nem védett*,
    nem védte, nincs rajta zseton, semmi a lap*, kártyavéd*, még játszottam, beszedte a lap*, még gondolkodtam,
    elvitte az osztó, tőlem is beszed*
muck = bedobt* a lap*, dobott lap*, eldobt* lap*, szemet*, lapjait eldob*, dobott pakli, kupac*, muck*, dobott lapok,
    eldobott lap*, dobott kupac*, a dobottak, eldobottak
retrieve = visszaad*, visszaszer*, visszaallit*, kivenni, visszahozni, elokeres*, visszaker*, vissza a lap*,
    visszaszerez*, visszaven*, visszahoz*, kihalász*, kiás*, előszed*, visszaveheti a lap*, kérem vissza a lap*
dead-hand = halott kez, halott lap*, halott, ervenytelen, megh*, meghalt, halot*, meghalt*, halott-e,
    érvénytelen* lap*, kiesik a leoszt*, elvesz* a kez*, halottnak, halottá, összekevered* a lap*
live = elo lap*, elo kez, eloben, el meg, meg el, élő*, élő-e, él a lap
push-forward = elore tol*, betolta a lap*, eltol*, elore lok*, vonal*, előretol*, a vonalon, vonalon túl,
    az osztó felé, odatol*, előre dob*, előre tette
face-up = nyilt*, felford*, kiteri*, megford*, kiford*, felcsap*, kiterít*, felfed*, fordít*, képpel felfelé, nyíltan,
    nyitva, kirak* a lap*, leterít*, felfelé, lefektet* nyitv*, kirakta
show = bemutat*, mutas*, mutat*, megmutat*, felmutat*, felvillant*, villant*, bevillant*, lát*, mutatás*
show-first = ki mutat*, eloszor mutat*, mutatasi sorrend*, kinek kell mutat*, ki mutatja, elsonek mutat*, eloszor,
    utolso agressz*, te kezded, elobb terit*, eloszor terit*, nekem kene, ki mutat először, ki mutatja először,
    ki teríti, ki teríti először, mutatási, sorrend mutat*, nem akar mutat*, egyikük sem akar*, ki fordít* előbb,
    nekem kell először, ő mutasson, ki terít
showdown = teritek*, terites*
see-hand = megnezhet*, lathatom, meg akar* nez*, kerheti hogy, latni a lap*, latni szeret*, keri hogy mutas*,
    megneznem, jogom, láthatom a lap*, megnézhetem, kérhetem hogy mutas*, mutassa meg, látni akarom, jogom van látni,
    mutassa a vesztes, megmutatja, megmutattat*, fizettem érte, kérheti a lap*
show-one-all = mindenkinek mutat*, egynek mutat*, baratjanak, egyiknek, mellette ulo*, mellette, mindenkinek látnia,
    mindenki lássa, csak neki mutat*, egyvalakinek, csak egynek, én is látni, mutassa mindenkinek, neki megmutat*,
    megmutatta a mellette
one-card = egy lap*, egyik lap*, csak egyik, csak egy lap*, egy kartya
both-cards = mindket lap*, ket lapj*, mindketto*, osszes lapj*, minden lap
board-plays = asztalt jatsz*, asztal jatsz*, az asztal, kozos, asztalt játssza, az asztal játsz*, asztal a legjobb,
    közös öt, öt közös lap, az öt közép*, az asztallal, a közös lapok
split = osztoz*, felez*, egyenlo, oszt* a kassz*, dontetlen*, split*, megoszt*, elosztj*, osztozunk, osztozkod*,
    felezés*, felezik, elosztják, megosztott kassza, egyenlő kéz, felesben, hi lo, kassza szétoszt*
odd-chip = oszthatatlan, paratlan, plusz zseton, fennmarado, nem oszthato, megmarad*, felesleges zseton,
    páratlan zseton, maradék zseton, maradó zseton, nem oszlik, egy zseton marad, ki kapja a plusz, plusz egy zseton,
    kinek jár a maradék, feleslegmarad*
side-pot = mellekkassz*, fokassz*, mellek, kulon kassz*, sidepot*, mellekbank*, ki mennyi*, hany kassza*, ki mit,
    szetosztas*, kulon*, mellékpot*, mellék kassz*, oldalkassz*, főpot*, fő kassz*, több kassza, ki mennyit nyerhet,
    rövid stack nyer*, három all in, különböző all in*, a maradékért, összeöntött*, rövid vitte a fő*
disputed = vita*, reklam*, kovetkezo leoszt*, rosszul fizet*, elozo leoszt*, perccel, mar keverik, rossznak adta,
    rosszul fizettek, rossz játékos kapta, már kifizett*, a következő leosztás, előző kassza, utólag, már osztják,
    reklamál*, vitatott kassza, elvitte a kasszát
kill-winner = nyero lap*, nyero kez*, nyertes lap*, nyertes kez*, bemukk*, legjobb, nyertes lapot*, nyerő lapot,
    a nyerő lapját, megmutatott nyerő, kiterített nyerő, elvitte a nyerőt, beszedte a nyerőt, legjobb lapot dobta,
    a jobbik lap, jobb lapot, mindenki látta a jobb
last-left = mindenki dobott, utolso jatekos, egyedul marad*, mutatas nelkul, mindenki eldob*, egyetlen marad*,
    utolsokent, mindenki eldobta, egyedül maradtam, egyedül maradt, utolsó maradt, mutatás nélkül nyer,
    nem kell mutat*, kell mutatnom, senki sem adta meg, a többi dobott, muszáj mutat*
cards-speak = lap beszel, kartyak beszelnek, lapok beszel*, rosszul olvas*, bemondott lap*, azt mondta flos*,
    rosszul mond*, felreismer*, a lap beszél, a lapok beszél*, félreolvasta*, félrenéz*, nem látta meg,
    nem vette észre hogy nyer*, rosszul mondta be a kez*, azt mondta flöss, nem vette észre hogy flös*,
    rossz kezet mond*, tévesen mondta be
nuts = nuts, legjobb lap*, verhetetlen*, nacs*, legerosebb*, legjobb lehetseges, nem veszithet*
soft-play = osszejatsz*, softplay*, kimel*, kiméli, csapat*, összebeszél*, megbesz*, együtt játsz*, lakótárs*,
    testvér*, házaspár*, férj*, haverok*, jelez*, jeladás*, jelek, átad* zseton*, zsetonátad*, odaadta neki, odaadja*,
    direkt veszít*, sosem emelnek egymás*, egymást kímél*, egymás ellen, chip dump*, megegyez*, összebeszéltek,
    paktum*
slow-roll = slow roll*, huzza az ido*, lassan mutat*, lassu mutat*, lassan terit*, kesleltet*, szorakoz*, fel perc,
    vegig tudta, szenvedt*, slowroll*, szlóról*, lassú mutatás*, direkt lassan mutat*, fél perc után, végig tudta*,
    hagyta hogy örülj*, hagyta hogy örül*, úgy tett mintha veszt*, sóhajtoz*, rázta a fej*, várt a mutatás*,
    húzta a mutatás*, színészked*, színlel*
rabbit = rabbit*, mi lett volna, kovetkezo lap*, nyuszi*, nyul, lenne a river, mi volt a river, rebit*, rebitel*,
    nyulaz*, nyúl*, mi jött volna, nézzük meg a következő, mutasd meg mi jött volna, mi volt a következő,
    megnézhetjük a river*, kíváncsi*, utólag megnéz*
touched-muck = erintette, belekeveredet*, hozzaert*, erinti, érintette*, belecsúsz*, becsúszott*, alácsúsz*,
    a muckhoz ért, egyik sarka, összeért*
rank-of-hands = full*, veri, uti, erosebb, rangsor, viszi, sor*, flös*, flush*, full, fullhouse, póker, drill*,
    szett*, két pár*, royal*, színsor, kezek sorrendje, kézsorrend
rank-of-cards = asz, legmagasabb lap, kiraly, lapok sorrend*, legkisebb lap
suits = szinek, pikk, kor, szinsorrend, treff, karo, pikk*, kőr*, káró*, treff*, színe
deck = hianyzo lap, dzsoker, hany lap
lowball = lowball, low, alacsony, lowball*, razz, kettes hetes, deuce to seven, legalacsonyabb kéz, badugi,
    eight or better, alacsony kéz
stud = nyitolap, hetlapos, stud*, bring in*, nyitott lap*, hetedik lap, harmadik utca, hétlapos*
wants-back = vissza*
amount-first = osszeg nelkul, emeles osszeg nelkul, nem mondott osszeg*, osszeget nem, nem mondta mennyi*,
    összeg nélkül*, csak annyit mond* emel*, nem mondta mennyire, reizt mondott, emelést mondott, raise-t mond*,
    mennyire emelt, mennyivel vagy mennyire, mennyire vagy, csak számot mond*, számot mond*
binding = kotelez*, ervenyes*, koti, all, marad
penalty = buntet*, figyelmeztet*, szankcio, kizar*, büntetőkör*, kör büntet*, büntik, kiült*, kiültet*,
    kihagyott kör*, kizárt*, kitilt*, kirak*, kidob* a versen*, kitett*, eltilt*, elveszti a zseton*, másodszor,
    ismétl*, tíz perc, figyelmezt*, diszkvalifik*, meddig ül
floor-decides = floor*, versenyigazgato*, versenyvezet*
five-cards = legjobb ot, ot lap*, ot kartya, sajat lap*
tie-break = azonos par, egyforma*
all-in-face-up = all in mutat*, felforditjak, lapokat felford*, all in es megad*
who-blinds = ki teszi be, ki rakja be
dealer-says = az oszto * mond*, oszto szerint
straight-call-raise = aszonta kol, megadom es
checked-through = passz passz, vegigpassz*, mindenki passz*
play-board = ot kozos, kozos lapok
string-bet = apranken*, string bet*, stringbet*, string, szakaszos tét*, húzott tét, fokozatos*
anything-call = barmit
deal = kiosztott
redeal = újrakever*, elölről, újra kell osztani, új osztás*, kezdjük újra
burn = kiéget*, égetett, éget*, égető*, nem égetett, kiégetett, égetés nélkül, félretett lap, félretesz*, félrerak*,
    elfelejtett éget*, két lapot éget*
board-too-soon = hamarabb jött, kirakta a turnt, kirakta a rivert, korai flop, korán jött a flop, idő előtt kirak*,
    korán rakta ki, licit vége előtt, túl korán rakta*, korán kirakt*, mielőtt befejez*, még nem fejez* be,
    még volt szó, korai turn, korai river, licit előtt, még nem szólt mindenki, elhamarkod*
four-instead-of-three = négy lap a flop*, négylapos flop, eggyel több a flop*, négy lap lett, négy lapot tett*,
    négyet rakott, négyet terít*, három helyett*, eggyel több*, egy lappal több, négy lap flop, egyszerre négy
same-card-twice = kétszer ugyanaz, dupla lap*, két egyforma lap, kétszer van, ugyanaz a lap, ugyanolyan lap,
    nekem is az, két kőr ász, duplikált*
other-back = más hátlap*, más hátú, hátlap*, jelölt lap*, kék hátú, piros hátú, más színű hát*, hátlapja*,
    másik pakliból, idegen lap, piros hát*, kék hát*, eltérő hát*
deck-short = hiányzik egy lap, hiányos pakli, 51 lap*, 53 lap*, nem teljes a pakli, hibás pakli, hiányos pakli*,
    hibás pakli*, hiányzik a pakli*, ötvenegy*, selejt* pakli, joker a pakliban, rossz pakli
too-many-cards = három lap*, túl sok lap*, több lapja van, eggyel több lap*, öt lap omaha*, plusz egy lap,
    három lapot kap*, három lapja van, plusz lap*, extra lap*, öt lapja van, több lapot
too-few-cards = kevesebb lap*, egy lapot kapott, hiányzik a második lap*, kevés lap*, egy lapot kap*,
    hiányzik a másik lap, egyel kevesebb lap, egy lapom van, nem kaptam második
fell = lees*, lerepült, a szék alá, leesett*, leesik, lerepül*, földre, földön, lepottyan*, az asztal alá,
    asztal alatt, kirepült*, elejt*, elejtett*
dealer-flashed = felfordult*, fordult fel, képpel felfelé érkez*, osztáskor felford*, osztás közben felford*,
    osztásnál felford*, felford* osztás*, megfordult repülés*, repülés közben, képpel felfelé ért*,
    megmutatta az osztó, felcsapód*, osztáskor
boxed = fordítva áll*, képpel felfelé volt, pakliban fordít*, felfelé állt, fordított lap*, felfordítva a pakliban,
    pakliban felfelé, pakliban megford*, boxed, fordítva a pakli*, rossz irányban
wrong-order = rossz sorrend*, rossz helyen kezdte, kihagyott az osztás*, rossz székhez, rossz helyre ment,
    rossz sorrendben oszt*, rossz helyen kezd*, rossz embernek oszt*, első lapot a gombnak, rossz széknél,
    sorrend szerint oszt*, sorrendben
button = a gombot, gomb hol, hova kerül a gomb, gomb mozgat*, gomb*, osztógomb*, gombot, halott gomb*, dealer gomb*,
    osztó gomb*
wrong-place = nem vitték, nem mozgatt*, elfelejtett* mozgat*, máshol kellene, rossz helyen*, rossz helyen van a gomb,
    elfelejtették tov*, nem mozdult, gomb nem ment, egy hellyel hátrébb, eggyel előrébb, eggyel arrébb, rossz hely*
busted = kiesett*, kies*, elment az asztaltól, lenullázód*, kiesik, kieső, kiesés*, kibukott*, elbúcsúzott
draw-for = gombhúzás*, húzás a gomb*, magas lap*, húzunk a gomb*, első gomb*, ki kezd gombon, gombot húz*,
    gombért húz*, gomb kisorsol*, ki kezdi a gomb*, első osztó, magas lap a gomb*, kié a gomb, húzott lap*
new-deck = új pakli*, paklicser*, másik pakli*, új kártyát, cseréljék a paklit, csomagcser*, új csomag*, új paklit*,
    pakli csere*, cseréljük a pakli*, másik csomag*, új lapokat, új kártya*, paklit cserél*, kérek új pakli*,
    csomagcsere*
new-dealer = új osztó*, másik osztó*, osztócser*, cseréljék le az osztót, osztóváltás*, váltsák le, osztócsere*,
    másik osztót, új osztót, osztó csere*, lecserél* az osztó*, cserélj* osztó*
unlucky = balszeren*, pech*, nem hoz szerencs*, vesztésben, nem jön lap*, nem jött lap*, órák óta*, balszer*,
    nem kapok lap*, vesztek*, babona*, semmi lap*, nem nyerek*, szerencsétlen*
which-wins = ki nyer*, melyik nyer*, mi mit ver, ver a, erősebb*, jobb kéz, melyik jobb, magasabb, ki viszi, ki nyeri,
    melyik nyer, mi veri, veri-e, jobb-e, kié a kassza, melyik erősebb, melyik kéz
kicker = kísérő*, kicker*, ugyanaz a pár, mindkettőnek pár*, kísérőlap*, oldallap*, mellélap*
ace-low = ász kicsi, kis ász, ász egyes, ász lehet, körbeérő sor, kerék, a2345, ász alsó, ász alul, ász egyként,
    ász kicsiként, ász alacsony, ász kettő három, kör sor, dáma király ász kettő, ász magas*, körbefordul*,
    ász legkisebb
suit-order = szín számít, szín dönt, színsorrend*
joker = hány lapos, 52 lap*
no-bet-yet = tét nélkül dob*, ingyen, passzolhatott volna, nem volt tét, senki nem tett, nincs előtte tét, tét nélkül,
    passzolhatott*, nem volt mit megad*, bedobta ingyen, senki se nyit*, még senki se nyitott, nincs nyitás
one-more = következő lap, turnlap*, riverlap*, hátralévő lap*
my-blind = kihagyott vak*, elmaradt vak*, ki teszi a vak*, elfelejtette a vak*, vakot kell tenn*
appeal = óvás*, panasz*, meddig lehet, következő osztás*, késő már, már megy a következő, fellebbez*, felülbírál*,
    óvhat*, protest*, panaszt, feljebb*, írásban, nem értek egyet, fődirektor*, megváltoztat* a döntés*, vitatom,
    ki fölött, utolsó szó, végső szó, kihez fordul*, jogorvosl*
gave-wrong-player = rossz ember*, rossz játékos*, neki tolta a, tévesen kapta, neki adta a kassz*
protector = lapvédő*, védte, védett*, zseton a lapon, semmi rajta, kártyavédő*
swept = elvitte a lap*, beszedte*, elsöpör*, elvette a lap*, behúzta a lap*, bedobta a lapom*, elkapta a lap*,
    besöpör*, beszedte a lapom*, elvette tőlem, behúzta az enyém*, elvitte a lapom*, összeszedte, az enyémet is,
    tőlem is
think-fake = úgy tesz mintha, úgy tett mintha, örökké tart*, húzta az idő*, sokáig vár*
hand-spoken = azt mondta hogy van, félreolvas*, rosszul mondta be, bemondott kéz, nem látta hogy, azt mondta pár,
    azt mondta full, azt mondta hogy nyer*, bemondta a kez*, csak mondta, mondta hogy neki, nem mutatta csak mond*,
    kijelentette hogy, bemondta hogy van
rest-back = visszakapom a, maradék*, felesleg*, mindenki dob*, senki nem adta meg, visszakapja a töb*, visszajár a,
    megadatlan, nem megadott rész, felesleg vissza, többlet*, visszaadják neki, a különbözet, csak annyim volt
action-order-street = flop után, ki szól először, gombtól balra, beszédsorrend*, ki kezdi a licitet
looks-unfair = mérges, dühös, nevet*, szándékos*, átver*, trükk*, direkt, készakar*, trükköz*
two-left = csak ketten, ketten vagyunk, két játékos maradt, utolsó kettő
multiway = hárman, többen, hárman vannak, még ketten jönnek, mögötte még, többszereplős, négyen
thinks = azt hittem, azt gondolt*, úgy tudta, nem tudta mennyi, fogalma sem
without-asking = anélkül hogy kérdez*, nem kérdez*, vakon megad*, megszámoltat* nélkül, meg se nézte, azonnal megad*
let-go = elenged*, odadobta az osztó*
phone = telefon*, mobil*, okosóra, fülhallgat*, fülest, fejhallgat*, sms*, üzen*, tablet*, laptop*, kijelző, zené*,
    csörög*, csörg*, csöng*, app*, fotó*, fényképez*, videó*, filmez*, szolver*, chatel*, kütyü*
foreign-language = nyelv*, angol*, oroszul, németül, magyarul, szlovákul, horvátul, izlandi*, spanyol*, olasz*,
    franci*, lengyel*, szerbül, kínai*, románul, külföld*, idegen nyel*, nem értem őket, arabul, törökül, lefordít*,
    tolmács*
talk-about-hand = beszélget*, dumál*, pofázik, pofázott, kommentál*, elmondja mi, megmondta mi, találgat*, súg*,
    sugall*, felszisszen*, felsóhajt*, nekem is volt, elkotyog*, utal*, beszél róla, beszél a lap*, beleszól*,
    leosztás közben, nem játszik már, kint van már a leoszt*, hangosan mond*, magyaráz*, fecseg*, szövegel*
advice = tanács*, segít dönt*, megmondta mit, megsúg*, mit tegyek, mit csináljak, edző*, konzult*,
    azt mondta neki hogy dobj*, add meg, dobd el, egy játékos egy kéz, közös döntés
spectator = néző*, nézelőd*, mögöttem áll*, mögötte áll*, háta mögött, mögém ül*, ideül*, ül mögött*, kibic*,
    látogató*, közönség, feleség*, párom, kísérő nélkül, családtag*, barátnő*
smell-and-body = büdös*, bűz*, szag*, zuhany*, higién*, izzad*, böfög*, fing*, köhög*, tüssz*, beteg*, fertőz*, orr*,
    meztél*, köp*, mosd*, koszos*, izzadság, nem fürd*, taknyo*, maszk
drunk = részeg*, ittas*, be van rúgva, berúg*, alkohol*, piál*, iszik*, elalud*, alszik, be van szívva, drog*, spicces
insult = káromkod*, trágár*, anyáz*, szid*, sérteget*, sérteg*, sértő, hülyé*, idiót*, barom, bunkó*, ordít*,
    ordíboz*, kiabál*, üvölt*, fenyeget*, rasszista, obszcén*, középső ujj*, zaklat*, gúnyol*, csúfol*, kurva, fasz*,
    buzi*, beszól*, durva, mocskos száj*, lehord*, szitkoz*, megaláz*
violence = megüt*, ütötte meg, verekedés*, vereked*, pofon*, megragad*, nekiment, hozzávág*, vágta hozzá, megdob*,
    leköp*, székkel, összeverek*, fizikai*, rátámad*, tettleg*, meglök*
cheat = csal*, jelöli a lap*, megjelöl*, lop*, ellop*, lopott, hamis*, becsap*, átráz*, ingujj*, kilesi*, belenéz*,
    belesett, leskel*, hajtogat*, behajlít*, meghajlít*, sumák*, svindli*
etiquette-habit = húzza az időt, időhúz*, minden kézben sokáig, lassan játsz*, idegesít*, zavar*, viselked*, illem*,
    udvarias*, tisztel*, kritizál*, kioktat*, tanít*, piszkál*, fogdos*, tapogat*, eszik*, kaja, zsíros*, hangos*,
    énekel*, dudorász*, hátráltat*, zavarja a játék*
decision-fair = méltányos*, igazság*, fair*, tisztesség*, józan ész, szabály szelleme, szabály szerint, betű*,
    kivétel*, mérlegel*, belátás*, döntött a floor, eltérhet*, versenyigazgató dönt*, dönthet másk*, döntés*,
    döntött*, dönthet*, ki dönt
rules-apply = szabálykönyv*, szabályzat*, melyik szabály*, hol van leírva, vonatkozik*, érvényesek, házi szabály*,
    nincs benne, nincs leírva, mire való, mire jó, hatály*, tda, helyi szabály*, alapján
duties = felelős*, köteles*, kötelesség*, elvár*, figyelnie kell, oda kell figyel*, ismernie kell, szólnom kell,
    szóljak, szólni kell, dolga, feladata, rászól*, jelezni*, észreveszem, ha hibát lát
identity = személyi*, igazolv*, útlevél*, jogosítvány*, okmány*, név, nevén, álnév*, azonosít*, személyazon*,
    kapucni*, napszemüveg*, sapka, maszkban, arca, arcát, kiskorú*, 18, tizennyolc*, más nevén, életkor
terminology = szleng*, kifejezés*, szakszó*, hivatalos szó*, bent vagyok, megyek, játszom, jöhet, gáz, mehet,
    számít szónak, elfogadott szó*, szóhaszn*, tolom, küldöm, bevállal*, mit jelent ha azt mond*
leaves-table = elment, elmegy*, elhagy*, otthagy*, felállt*, felálltam, feláll*, kimegy*, kiment*, vécé*, wc, cigizni,
    dohányozni, elsétál*, nincs a helyén, elszalad*, bárpult*, felkel*, távozik, távoz*, arrébb ment, elfordul*,
    mosdó*, cigi*
friend = barát*, cimbor*, tesó*, pajtás*, szomszéd*, haver*
count-chips = mennyi van előtte, mennyi zsetonja, megszámol*, számolja meg, zsetonszám*, látni a zsetonj*,
    mennyi maradt, mennyije van, stackméret, pontos szám*
colour-chip = piros*, kék*, fekete*, zöld*, sárga*, sárgát, fehér*, lila*, rózsaszín*, narancs*
one = egy, egyet, egyik, egyiket, egyetlen*, egynek
two = két, kettőt, mindkét*, ketten, dupl*, kettő*
three = harmadik*, háromszor*, tripl*, három
four = negyedik*, négy
five = öt, ötöt, ötös, ötödik*, öten
last-one = utolsó*, utoljára, végül, végső*, végén
bigger = nagyobb*, több*, magasabb*, nagy, nagyot, legnagyob*
smaller = kisebb*, alacsonyabb*, kicsi*, kis, kevés*, kevesebb*
same = ugyanaz*, ugyanolyan*, ugyanannyi*, egyform*, azonos*, egyenlő*
throw = odadob*, vág*, hajít*, ledob*, bevág*
push = tol*, csúsztat*, lök*
take = elve*, elvett*, vett*, elvisz*, fog*, felve*, kivett*
mix = kever*, összekever*, összekeveredett, egybe, együtt, hozzákever*
win = nyer*, megnyer*, nyert*, győz*, nyertes*
lose = veszt*, veszít*, elbuk*, vesztes*, buk*
pay = fizet*, tartoz*, állja
money = pénz*, készpénz*, díj*, nyeremény*, euró*, kifizetés*, visszatérít*
seat = szék*, hely*, ülés*, leül*, ül, ülök
felt = asztal*, posztó*, filc*
think = gondolkod*, gondolkoz*, dönt*, töpreng*, agyal*
notice-late = észre*, észrev*, kiderül*, rájött*, vettük észre, feltűn*
accident = figyelmetlen*, hibá*, nem akart*, elnéz*, rosszul, véletlen*, tévedés*
preflop = flop előtt, preflop*, preflop
clock-call = órát kér*, órát hív*, időt kér*, shot clock, időbank*, time bank*, idő kártya, visszaszáml*,
    harminc másodper*, mennyi ideje van, meddig gondolkod*, letelt az idő, lejárt az idő, óra, órát, gondolkodási idő
move-table = asztalbontás*, bont*, asztalt bont*, felbont*, másik asztal*, új asztal*, átül*, átültet*, kiegyenlít*,
    asztalegyen*, balansz*, ki ül át, kit ültetnek, áthelyez*, asztalszét*, asztaltör*
enters-blinds = gomb és a kisvak köz*, új játékos*, beül*, beülő, megvárja a vak*, vakot várn*, azonnal kap lapot,
    becsatlakoz*, kap-e lapot, frissen érkez*
dodge = elkerüli a vak*, kikerül*, megússza a vak*, kihagyja a vak*, elblicc*
missed-blinds = elmulaszt* vak*, vakokat pótol*, pótol*, holt vak*, tartozik a vak*, mindkét vak*
absent-player = nem jött meg, nem érkez*, üres szék*, vakolják, elvakol*, még nincs itt, távollévő*, elveszik a vak*,
    késik*, szünet után, nem jelent meg
pause = szünet*, pauz*, vacsoraszün*
level-up = szint*, emelkednek a vak*, emelkedik a vak*, vakszint*, új szint*, feljebb mentek, magasabb vak*,
    melyik szint*, riffle, keverésnél
bubble = buborék*, kézről kézre, kezenként, pénzben, egyszerre esett*, egyszerre esnek, ki lesz előrébb, hányadik*,
    helyez*, itm, egyszerre kies*, ugyanabban a leosz*
registration = nevezés*, nevez*, regisztrác*, regel*, késői nevez*, beülhetek még, beszállás*, beszálló*, buyin*,
    buy in*, rebuy*, visszavás*, visszanevez*, újranevez*, addon*, add on*, rávásár*, feltölt*, utántölt*, jegy*,
    szatellit*
colorup = színcser*, zsetoncser*, felszínez*, kiszíne*, zsetonverseny*, color up, colorup, kivonják*, kivon*,
    apró zseton*, kis zsetonok*, race
chips-out-of-sight = zsebre, zsebre tett*, zsebében, levesz* az asztalról, levette az asztal*, zsetonokat vitt*,
    viszi a zseton*, kézben tart*, látható*, láthatóan, elől legyen, nagy címlet*, nagy zseton* hát*, zacskó*,
    elpakol*, táskáj*
deal-chop = alku*, dealt köt*, megegyezn*, icm, díjelosztás*, vakokat visszave*, mindenki dob a vak*, dealel*, dealel,
    díjat oszt*
rake = rake*, jutalék*, díj óránk*, félóránként, időpénz*, időd*, asztalpénz*, borravaló*, jackpot*, százalék*,
    óradíj*
table-stakes = asztalon lévő*, táblapénz*, pénztárc*, kölcsön*, kölcsönad*, hozzátesz* pénz*, leosztás közben vesz*,
    zsetont venni kéz közben, ráveh*, készpénzt tesz
seat-change = helycser*, ülőhely*, helyet cserél*, másik szék*, helyet vált*, rossz helyre ül*, másik helyén,
    helyére ült, helysorsol*, sorsol*, kisorsol*, random, foglal*, tartsák a hely*, választhat helyet, főasztal*
end-of-day = nap vége*, nap végén, utolsó leosztás*, zsákol*, második nap, day 2, nap 2, holnap, folytatás*, zárás*
cancelled = törl*, elmarad*, töröl*, áramszünet*, tűzriad*, félbeszak*, lefúj*, kiürít*
camera = kamer*, tévé*, közvetít*, stream*, tv asztal, televízi*, élőben ad*
disability = fogyaték*, kerekesszék*, vak játékos, süket*, hallókész*, speciális igén*, törött kar*, segítő*,
    nem lát jól, orvosi, mozgáskorl*
equipment = felszerelés*, kellék*, más torna zseton*, másik verseny zseton*, idegen zseton*, saját pakli*,
    saját zseton*, emlék*, sérült zseton*
final-table = döntő asztal*, döntőasztal*, finálé*, kilencen*, tízen*, utolsó asztal*, hány fős
face-down = képpel lefelé, lefelé, zártan, csukva
pot = kassz*, kassza*, pot*, bank*
cards = lap*, kártya*, lapok*, lapom*
winner = győztes*, nyertes játékos*
instead = helyett*, ahelyett*
wait = vár*, megvár*, türel*
touch = ér*, érint*
mid-hand = lappal a kezében, leosztás közben*, még játékban, lapjai vannak, a lapjával, folyamatban, akció előtt*
time = idő, időt, ideje, perc*, óra*, óráj*, nap, napon, este, hét*
new = új, újat, újabb
old = régi*, előző*, korábbi*
empty = üres*
other = más, másik*, mást, egyéb*
play = játsz*, játék*, játsz, játékban
rules = szabály*
full = teljes*, egész*
enough = elég*, elegendő
how-many = mennyi*, hány*, hányan, mekkora*
under-behind = mögött*, alatt*, alá, mögé
in-front = előtt*, elé, elöl
middle = közép*, közepé*
speak = beszél*, szó, szavak
correct = helyes*, pontos*
wrong = rossz*, téves*, hibás*
allowed = szabad*, lehet-e, megengedett*, kérhet*, tehetek
must = kell*, köteles, muszáj
counts = számít*, áll-e
hundred-thousand = száz*, ezer*, ezres*, százas*, ötszáz*, ötezer*
stack = stack*, zsetonj*
next-one = következő*, utána
begin = kezd*, elkezd*, kezdés*
stop = vége, befejez*, leáll*, megáll*
own = saját*, maga*, magam*
together = egymás*, közösen
every = minden*, mindenki*, mindegyik*
nobody = senki*, egyik sem
round-orbit = körre, körben, utca*
quick-slow = gyors*, lassan, lassú*, siet*
late-early = késő*, korán, korábban, hamar*
laugh-cry = röhög*, vicc*
hit-chips = csapkod*, csörget*
help = segít*, segíts*
give = ad, adott, adja, oda*
come-back = visszajön*, visszajö*, visszaért*, visszatér*
suit-decides = azonos szín, magasabb szín
read = olvas*, könyv*, újság*
everybody-waits = rá várunk, mindenki rá vár, nem cselekszik, nem reagál
negotiate = beleegyez*, megállapod*, egyetért*
why = miért, mi az oka
who-gets = kié, ki kapja, kinek jár, ki viszi el
blinds = vak*
street-first = utg
