# Szavak, amelyekkel a játékosok elmondják, mi történt az asztalnál, jelentésük szerint. A szabályokat lásd az angol fájlban.

## Összekötő szavak

kept = még, őt, fél
filler = még senki nem lépett, senki nem lépett, senki nem lépett még, még senki sem lépett, még nem volt akció,
    nem volt még akció, még senki nem szólt, aztán észrevettük, később észrevették, a, az, egyetlen, itt, ott, ott van,
    ez, ezt, az asztalnál, azt, is, csak, csupán, éppen, épp, most, így, úgy, na, hát, kérem, van, volt, voltak,
    vagyunk, vannak, lett, lesz, lenne, legyen, nekem, nála, ő maga, asztal, asztalon, asztalnál, asztalra, játék,
    leosztás, leosztásban, kéz, kör, szint, szinten, összesen, összesen van, pontosan, kb, körülbelül, szerint, szépen,
    gyorsan, gyrsan, gyrosan, lassan, azonnal, rögtön, egyből, hirtelen, véletlenül, véletlen, tévedésből, tévesen, benne,
    be, elé, elő, maga elé, maga, közben, külön, mozdulattal, egy mozdulattal, külön mozdulattal, két mozdulattal,
    mozdulatban, egyszerre, kéne, kellene, fel, le, fog, ezen, ezek, azok, arra,
    ezzel, azzal, erről, száma, közé, között, közt, ül, ülő, ülve, játszik, játszunk, játszanak, tartunk, miatt,
    valaki, másik, utolsóként, utolsó, elsőként, asztali, kasszában, kézzel, kezével, hangosan, egyértelműen,
    határozottan, ft, forint, forintos, euró, dollár, dolláros, lapra, helyett, után, mint, mert, mivel, amikor, miközben,
    ami, amit, akinek, ahol, mégis, teljes, éppen csak, rendesen, simán, nyugodtan, végül, egész, következik, sorban,
    többit, tétnél, tétre, tétet, tét, a tét, valóban, előtte, elől, tőle, rá, rajta, hozzá, hozza, visszanyúl,
    visszanyul, visszanyúl a stackhez, nyúl, odanyúl, stackjéhez, stackhez, zsetonjaihoz, elkapkodja, elkapkodva, sietve,
    utána nyúl, utánanyúl, színre, közé tesz, meghívásra, kezdésnek, indul, no limit asztal, rosszul, jól,
    már csak, mellette, szemben, vele, velem, tét nélkül, nincs tét, még nem volt tét, pedig nem volt tét, nélkül,
    asztalra teszi, kérdéses, hangosan is, simán csak, nagyon, picit, közösen, ekkor már, egyből is, most már, pedig,
    ugyan, ugye, hiszen, akkor is, később majd, ja és, utóbbi, előbbi, melyből, őt, késő volt már, mindenki látta, egész este ivott, hosszú sztori, szia, sziasztok, üdv, elnézést, jó estét, gyors kérdés, segítség, ülünk, ülnek, emelés nélkül, reméli, pot közepére, a pot közepére, middle, meggondolja magát, meggondolja, új játékos, új fiú, játszott, játszottak, játszottunk, játszott eddig, bent lévő, a bent lévő, már bent lévő, előtte lévő, az előtte lévő, kint lévő, bent levő, lévő, levő, fekvő, megkapta a lapjait, megkapta a lapját, megkapja a lapjait, megkapják a lapjaikat, megnézte a lapjait, megnézi a lapjait, gondolkodás közben, gondolkodás után, kis gondolkodás után, hosszú gondolkodás után, felébred, feleszmél, észbe kap, észbe kapott, most ébred fel, mind a, mind az, bele is, végleg, idiótának, hülyének, baromnak, felállt és, állt fel és, kiderül, kiderült, védtelen, védtelenek, nem voltak védve, nem volt védve, volna, mielőtt szólt volna, mielőtt szólna, mielőtt lépett volna, mielőtt lépne, mielőtt döntött volna, mielőtt sorra kerülne, mielőtt sorra került volna, ittlévő, szintén, ugyanígy, ugyanúgy, belőle, mögötte, mögötte ül, a mögötte ülő még, sorrendben, ebben a sorrendben, egy szál, szál, játékban van, játékban vannak, még játékban van, még játékban vannak, leosztásban van, leosztásban vannak, játékban, benne vannak, benne van még, hárman vannak benne, váltásra, váltani, váltásért, váltásra vár, visszajárót nem kér, visszajárót, ő jön, még ő jön, ő jönne, ő következne, kéne szólnia, kellene szólnia, szólnia kellene, kéne lépnie, kellene lépnie, kezd, kezdi, kezdene, ő kezd, ő beszél először, ő szól először, beszél először, szól először, ő az első, utána jön, aztán jön, majd jön, mögötte jön, közvetlenül utána, rögtön utána, azonnal utána, nem túl gyorsan, kevés, az kevés, ez kevés, túl kevés, kevés az, nem elég, kényelmesen, magabiztosan, halkan, lapokkal előtte, lapokkal a kezében, lapjai előtt, miközben lapjai vannak, egy mozdulatban, még csak, épphogy, meglepetésre, eközben, ezalatt, mindeközben, egy kicsit, egy kis idő után, hosszú idő után, végül aztán, előbb még, elfogadja és, őt követi, azt követően, ezt követően, nem tette le, nem védte, nem védte őket, védelem nélkül, az asztal fölött, fölött, csupa, őket, a kezében, kézben, kezemben, azon nyomban, nyomban, menten, rögvest, lazán, simán csak úgy, gondolkodás nélkül, habozás nélkül, fiatal, idősebb, öreg, szemüveges srác, zsetonos bácsi, figyelmetlenségből, mire a zseton földet ér, ahogy a zseton földet ér, ahogy leesik a zseton, amikor a zseton leér, ahogy a zseton landol, miközben a zseton repül, amíg a zseton repül, azaz pontosan, mégpedig, méghozzá, egész pontosan, név szerint, egyetlenegy, egyetlen egy, egyszem, egy darab egy, jobb kezével, bal kezével, másik kezével, öklével, ujjával, kopogva, nem tudni, ez a helyzet, ilyen, olyan, nos, bíró úr, kedves bíró, köszi, köszönöm, légyszi, egy kupacban, kupacban, egy toronyban, toronyban, oszlopban, egy oszlopban, sorba rakva, egymás mellé, előre a vonalon, a maga részéről, magabiztos mozdulattal, laza mozdulattal, lendületből, ráérősen, komótosan, határozott mozdulattal, a vonal mögé
and = és, es, meg, s, illetve, valamint, plusz, továbbá
then = majd, aztán, azután, utána, ezután, erre, akkor, de, viszont, azonban, aztan meg, végül is, ekkor, csak ekkor, csak utána, később, majd utána, mire, majd pedig, rá egy kicsit, pár másodperc múlva, kisvártatva, közvetlenül ezután, rögvest ezután, aztán pedig, azután pedig, végezetül, ennek ellenére, mindazonáltal, ám, csakhogy
that = hogy, h
not = nem, ne, sosem, soha, nincs, nem akarja, nem hajlandó, meg se, meg sem, nem is, se nem, még nem, se, sem
nothing = semmit, semmi, semmit sem
nobody = senki, senki sem, egyikük sem
question = mi, mit, mennyi, ki, kinek, kié, kit, kell-e, lehet-e, szabad-e, érvényes, érvényes-e, jó, jó ez, jó-e, jogos,
    szabályos, számít, mi lesz, mi van, mi a, mi ez, mi történik, mit tehet, mit csinálhat, melyik, melyiket, hogyan,
    miért, elég, ez most, ez emelés, ez megadás, ez call, ez raise, minek, minek számít, hol, mikor, mármint,
    ki nyer, ki mutat, megadás vagy emelés, emelés vagy megadás, kérdés, kérdezem, bírót, ez string, ha, ez szabad, ér, ezt így lehet, mehet ez, mi most a helyzet, kötelezi, tarthatja, vajon
comes = jön, jött, kijön, kijött, lejött, lejön, érkezik
modal = emelhet*, visszaemelhet*, mehet, mehetek, köteles, muszáj, megadhat*, passzolhat*, tarthat*, eldobhat*, bedobhat*, nyithat*, tehet, kell, lehet, szabad, hívhat*, checkelhet*, mutatnia, mutatnom, van lehetősége, volt lehetősége, lenne lehetősége, lehetősége van, lehetősége volt, módja van, módja volt, esélye van, esélye volt, emelhetett volna, megadhatta volna, tehetett volna, emelhetne, megadhatná, tehetne, akart volna, készült, készül, készülne, szándékozott
by = -val többel, többel
to = összesre
worth = darab, db
again = ismét, újra, megint, további, újabb, még egy, még, ráadásul, felette, pluszban még
already = már, előzőleg, korábban, előtte már, az előbb, az imént, az előbb már, előzetesen
after-what = miután, azután hogy, azt követően hogy
before = előtte mindenki, addig, eddig
ahead-of = mielőtt, bár, holott, habár, pedig még, jóllehet, meg sem várva, nem várta meg, nem várja meg, nem várja ki, nem várta ki, meg se várta, meg se várja, meg sem várta, meg sem várja, nem vár, nem várt, anélkül hogy megvárná, még mielőtt, be sem várva, be se várva, nem várta be, nem várja be, be sem várta, meg nem várva, anélkül hogy megvárta volna, bevárás nélkül, hamarabb mint, előbb mint, mielőtt még
rather = vagyis, illetve inkább, nem inkább, bocsánat, várj, azaz, javítom, inkább, mégis inkább, jaj, jaj nem, helyesbítek, várjatok, várjanak, várjunk, várj csak, várjunk csak, várjatok csak, álljunk meg, álljatok meg, álljon meg a menet, stop, megállj, megálljunk, hohó, hoppá, hé
or = vagy, lehet hogy, jelenthet, jelenthette, nem tudjuk hogy, nem tudni hogy, nem tudjuk, nem világos hogy, nem egyértelmű hogy, nem derül ki hogy, nem tudom hogy, jelentheti, jelenthet akár, lehet akár, érthető úgy is, érthette, ki tudja hogy
out-of-turn = soron kívül, soronkívül, sor előtt, nem az ő köre, sorrenden kívül, soron kivul, sor elott, nem ő jött volna, nem ő jönne, nem ő következne

## Emberek

player = játékos, játékosok, játékosnak, ember, srác, fickó, úr, hölgy, csávó, játékosként
given-names = Bence, Bandi, Emese, Ákos, Dobos, Virág, Vilma, Zita, Kati, Kálmán, Győző, Ottó, Olga
he = ő, aki, az illető, ugyanő
next-player = a mellette ülő, a mellette ulo, mellette ülő, mellette ülő játékos, a mellete ülő, mellete ülő, a következő, következő, következő játékos, a szomszédja, szomszéd, a balján ülő, balján ülő, utána jövő, az utána következő, a mögötte ülő, mögötte ülő, a bal oldali szomszédja, a következő ember, a második játékos, második játékos, a balomon ülő, balomon ülő, a tőlem balra ülő, mellettem ülő, a mellettem ülő, a mellettem lévő, az utána jövő, az utána következő játékos, a bal szomszédja, bal szomszéd, utána ülő, az utána ülő, a soron következő
first-player = első játékos, az első játékos, az elsőként szóló, az első, első, első beszélő, első ember, nyitó játékos
everyone = mindenki, mindenki más, mind, mindenki kivétel nélkül, mindhárman, mind a hárman, a többiek, többiek, a többi, összes játékos, mindegyikük, mindnyájan, többi játékos
both = mindketten, mindkettő, mindkét játékos, ketten
seat = szék*, hely*, széken, ülés, ülésen, számú szék
under-the-gun = utg*, andör, under the gun, utg-s
middle-position = mp, közép, középpozíció, középső pozíció
lojack = lj, lojack*
hijack = hj, hijack*, hájdzsek, hijackos
cutoff = co, cutoff*, cut off*, katoff
button = btn*, button*, gomb*, osztógomb*, baton, batton*, osztói pozíció
small-blind = sb, kisvak*, kis vak*, small blind*, kicsi vak, kisvakos, szmol
big-blind = bb, nagyvak*, nagy vak*, big blind*, nagyvakos, big
blinds = vakok*, vak, blind*, vakban, vakon, vakokon, vakokkal, vaktétek, vakszint
dealer = dealer*, osztó*, oszto*, krupié*, díler*, osztónk
floor = bíró, floor, főbíró, versenyigazgató, verseny igazgató, floorman

## Az asztal

no-limit = no limit*, nolimit*, nl, nlhe
pot-limit = pot limit*, potlimit*, pl
limit = limit*, fix limit*, fixlimit*, fixed limit
holdem = holdem, hold'em, hold em, texas holdem, texas
omaha = omaha*, plo omaha, plo*
stud = stud*, hétlapos*, seven card stud
razz = razz
eight-or-better = hi lo, high low, nyolc vagy jobb, hilo, eight or better
tournament = verseny*, mtt, torna, tornán, bajnokság, turni
cash-game = cash*, készpénzes*, cash game
heads-up = heads up*, headsup*, ketten maradtak, egymás ellen ketten, hu, ketten maradtunk, ketten vannak, ketten játszanak, csak ketten, ketten vagyunk, két ember maradt, ketten játszunk, már csak ketten, csak ketten maradtak, fej fej mellett, egy az egy ellen
ante = ante*
big-blind-ante = bba, bb ante, nagyvak ante, big blind ante, nagyvakos ante, nagyvak antéja, a nagyvak antézik, a nagyvak rakja az antét, nagyvak rakja az antet, nagyvak ante val, ante a nagyvaktól, nagyvakante, a nagyvak fizeti az antét
bring-in = bring in, bringin, kötelező nyitás
smallest-chip = legkisebb zseton, legkisebb címlet, nincs kisebb zseton, kisebb zseton nincs, nincs kisebb, kisebb nincs, a legkisebb zseton, a legkisebb címlet, legkisebb zsetonja, legkisebb zseton az asztalnál, legkisebb zseton a, a legkisebb zseton az asztalon, legkisebb zseton az asztalon
preflop = preflop*, pre flop, flop előtt, flop elott
flop = flop*
turn = turn*, törn*, trun
river = river*, riverr*, riverkártya
showdown = showdown*, terítés, terítésnél, mutatásnál, mutatás, lapmutatás, lapmutatásnál
pot = pot*, kassza*, kasszá*, bank*
main-pot = főpot*, fő pot*, főkassza*, fő kassza*
side-pot = mellékpot*, mellék pot*, mellékkassza*, mellék kassza*, side pot*
in-the-pot = középen, középre, bent van, bent, van bent, a kasszában, a potban, potban, közepén, volt középen, van középen, volt bent, a közepén, a kasszában van, benne volt, volt benne, van benne, benne van, volt már benne, kasszában volt, volt benne a potban
board = board*, közös lapok*, a board, asztali lapok, asztalon a lapok, közösek
has = van neki, nála van, előtte van, neki, stackje, stackkel, zsetonja van, maradt, maradéka, van előtte, -ja van,
    kezében, kezében van
left = maradt neki, hátra, stackjében
machine-shuffle = gépi keverés*, keverőgép*, gép kever

## Zsetonok

check = check*, csekk*, csek*, passz*, passol*, becsekk*, visszacsekk*, bepassz*, csekol*, odapasszol, odacsekkol, odacheckol, passzolok, csekkolok, checkelek
checked-to = elé passzol*, elé csekkol*, elé checkol*, elé passzoltak, hozzá passzol*, odapasszolnak, odapasszoltak, odapasszolják, odapasszolták, odacsekkolnak, odacsekkoltak, odacheckolnak, odacheckoltak
call = megad*, megadja, call*, kol, koll, kollol*, callol*, tart*, megtart*, beköv*, bekönnyít*, kiegyenlít*, hozza a tétet, fizet*, kifizet*, megnéz*, bekollol*, megcallol*, megadom, megadtam, megadná, megadta, belemegy, belement, követi, követte, egyenlít*, kiegyenlíti, megveszi a lapot, megvette a lapot, megfizet*, elfogadja a tétet, elfogadta a tétet, utánateszi a tétet, megad, tartja, tartotta, megadja neki, odaadja a tétet, beleáll*, beleállt, megnézi, megnézte, megnézem, hozzák, hozta, megveszi, kiegyenlítette, flattel*, flatcall*, flat call*, coldcall*, cold call*, snapcall*, snap call*, beszáll a tétbe, megy vele, megyek vele, elfogad*, elfogadja, állja, állta, állja a tétet, állja a hívást, követ, megtartja, bekollol, simán megadja, tartom, kiegyenlítem, bekollolok
limp = limp*, belimpel*, beszáll*, besétál*, limpol*
bet = hív*, betel*, bettel*, bet, betet, nyitóhív*, beír*, beirt, licitál*, téteket tesz, beüt*, odaüt*, üt, ütött, tétez*, leadol*, hívott, hívta, hivta, hivás*, hívás*, betol, bettol, betettem, indít*, betámad*, megindít*, rányom*, meghív*, megnyomja, megtolja, kezd egy, tesz fel, megtesz*, kontibet*, cbet*, c bet*, kontbet*, donkol*, donkbet*, donk*, megbetel*, megbettel*, tesz egy tétet, tesz tétet, tétet tesz, tett egy tétet, lead egy tétet, kilő*, odalő*, meglő*, lövi, lő egyet, nyit egy hívással, vezet*, rávezet*, próbálkozik, kezdeményez*, odahív*, megüt*, belekezd*, kezd egy hívással, félblöfföl, blöfföl*, blöfföl egy, hívok, megbetelek, betelek, nyitok egy hívással
open = nyit*, megnyit*, open*, kinyit*
raise = emel*, raise*, ráemel*, visszaemel*, rraise*, rézol*, berézol*, reraise*, reiz*, rézel*, raiz*, 3bet*, háromb*, felemel*, megemel*, tovább emel*, újraemel*, 3betel*, raizol*, beraisel*, 4bet*, ráver*, rátesz, ráemelt, felnyom, felnyomja, visszaemelt, feltol, feljebb emel, rézel, rereiz, ráreizel, még egyet emel*, egyet emel*, még egyszer emel*, újra emel*, tovább emel, megtekeri, rátol*, ráemeli, felviszi, felvitte, feltekeri, check raise*, checkraise*, passz emel*, csekk emel*, csekkréz*, check reiz*, passzemel*, checkréz*, csekk raise*, check rézol*, emelt, emelném, raisel, raisol, raisolt, megraisel*, megraisol*, megreiz*, megréz*, ráréz*, ráraise*, visszaréz*, visszaraise*, 4betel*, négyb*, 5bet*, ötb*, squeez*, szkvíz*, izol*, megizol*, felcsinál*, felnyomta, feltolta, ráhúz*, rányit*, tovább ver*, megcsinálja, megemeli, megemelte, felemeli, felemelte, feljebb viszi, feljebb vitte, feljebb tolja, odaemel*, csinálja, csinálta, csinál, csinált, emelek, ráemelek, visszaemelek, megemelem, emelem
min-raise = minraise*, minimumot emel, minimumemelés, minimum emel*, min emel*, minimálisan emel, minimálemel*, minemel*
fold = dob, dobja, dobta, dobott, dobnak, dobom, dobás, dobnak, eldob*, fold*, bedobja a lapját, bedobja lapjait, eldobja a lapját, eldobja lapjait, eldobta a lapját, eldobja a lapjait, eldobta lapjait, kiszáll*, feladja, passzolja a lapját, leteszi, bedobta a lapját, foldol*, kidob*, bedobják, megfoldol*, foldolt, eldobom, eldobálja, kidobja, bedobja, bedobta, eldobálta, lepasszol*, nem kéri, kiszállt, kilép, kilépett a leosztásból, elteszi a lapját, elteszi a lapjait, leteszi a lapját, letette a lapját, letette, bedob mindent, lapot eldob, lapját eldobja, eldobja lapját, bedobja a lapjait, eldobja a kezét, bedobja a kezét, dobja a lapját, dobja a lapjait, dobta a lapját, elengedi, elengedte, elengedi a lapot, elengedi a lapját, elengedte a lapját, megválik a lapjától, megválik a lapjaitól, félreteszi a lapját, félreteszi a lapjait, lerakja a lapját képpel lefelé, beadja a lapját, beadja a lapjait, odaadja a lapjait, visszaadja a lapját, visszaadja a lapjait, snapfold*, snap fold*, kiszáll a leosztásból, kiszállt a leosztásból, menekül*, elmenekül*, kihajít*, elhajít*, kivágja a lapját, kivágja a lapjait, ellöki a lapját, ellöki a lapjait, eltolja a lapját, eltolja a lapjait, eltolja magától, ellöki magától, foldolok, kiszállok
all-in = all in*, allin*, olin*, ólin*, ol in*, mindent betesz*, mindent bead*, mindent betol*, betolja*, betolta*, betol mindent, all inel*, összes zsetonját, mindenét, mindenemet, minden zsetonját, shove*, sovol*, push*, pushol*, jamel*, betolja mindenét, beteszi mindenét, minden bent, olinba*, allinba*, beallinoz*, allinoz*, belép mindennel, mindennel, bepushol*, all in megy
move-in = bemegy, bement, bemegyek
post = posztol*, bevakol*, betesz vakot, posztolja
straddle = straddle*, sztredl*, stredl*, sztreddl*, straddlel*
in-the-dark = vakon előre, sötétben, vaktában, a lapok előtt, osztás előtt, látatlanban, osztás előtt vakon, az osztás előtt vakon, a lapok előtt vakon, a lapok osztása előtt, kiosztás előtt, osztás előtt vak
put = betesz*, betesznek, beteszi*, betett*, bead, beadja, beadott*, beadta*, tesz, tett, teszi, tett be, tesz be, be tesz, berak*, berakta, rak, rakott, kitol*, tol, tolja, tolt, betolt, becsúsztat*, csúsztat*, csúsztat be, előretol*, betol egy, odarak*, odatesz*, lerak*, letesz*, kirak*, kitesz*, elhelyez*, helyez, bedug*, kicsúsztat*, előrerak*, előretesz*, tolta, kiad, ad, ad be, kitolt, előrecsúsztat*, középre tol*, középre rak*, középre tesz*, betol két, ki tesz, tesz ki, rakja, rakta, becsusztat*, betolja az, elétol*, lökött, lök, előrelök*, belök*, tolja be, bead egy, megtol*, előrecsúsztat, középre csúsztat, odalök, betológat, kirakosgat, kipakol, bepakol, letol, odatol egy, beteszek, berakok, benyom, benyomja, benyomta, benyomott, beletesz*, beletett, belerak*, belead*, belerakott, odatett, odatette, becsúsztatott, tett bele, rakott bele, tesz bele, rak bele, lerakott, letett, betettek, feltesz*, feltett, berámol*, bedobál*, odapakol*, belapátol*, belapátolja, bezsúfol*, odacsúsztat*, bepaszíroz*, becsap, leszór*, lecsap*, lecsapja, kivág*, kivágja, odacsap*, letol*, előhúz és betesz, betuszkol*, becsempész*, lepakol*, beáldoz*, beleölt*, rááldoz*, áldoz*, odanyom*, kinyom*, előrenyom*, előrelöki, betett egy, bevitt, bevisz, befizet*, előre mozdul, előre mozdul vele, előremozdul, előremozdít*, előre mozdít, mozdít előre, mozdul előre, előre nyúl, előrenyúl, előre tol, tol előre, előre csúsztat, előre lök, lök előre, előre tesz, tesz előre, előre rak, rak előre, kinyújt*, odanyújt*, odaejt*, leejt*, beejt*, elenged*, bepottyant*, odapottyant*, lepottyant*, odacsusszan*, odavet*, kilök*, kitaszít*, taszít*, odataszít*, lapátol*, odalapátol*, kilapátol*, tornyoz*, kitornyoz*, odatornyoz*, letornyoz*, felhalmoz*, számol be, beszámol egy, leszámol*, kiszámol*, odaszámol*, beterel*, kiterel*, ad ki, rakott ki, rakott le, tett ki, tett le, tesz le, rak ki, rak le, tol ki, tolt ki, tol középre, tesz középre, rak középre, odagurít*, begurít*, becsúszik*, beküld*, odaküld*, küld be, csap be, csap le, csap ki, csapott le, nyom be, nyomott be, pakol*, pakol be, pakolt be, pakol ki, pakol elé, pakolgat*, ejtek, ejt, ejti, ejtett, teszek, rakok, tolok, betolok, kitolok, kiteszek, kirakok, leteszek, adok, beadok, csúsztatok, becsúsztatok, odateszek, ráteszek, bepakolok, tesz a vakjához, tesz hozzá, tesz mellé, tesz rá
throw = bedob*, bedobott*, dob be, dobott be, dobja be, odadob*, dob be egy, behajít*, hajít*, bevág*, odavág*, kidobta,
    előredob*, ledob*, dob egy, dob két, dob három, dob négy, dob ki, bepöccint*, pöccint*, előrehajít*, dobja előre,
    dobta előre, belök a, bevet, vet, becsap*, rádob*, bedobok, bedobtam, dobtam be, odadobott, bevágott, behajított, bedob, dob középre, középre dob*, dob oda, dobott oda, dobott ki, hajít be, hajított be, vág be, vágott be, vág ki, vág le, lök oda, lök be, lökött be, lő be, belő*, belőtt, bepattint*, pattint*, pattint be, odapattint*, pöccint be, pöccintett be, röpít*, beröpít*, röptet*, bereptet*, reptet*, suhint*, besuhint*, bebasz*, beszúr*, dobok, dobok be, bedobom, hajítok, vágok be, pöccintek
put-into-pot = potba dob*, a potba dob*, szétszór*, beszór*, kasszába dob*, a kasszába dob*, a pot közepébe dob*, rászór*, potba szór*, a pot közepébe szór*, szétdobál*, rászórja
dribble = csepegtet*, egyesével tesz*, egyesével pakol*, egyenként tesz*, egyenként rak*, egyesével, egyenként
add = hozzátesz*, rátesz*, rárak*, hozzárak*, pótol*, megtold*, hozzáad*, utánatesz*, utánarak*, hozzádob*, utána rak, még rátesz, még hozzátesz, odanyúl és, hozzácsap*, hozzácsúsztat*, hozzátol*, hozzálök*, mellétesz*, mellérak*, mellédob*, mellécsúsztat*, rádob, pluszba tesz, még rádob*, utánadob*, utánatol*, utánacsúsztat*, utánalök*, felkap*, felkap még, megragad*, megfog még, fog még, fogott még, vesz még, vett még, kivesz még, nyúl még, utánanyúl még, előkap*, előhúz*, hozzápakol*, rápakol*, rácsap*
complete = kiegészít*, felkiegészít*, komplettez*, kompletál*, feltölt*
take-back = visszavesz*, visszaveszi*, visszahúz*, visszavett*, visszaszed*, visszavon*, visszaveszi őket, visszarántja, visszavesz, vissza is vesz, kivesz belőle, visszacsúsztat*, visszarak*, visszahúzza, visszanyúl érte, visszahúzta, visszanyúl és elveszi, visszarántotta, visszakap*, visszakapja, visszakapta, visszateszi magához, visszahúzza magához, magához húzza, magához húzta, visszaszedi, visszaszedte, visszacsúsztatja, visszalép*, elhúzza, elhúzta, visszavonja, visszavonta, mégis visszaveszi, visszapakol*, visszalapátol*
find = talál*, megtalál*, előkerül*, észrevesz még, rátalál*, előbukkan*, kikerül*, megkerül*, kerül elő, kerültek elő, került elő
tap = kopog*, megkopogtat*, koppint*, kocog*, ráüt az asztalra, megüti az asztalt, ütögeti az asztalt, az asztalra koppint, bekopog*, megkocogtat*, megkopogtatja az asztalt, kopogtat*, kettőt kopog, kettőt koppint, kettőt üt az asztalra, kettőt üt, ököllel koppint, ököllel üt az asztalra, öklével üt az asztalra, öklével koppint, bökök az asztalra, ráböki, rákoppint*, rákopog*, üt egyet az asztalra, üt az asztalra, ujjával kopog, megpaskolja az asztalt, ráver az asztalra, veri az asztalt, megveri az asztalt, tapsol az asztalon, megtapogatja az asztalt, bütykével kopog, bütykével koppint
chip = zseton, zsetont, zsetonnal, zsetonját, chip, chipet, zsetonos, darabot, korongot, címlet*, chippel, csip, csipet, zsetonja
chips = zsetonok, zsetonokat, zsetonokkal, zsetonokban, zsetonban, chipek, chipeket, darabokban, chipekben
stack = stack*, stekk*, teljes stack*, egész stack*, stackjét, stackjet
on-top-of = mellé, tetejére, fölé, pluszban
half = fél, fél*, felét
silent = szó nélkül, szo nelkul, szótlanul, szotlan*, némán, neman, csendben, csöndben, egy szót sem szól*, nem szól, nem szól semmit, nem szólt semmit, nem mond semmit, nem mondott semmit, semmit nem mond, semmit sem mond, semmit nem mondott, bejelentés nélkül, egy mukk nélkül, egy muk nélkül, mukk nélkül, nem szólal meg, hallgat*, bemondás nélkül, szavak nélkül, szöveg nélkül, bármit mondana, anélkül hogy megszólalna, anélkül hogy szólna, anélkül hogy bármit mondana, nem szól egy szót sem, szót sem szól*, nem jelent be semmit, nem mond be semmit, meg sem szólal, meg se szólal, egy szó nélkül, egyetlen szó nélkül, hangtalanul, néma csendben, szó nelkul, nem szolt, nem szólt, nem szolt semmit, közlés nélkül, kussban, szolas nelkul, szólás nélkül, hangtalan, bármiféle bejelentés nélkül, minden szó nélkül, se szó se beszéd, meg se mukkan, megszólalás nélkül, egy szó sem hangzik el, nem jelent be, nem mond be, nem deklarál semmit, nem szól egy szót se, szó nelkül, egy szót se szól, egy szót se szólt, egy szót sem szólt, egy szót se mond, szó nélkül hagyva, se szó nélkül, semmit se mond, semmit se szól, szót se szól*, egy hang nélkül, hang nélkül, egy árva szó nélkül, árva szó nélkül, meg se nyikkan, meg sem mukkan, meg sem nyikkan, ki sem nyitja a száját, ki se nyitja a száját, szavát sem hallani, nem nyitja ki a száját, nem is szól, nem is mond semmit, közben nem szól, közben hallgat, szó nélkül csak, nem mondva semmit, semmit nem mondva, mindenféle szó nélkül, különösebb szó nélkül, bejelentés és szó nélkül, hangja sincs, csak némán, teljes csendben, néma marad, némán marad, csendben marad, csöndben marad, hallgatva, hallgatagon, nem jelentett be semmit, nem mondott be semmit, nem deklarált semmit, nem jelentette be, bármi nemű szó nélkül, szó nélkül és, egy szó nem hangzik el, nem hangzik el semmi, szavát se hallani

## Ami elhangzik

say = mond*, mondja, bemond*, bejelent*, bejelenti, közli, kimond*, kijelent*, szól, szólt, szólal*, megszólal*, szolt, szól be, azt mondja, azt mondta, deklarál*, annyit mond, felkiált*, kiált*, hangosan mond*, mondta, annonszál*, mondott, közölte, közöl, kiabál*, motyog*, suttog*, válaszol*, elmond*, szóban, bemondja, szóval, mondom, bemondom, jelent be, jelentett be, mondott be, mond be egy, jelenti be, jelentem
ask = kérdez*, megkérdez*, kérdi, érdeklődik*, kér, kéri, kérte, kért, megkér*, kérdezi, kérdezte, tudakol*, kíváncsi*,
    számoltat*, szeretné látni, meg akarja nézni
how-much = mennyit, mennyi az, számolást, megszámolni, megszámolását, count*, számolja meg, számolják meg, számlálást, mennyi a tét, hány, mennyivel, megszámol*, összeg, összegét, mennyire, darabszámot
see-hand = látni, látni a lapját, látni a lapokat, megnézni, megmutatni, lapját látni, lapjait látni, lapot látni, lapokat látni, látni akarja, mutassa, mutassák, látom, lássa, lássák, megnézhesse
hand-back = lapját vissza, lapjait vissza, vissza a lapját, vissza a lapjait, visszakéri
object = reklamál*, tiltakoz*, kifogásol*, vitat*, panaszk*, óvást*, megóv*, szólt közbe, közbeszól*, ellenkez*, kifogás*, rászól*, reklamál, szóvá tesz*, közbevág*, rászólt, hevesen tiltakozik, enyém a pot, az enyém a pot, a pot az enyém, az az enyém, ez az enyém, az én potom, ez az én potom, magának követeli, magáénak követeli, követeli a potot, követel*, megvitat*, vitatja, felháborod*, felhördül*, zúgolód*, nem ért egyet, nem értett egyet, az ő potja, övé a pot, a pot az övé, hogy az övé a pot, hogy az övé, neki jár a pot, neki jár, őt illeti a pot, szerinte övé a pot
skipped = átugr*, átugorj*, átugrot*, kihagy*, kimarad*, átlép*, nem szóltam még, még nem szóltam, én még nem, átugorták, én jövök, én jöttem volna, kihagyták, nem jutott szóhoz, még nem beszéltem, még nem szólt ő, ő még nem lépett, még nem lépett, nem lépett még, nem jött sorra, én még nem léptem, még nem léptem, nem léptem még, engem kihagytak, engem átugrottak, átugrottak, én jöttem, én lettem volna, én következtem, rám nem került sor, nem került rám sor, nem került rá sor, nem volt még soron, ő nem lépett, ő még nem szólt, ő még nem szólalt meg, kihagyott, átlépték, átlépték őt, engem átugrottatok, átugrottatok, engem kihagytatok, kihagytatok, átugrottál, kihagytál, engem kihagytál, rólam megfeledkeztek, elfelejtettek, engem elfelejtettek
string-bet = string*, sztring*, részletekben, sztringbet*
think = gondol*, azt hitte, azt hiszi, hitte, hiszi, vél*, tévesen azt, gondolkod*, gondolkoz*, vár, várt, néz*, nézte,
    félreért*, félrehall*, tankol*, tanakod*, mosolyog*, bólint*, sóhajt*, állít*, állítja, szerette volna, szándék*,
    úgy érti, jelzi, valójában, tudja, észreveszi*, megijed*, kalkulál*, hezitál*, habozik, veszít*, elveszti, elveszíti,
    veszt, vesztett, lapot néz, jönne, lenne soron, van soron, következne, hívja a bírót, hívják a bírót, rájön*,
    szerinte, magyaráz*, gondolja, tűnődik, bambul, nem figyel, megzavarodik, meglepődik, fizetni akar, hümmög, csak vicceltem, vicceltem, meggondolta magát, sietett, elsiette, beszél*, beszélek, rájött, rájön, azt gondolta, azt gondolja, ránéz*, tétovázik, tétovázott, gondolkozik, mérlegel*, vívódik, vívódott, körülnéz*, felnéz*, lenéz*, ránéz, visszanéz*, megáll*, megállt, szünetet tart, vár egy kicsit, felnevet, nevet, nevetett, vigyorog, elmosolyodik, félreértette, félrenéz*, elnéz*, elnézte, elszámol*, elszámolja magát, azt gondolva, azt hívén, úgy gondolja, úgy gondolta, úgy hiszi, úgy hitte, nem vette észre, nem veszi észre, nem hallotta, nem hallja, nem látta, nem látja, kortyol, iszik, felsóhajt, megint megnézi a lapjait, újra megnézi a lapjait, ránéz a lapjaira

## Lapok

cards = lap, lapja, lapját, lapjait, lapjai, lapok, lapokat, lapot, kártyák, kártyáit, kártyáját, kártyája, kártyákat, mindkét lapját, mindkét lapja, kezét, két lapját, lapjaival, lapjához, lapjaihoz
muck = muckol*, mukkol*, bemuckol*, bemukkol*, eldobja képpel lefelé, makkol*, bemuckolja, besöpri, elsöpri, elsöpörte*, besöpörte*, elsöpr*, elvitte, elviszi, behúzza*, behúzta*, elszedi, elszedte, beszedi, beszedte, elveszi, elvette, söpri, söpörte, becsúsztatta a muckba, bedobja a muckba, bedobta a muckba, viszi, behúzta, bemakkol*, mukkolja, muckolja, lemuckol*, elmuckol*, bedobja a dobott lapok közé, eldobja képpel lefelé a lapjait, betolja a muckba, becsúsztatja a muckba, beledobja a muckba, beledobja a dobott lapokba, a dobott lapok közé dob*, a muckba dob*, a muckba tol*, a muckba csúsztat*, a muckba húz*, a muckba söp*, muckba dob*, muckba tol*, muckba húz*, muckba söp*, besöpör*, behúz*, beránt*, begyűjt*, összeszedi, összeszedte, bevonja, bevonta, kidobta a lapját, megöli a lapot, megöli a lapját, megöli a kezét, muckolok, bedobom a muckba
the-muck = muck*, muckba, a muckba, mukk*, dobott lapok, eldobott lapok*, szemétbe, makk*, kupacba, dobókupac*
forward = előre, elore, az osztó felé, osztó felé, az oszto fele, oszto fele, osztó irányába, a dealer felé, dealer felé, osztó elé, az osztónak, maga elé a vonal felé, előre az osztó felé, előre az asztalra, az osztóhoz, osztóhoz, a dealerhez, a krupié felé
over-the-line = vonalon túl*, a vonalon túl, vonalon át, átlóki a vonalon, a vonal fölött, tétvonalon túl, tétvonalon át, vonal mögé, átdobja a vonalon, áttolja a vonalon, a vonalon keresztül
face-up = képpel felfelé, keppel felfele, képpel fölfelé, nyitva, nyíltan, színével felfelé, felfordítva, képes felével felfelé, lapjával felfelé, képes oldalával felfelé, képpel fel, nyitott lappal, nyílt lappal, nyitottan, felfele, arccal felfelé
face-down = képpel lefelé, keppel lefele, lefordítva, lefelé, színével lefelé, hátlappal felfelé, képpel le, hátoldalával felfelé, csukva, zártan, arccal lefelé
toward = felé, irányába
show = mutat*, megmutat*, felmutat*, felvillant*, villant*, odamutat*, felfed*, felmutatja, odavillant*, bevillant*, megvillantja, rávillant*, leleplez*, mutatok, megmutatom, felmutatom
table = kiterít*, terít*, leterít*, felfordít*, megfordít*, kinyitja a lapját, kiterittet*, kiterit*, terit*, leteríti, leterit*, felforditja, kirakja a lapját, kiteszi a lapjait, kitette a lapjait, lerakja a lapját, terítette, terített, képpel felfelé fordítja*, felfelé fordítja mindkét, felfordítja a lapjait, felfordítja mindkét lapját, megfordítja a lapjait, megfordítja mindkét lapját, képpel felfelé fordítja mindkét lapját, képpel felfelé fordítja a lapjait, kiteríti, asztalra teríti, kirakja a lapjait, nyílt lappal leteszi, megmutatja mindkét lapját, megmutatja a lapjait, megmutatta a lapjait, megmutatja a lapját, megmutatja a kezét, kiforgat*, átfordít*, felforgat*, átforgat*, kirakja képpel felfelé, leteszi képpel felfelé, lerakja képpel felfelé, letette képpel felfelé, lerakta képpel felfelé, kiteszi képpel felfelé, kitette képpel felfelé, felfedi a lapjait, felfedi mindkét lapját, felfedte a lapjait, nyitva leteszi, nyitva lerakja, lefekteti, lefektette, kifekteti, kifektette, mindkét lapját megmutatja, megforgat*, kiforgatja a lapjait, felcsap*, kicsapja, kicsapja a lapjait, leterítette, kinyitja a lapjait, kinyitotta a lapjait, kinyitja a kezét, nyit a showdownon
touch = hozzáér*, érint*, megérint*, összeér*, hozzaer*
lift = felemeli a nyílt lapjait, felveszi a nyílt lapjait, felemeli a nyitott lapjait

## Az osztó

point = mutat rá, rámutat*, jelez neki, int, intett, odaint*, odaintett, intett neki, biccent*, rábök*, rámutatott, mutatott rá
award = odaad*, adta, adja, odatol*, kifizet, nekiad*, odacsúsztatja, neki tolja, tolja a potot, tolta a potot,
    adja a potot, adta a potot, átadja a potot, került, kerül, kapta a potot, megkapta a potot, odatolta a potot, kapta meg a potot, neki adta, neki adja
win = nyer, nyert, megnyer*, elviszi a potot, elvitte a potot, nyeri
riffle = riffel*, riffle, kever, keveri, megkeveri, kevert, megkeverte, keverni kezd, keverte, rifflezett, rifflez*, belekever*, elkezdte keverni, kezdi keverni
wash = mos, mossa, összemos*, összekever*, mosás
press-shuffler = megnyomja a keverő gombját, megnyomja a keverőgép gombját, megnyomta a keverő gombját, elindítja a keverőt, megnyomja a keverőgombot, megnyomja a gombot, elindítja a keverőgépet
wait = másodperc*, mp-et, másodpercig, mp-ig
needless = fölösleges*, felesleges*, indokolatlan*, ok nélkül, oktalan

## Kezek

high-card = magas lap, ász magas, magaslap
pair = pár, párt, párja, párom, egy párt, párom van, párja van
two-pair = két pár, két párt, dupla pár, két párja, két párja van, két párom, két párom van, két pár van nála
three-of-a-kind = drill, drillt, terc, szett, szet, drillje, drillem, szettem, szettje, szettet, drillem van
straight = sor, sort, sora van, sora, sorom, sorom van, egy sort, straightem
flush = flös*, flush*, szín, flos*, színem, színe, színe van, színem van, flössöm, flöss, flösse, flössöt, flushöm, flusht, flösst, flush
full-house = full, fullt, full house, fullja, fullom, fullját, fullom van, fullhouse, fullos
four-of-a-kind = póker, pókert, kare, pókerem, pókere, kvaddom
straight-flush = színsor, színsort, royal*

## Számok

number-1 = egy, egyetlenegy
number-2 = két, kettő, ket, kett
number-3 = három, harm
number-4 = négy
number-5 = öt
number-6 = hat
number-7 = hét
number-8 = nyolc
number-9 = kilenc
number-10 = tíz, tizen
number-20 = húsz, huszon
number-30 = harminc
number-40 = negyven
number-50 = ötven
number-60 = hatvan
number-70 = hetven
number-80 = nyolcvan
number-90 = kilencven
number-100 = száz, szaz
number-1000 = ezer, ezr, rugó, ezrs
number-500 = félezer, félezr
number-1500 = másfél
number-1000000 = millió, milla
ending = t, at, et, ot, öt, tt, ra, re, nek, nak, ért, ig, n, on, ban, ben, ba, be, hoz, hez, höz, nál, nél, ból, ből,
    tól, től, ját, jat, ott, ett, ik, iket, ikre, át, ét, em, am, om, öm, emet, amat
ending-worth = s, es, as, os, ös, est, ast, ost, öst, esek, asok, eseket, asokat, osokat, ösöket, essel, assal, ossal, össel, sek, set, sel, s-t, esekkel, asokkal, osokkal, esét, asát, osát, esét is, eset, asát is, ese, asa, osa, öse, esben, asban, osban, ösben, esekben, asokban, osokban, ösökben, esnek, esből, asból, osból, ösből, eséből, esre, asra, ast is
ending-by = val, vel, rel, ral, zal, zel, tel, tal, lal, lel, nal, nel, cel, cal, ggyel, gyel, mal, mel, szel, szal, pal
ending-own = a, e, ja, je
without = anélkül
ending-people = an, en, man, ten
rank-a = ász, ászt, ászát, ász*
rank-k = király*
rank-q = dáma, dámát, dámáját
rank-j = bubi, bubit, jumbó
rank-t = tízes, tízest
suit-s = pikk, pikk*
suit-h = kőr, kőrt, kőrös
suit-d = káró, káró*
suit-c = treff, treff*, kereszt*
wants = akar, szeretne, próbál, próbálja, szándékozik, megpróbál, akarna, próbált, akart, akarja, akarta, próbálná, próbálta
half-pot = félpot*, fél pot*, a pot fele, a pot felét, pot fele, pot felét, félkassza, félkasszát, félpotot, fél potot, a pot felével
all-show = mindketten mutatnak, mindketten mutattak, mindketten megmutatják, mindketten megmutatták, mindenki mutat, mindenki mutatott, mindketten terítettek, mindketten terítenek, mindketten terítik, mindketten kiterítettek, mindenki terít, mindenki terített
hero = hero, én, nálam, én vagyok
villain = villain, ellenfél, ellenfelem, az ellenfelem, az ellenfél

## The deal
#
# Looked up first in a sentence that names cards, the deck, a burn or the button; a word may mean something else elsewhere.

deal-filler = még senki nem lépett, senki nem lépett, senki nem lépett még, még senki sem lépett, még nem volt akció, nem volt még akció, még senki nem szólt, aztán észrevettük, később észrevették, véletlenül, közben, miközben, aközben, amikor, mikor, ekkor, aztán, majd, most, csak most, kiderül*, kiderült hogy, hogy, volt, lett, voltak, vannak, sajnos, állítólag, szerintem, valahogy, egyszerre csak, hirtelen, is, a, az, ez, ami, amelyik, amit, aki, még, meg, pedig, viszont, de, újra, már, végül, ott, ide, oda, új fiú, az új, újonc, játékos*, ember, srác, nála, neki, nekem, nekünk, erre, utólag, osztás után, tényleg, éppen, épp, az egyik, egyik, mindkettő, mindketten, rögtön, rosszul fogta, ügyetlenül, összesen, helyett is, után, észre sem vette, a földön fekve, mindenkinek, mindenki, bevallottan, ugyanis, mert, tehát, így, bár, holott, habár, lapokkal előtte, lapokkal a kezében, leosztásban, még játékban, szóló, ebben a sorrendben
deal-dealer = osztó*, oszto*, dealer*, díler*, diler*, krupié*, osztónk
deal-card = lap, lapot, lapok, lapokat, lappal, lapokkal, lapból, kártya, kártyát, kártyák, kártyákat, kártyával, lapon, lapra, lapnak, kártyalap*
deal-own-card = lapja, lapját, kártyája, kártyáját, lapjai, lapjait, lapjának, lapjával
deal-hand = kezében, a kezében, kezében lévő, kézben, kezébe, keze, kezéből
deal-deal = osztás*, oszt, osztja, osztott, osztotta, osztani, osztanak, oszt*, kioszt*, leoszt*, leosztás*, kiosztás*
deal-of-the-deal = az osztásban, az osztás, osztás során, az osztásból, a leosztás, a leosztásban, pakli tetejéről
deal-deck = pakli*, csomag*, kártyacsomag*, talon*, a maradék pakli
deal-burn = éget*, burn*, börn*, égetett lap*, égetőlap*, égetés*, eléget*, elégette
deal-no-burn = égetés nélkül, nem égetett, nem éget, elfelejtett égetni, elfelejt égetni, kihagyta az égetést, elmaradt az égetés, burn nélkül, nem volt égetés, elfelejtette az égetést, kimaradt az égetés, kihagyja az égetést, nem égette el, nem volt burn, nem burnölt
deal-two-burns = két égetés, kétszer égetett, két lapot égetett, duplán égetett, dupla égetés, kettőt égetett, kétszer éget, két lapot éget, 2 lapot égetett
deal-joker = joker*, dzsóker*, dzsoker*, zsóker*
deal-boxed = boxed, fordított lap*, fordítva, képpel felfelé volt a pakliban, fordítva volt a pakliban, felfordult a pakliban, megfordult a pakliban, fordítva állt a pakliban, megfordított, fordított, boxolt
deal-shuffle = kever, keverés*, kever*, megkever*, keveréskor, riffel*, rifflez*, riffle*
deal-not-shuffled = keverés nélkül, nem keverte meg, nem kevert, keveretlen*, elfelejtett keverni, nem volt megkeverve, nem lett megkeverve, nem volt keverve, elfelejtette megkeverni, kimaradt a keverés, elmaradt a keverés, nem volt keverés, nincs megkeverve
deal-cut = emel, emelés*, elemel*, emelésnél, vágás*, cut, vágólap*
deal-not-cut = emelés nélkül, nem emelt el, nem volt elemelve, nem lett elemelve, elfelejtett emelni, elfelejtette elemelni, kimaradt az emelés, elmaradt az emelés, elemeletlen*, nem volt emelés, nem emeltetett, vágás nélkül, nem emelte el, nem vágta el, elmaradt a vágás, nincs elemelve
deal-expose = felfordít*, megfordít*, megmutat*, felmutat*, mutat*, felfed*, villant*, kifordít*, átfordít*, felfedi, megvillant*, felvillant*, fordít*
deal-opened = felfordul*, megfordul*, látszott, látszik, látható*, látszódott, átfordul*, kifordul*, felfordult, képpel felfelé ért, képpel felfelé esett, mindenki látta, mindenki látja, felvillan*, láttuk, látták, meglát*, felpattan*, felcsapód*, megvillan, megvillant, megvillannak, felvillan, felvillant, kivillan, kivillant, felfordul, kifordul, kifordult, átfordul, átfordult, láthatóvá válik, láthatóvá vált, meglátszott, meglátszik, kilátszott, kilátszik
deal-face-up = képpel felfelé, nyitva, nyíltan, felfelé, képpel fölfelé, színével felfelé, felfordítva
deal-face-down = képpel lefelé, lefelé, zárva, lefordítva
deal-skip = kihagy*, kimarad*, átugr*, átugor*, elfelejt*, kifelejt*, megfeledkez*, átlép*
deal-empty-seat = üres hely*, üres szék*, üres ülés*, üres helynek, ahol senki nem ül, üres pozíció*, üres székre
deal-wrong = rossz helyre, rossz játékosnak, rossz helyen, rossz embernek, rossz, tévesen, hibásan, nem jó helyen, rosszul, nem annak, rossz széknek, nem jó helyre
deal-instead = helyett, helyére
deal-in-a-row = egymás után két lapot, egymás után kettőt, két lapot egymás után, egymás után, egyszerre két lapot, kettőt egyszerre, egyszerre kettőt, két lapot egyszerre, zsinórban, kettőt egymás után, egyből két lapot, egyszerre
deal-get = kap, kapott, kapta, kapja, kapnak, kaptak, ad, adott, adta, adja, került, kerül, ment, megy, ért, jött, jön, jött ki, kijött, kijön, rak, rakott, kirak*, kirakott, lerak*, tesz, tett, tette, kitesz*, kitett*, letett, dob, dobott, ledobott, csúsztat*, teszi, osztva, kirakta, fordult, lejött, lejön, hullott, kint van, lent van, kint volt, raktak, csapott, csap, rakja, rakja ki, tett ki, tesz ki, rakott ki, csap ki, csapott ki, tett le, tesz le, rakott le, rak le, rak ki, lerakott, kitett
deal-find = talál*, van nála, van, észrevesz*, észrevett*, észreveszi, lát, látja, nézi, megnéz*, megnézi, felvesz*, tart, kézben tart, kiderül hogy, fekszik, előkerül*, benne van, bukkan*, számol, megszámol*, akadt, feltűn*, fedez*, volt benne, került elő, volt nála, veszi észre, vette észre, vesz észre, vett észre
deal-report = szól, szólt, jelez*, jelzi, jelzett, jelzi hogy, szóvá tesz*, szólt hogy, bejelent*
deal-too-many = több, eggyel több, túl sok, felesleges, fölös, fölösleges, plusz, extra, sok, többlet
deal-too-few = kevesebb, eggyel kevesebb, túl kevés, hiányzik, hiányzott, hiányos, hiányzó, kevés, hiány*
deal-only = csak, csupán, mindössze, összesen csak
deal-twice = kétszer, két egyforma, egyforma, ugyanaz, ugyanaz a lap, ugyanolyan, még egy, dupla, duplán, másodszor, kettő is, két ugyanolyan, duplikált, megduplázódott, újabb
deal-foreign = másik pakliból, más pakliból, másik pakliból való, idegen, más hátlappal, más hátlapú, más hátoldalú, idegen pakliból, eltérő hátlapú, másik hátlapú, más színű hátlappal, más színű hátú, másik csomagból, más csomagból, egy másik pakliból, egy másik csomagból, egy más pakliból
deal-marked = jelölt, megjelölt, cinkelt, hajlott, megjelölve, meghajlott, jelölve, behajlott, meghajlítva, karcos, cinkelve
deal-flawed = hibás nyomású, gyártási hibás, selejtes, nyomdahibás, selejt
deal-damaged = sérült, szakadt, elszakadt, kopott, elhasznált, rongált
deal-flop = flop*
deal-turn = turn*, törn*
deal-river = river*, rivör*
deal-board = board*, asztalra, asztalon, közös lapok*
deal-not = nem, sem, nincs, nélkül, nincsen, senki, semmi, egy sem, soha, egyetlen, se, nem is
deal-before = előtt, mielőtt, elé, azelőtt
deal-too-soon = túl korán, túl hamar, idő előtt, korán, hamarabb, korábban, túl gyorsan, elhamarkodva, a licit vége előtt, a kör vége előtt, még folyt a licit, mielőtt vége lett volna a körnek, mielőtt befejeződött volna a licit, végig se várva
deal-act = lép, lépett, lépett volna, szólt volna, döntött volna, cselekedett, jött volna, beszélt volna, dönt, dönthet, megszólal*, nem döntött, döntött, szóhoz jut*, sorra ker*, befejezte, lépne, dönthetett, licitált*, hívott volna
deal-drop = leejt*, elejt*, leesik, leesett, esik, esett, lerepül*, repült, lecsúsz*, lehull*, lepottyan*, leejtette, leröpül*, ejt*, leverte, lever*, kicsúsz*, elrepül*, gurult
deal-off-the-table = a földre, földre, a padlóra, padlóra, asztal alá, az asztal alá, az asztalról, asztalról, le az asztalról, a földön, földön, a szőnyegre, padlón, a padlón, az asztalról a földre, le a földre
deal-on-the-table = az asztalra, asztalra ejt
deal-ask = kér, kéri, kért, kérte, szeretne, szeretné, akar, akarja, követel*, kérné, látni akar*, látni szeretné, meg akarja nézni, meg szeretné nézni, kérdez*, új paklit akar, kívánja, kéreti
deal-new = új, másik, friss, csere*, cserélje*, cserélni, lecserél*
deal-sit = leül, leült, vált*, leváltja, leváltotta, bejön, jön be, beül*, átveszi, leváltják, leváltott*, érkezett, vált be, ült le, ül le
deal-button = gomb*, button*, osztógomb*, batton*, dealergomb*
deal-due = kellene, kéne, kell legyen, kellene lennie, kéne lennie, járna, illetné, kellett volna, lennie kellene, kellett volna lennie, lenne a helye, helye lenne, kellene állnia, kéne állnia, kellene legyen, jár, kéne legyen, lennie kéne
deal-draw = sorsol*, húz*, kisorsol*, sorshúzás*, húztak, húzott, húzás*
deal-next-hand = következő leosztás, új leosztás, következő osztás, új osztás, következő parti, következő kéz, jön a következő leosztás, következő leosztás jön, új parti, következő leosztásban, következő leosztásnál
deal-out = kiesett a versenyből, kiesik a versenyből, kiesett, kiesik, kibukott, kibukik, búcsúzik, elbúcsúzott, kiszállt a versenyből, kinullázódott, nullázódott, elbukta a zsetonjait, kipottyant, bukott, busztolt*
deal-next-level = következő szint, szintemelés, új szint, emelkedik a szint, szintlépés, szintváltás
deal-begin = kezdi, kezdte, kezd, kezdett, elkezd*, indul*, elkezdte, kezdődött, kezdve, indította, kezdődik
deal-dealers-fault = osztó hibája, az osztó hibája, osztói hiba, az osztó hibájából, osztó hibájából, az osztó hibázott, osztóhiba, az osztó rontotta el
deal-my = lapom, lapomat, kártyám, enyém, második lapom
ordinal-1 = első, elsőt, elsőként, elsőnek, legelső
ordinal-2 = második*, másodikat
ordinal-3 = harmadik*
ordinal-4 = negyedik*
ordinal-5 = ötödik*
ordinal-6 = hatodik*
ordinal-7 = hetedik*
ordinal-8 = nyolcadik*
ordinal-9 = kilencedik*
ordinal-10 = tizedik*
ordinal-ending = ik, dik, edik, adik, odik, ödik
