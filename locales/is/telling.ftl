# Orð sem fólk notar til að segja frá því sem gerðist við borðið, eftir merkingu. Reglurnar standa í ensku skránni.

## Tengiorð

kept = bíður, sína
filler = enginn búinn að gera, enginn er búinn að gera, enginn hefur gert, ekkert búið að gerast, svo tókum við eftir,
    enginn búinn að spila, er, var, eru, voru, vera, verið, verid, hefur, hafði, hafi, höfðu, á borðinu, í, við borð, við,
    vid, fyrir, til, frá, úr, þessi, þetta, það, þar, hér, hérna, þá bara, bara, aðeins, einungis, nú, núna, svona,
    jæja þá, sem, hann er, sér, sitt, sinn, sín, sína, sínum, sínar, hans, hennar, honum, henni, þeim, þeir, þau, þeirra,
    mér, mig, hratt, hægt, strax, óvart, ovart, fyrir mistök, af slysni, á undan,
    fyrir framan sig, alls, samtals, nákvæmlega, um það bil, borði, borðinu, leikur, spil er, spilað, spila, kr, krónur,
    krónu, króna, evrur, dollara, dollar, þegar, af því, því að, hvort sem, fer aftur í staflann, fer aftur,
    fer í, fer, fór, fara, situr, sitjandi, snap, með einni hreyfingu, einni hreyfingu, tveimur hreyfingum,
    í tveimur hreyfingum, í einu lagi, sér í lagi, hreyfingu, hreyfingum, stafla, staflann, staflanum, beint, skýrt, hátt,
    upphátt, höndin, hönd, stig, þrep, upphæð, upphæðin, upphæðinni, þess, þess að, að auki, loks, allan, allt, alveg,
    enn, eru eftir, eftir í, gegn, í hendi, hans er, hver um sig, stykki, stk, lifandi, eitthvað, líka bara, hlið,
    hlið hans, nokkuð, ekkert annað, þann, þá, yfirleitt, fyrst, komið, ar, aði, ir, i, a, út í, útí, inn á,
    til viðbótar við, viðbót, í röð, næst, komið að, milli, á milli, millum, allur, virkilega, alveg þá,
    nákvæmlega þá, loksins, mjög, strax þá, gjöf, við blindana, leikmanna, sem er, þar sem, einmitt, eiginlega, þó,
    um leið, á sama tíma, þar að auki, í þetta sinn, hendin, spilið er, allir sáu þetta, allir sau thetta, hæ, hae, halló, hallo, sæl, sæll, fljótleg spurning, smá spurning, tekur, út, vaknar, höndinni, hendinni, í höndinni, í miðri hendi, í miðri hönd, miðri, í miðju spili, nýr leikmaður, nýi leikmaðurinn, spilaði, spiluðu, sem fyrir er, vaknaði, rankar við sér, séu, sé það, einu sinni, fékk spilin sín, fær spilin sín, fengið spilin sín, áður en hann ákveður sig, áður en hún ákveður sig, áður en hann gerir, í stakkinn, fávita, hálfvita, asna, hjá, er ekki búinn, ekki búinn, varin, varið, óvarin, óvarið, áður en hún gerir, áður en hann gerði, rétt á eftir, strax á eftir, í þessari röð, í þeirri röð, á fyrst að gera, á að gera fyrst, er fyrstur, er fyrst, á fyrst leik, á leik fyrst, byrjar, á að byrja, gerir fyrst, er næstur, er næst, svo kemur, kemur næst, er á eftir honum, á eftir honum, á eftir henni, er á undan, á undan honum, á undan henni, inni, þrír inni, thrir inni, eru inni, er inni, í spilinu eru, í spili eru, í spilinu, í spili, erum, erum við, við erum, í annarri hreyfingu, annarri hreyfingu, annarri, í hinni hendinni, með hinni hendinni, með annarri hendi, til að fá skipt, til að skipta, til að fá til baka, biður ekki um að fá til baka, enginn búinn að betta, enginn hefur bettað, enginn bettaði, enginn á undan bettaði, enginn á undan hefur bettað, of lítið, það er of lítið, ekki nóg, er ekki nóg, of lágt, nógu mikið, undir handleggnum, undir hendinni, undan handleggnum, undan hendinni, með spil fyrir framan sig, með spilin fyrir framan sig, með spil á hendi, með spilin í höndunum, rólega, ákveðið, allt í einu, snögglega, skyndilega, í einni hreyfingu, í einu kasti, eftir smá stund, eftir langa umhugsun, ver ekki, varði ekki, varði þau ekki, ver þau ekki, inn, í pottinn, í pott, út í pottinn, inn í pottinn, í miðjuna, inn í miðjuna, út í miðjuna, út á borðið, inn á borðið, á mitt borðið, af gáleysi, út af gáleysi, af ógáti, af vangá, í ógáti, í misgripum, af misskilningi, um leið og peningurinn lendir, þegar peningurinn lendir, um leið og chippið lendir, um leið og chippan lendir, þegar chippan lendir, um leið og peningarnir lenda, þegar peningarnir lenda, meðan peningurinn er í loftinu, á meðan peningurinn er í loftinu, áður en peningurinn lendir, hinum megin, megin, á meðan, meðan, þegjandalega, snarlega, hikstalaust, hiklaust, án umhugsunar, án þess að hugsa, án þess að hika, eins og ekkert sé, nákvæmlega svona, heilan, heila, heilum, stakan, staka, stakt, stökum, eina einustu, einn einasta, eitt einasta, einum einasta, sem sagt, semsagt, nánar tiltekið, það er að segja, sumsé, spurning, spurningin, jæja, ok, kæri dómari, takk, með hendinni, með höndinni, með hnefanum, með fingrinum, með fingri, þá er spurt, fólk, strákar, krakkar, fyrst fyrst, sjálfur, sjálf, af einhverjum ástæðum, kannski óvart, raðar, í bunka, í einum bunka, í stafla, snöggt, hraðar, fljótt, ákveðin, ákveðinn, detta
and = og, líka, auk, einnig, og líka, plús, plus
then = svo, síðan, sidan, því næst, þvínæst, eftir það, eftir þetta, en, seinna, þá svo, og þá, þar næst, en svo, þá næst, þar á eftir, í kjölfarið, stuttu síðar, skömmu síðar, svo aftur, svo loks, þar á eftir kom, nema hvað, hins vegar, samt sem áður, aftur á móti, en þá, og svo, svo þá
that =, að, ad, hvort
not = ekki, aldrei, ei, engin, enginn hækkar, hvorki, vill ekki, neitar að, hefur ekki, var ekki, er ekki, neitaði að, enn ekki, ekki enn, sýnir ekki einu, vildi ekki, neita að, heldur ekki, ekki heldur
nothing = ekkert, ekkert veðmál, ekkert til að kalla
nobody = enginn, engum, engan
question = hvað, hvad, hver, hvor, hverjir, hversu, hve, er þetta, er það, er þetta kall, gildir, hvernig, hvenær,
    af hverju, hvers, hvaða, hvada, hvern, hverjum, telst, löglegt, rétt, á hann, á hún, hvert, er í lagi, er hækkunin,
    skiptir, hvort er, stendur, kall eða hækkun, ef
comes = kemur, kom, er komið, er kominn, kom út, birtist
modal = má, ma, mega, getur, þarf, tharf, ætti, verður að, á að, gat, gæti, þurfti, má hann, má hún, fær, mætti hann, hann á að, hún á að, á möguleika á að, á kost á að, á kost á því að, hefur möguleika á að, hafði möguleika á að, hefur tækifæri til að, hafði tækifæri til að, fær tækifæri til að, fékk tækifæri til að, hefur val um að, gat vel, getur ennþá, hefði getað, hefði mátt, ætlaði að, var að spá í að, var við það að, má ég, megum við, skal, ber honum að, ber að
by = um það mikið, um sem nemur, um
to = upp í, uppí, í alls
worth = upp á, uppá
again = annað, aðra, annan, meira, aftur, til viðbótar, enn eitt, bætt við, aukalega, ofan á það, í viðbót, aðrar, annað eins, í ofanálag, þar ofan á, þar við, þar til viðbótar, í plús, auka
already = þegar búinn, búinn að, búin að, buinn ad, áður, adur, þegar búin, þegar búnir, nú þegar, búnir að, höfðu áður, fyrr, var búinn að, var búin að, voru búnir að, er búinn að, er búin að, eru búnir að, hafði áður, áðan, áður en þetta gerðist
after-what = eftir að, eftir ad, eftir það að
before = allir á undan, fram að þessu
ahead-of = áður en, þó að, þótt, adur en, jafnvel þótt, án þess að bíða eftir, bíður ekki eftir, beið ekki eftir, án þess að bíða, ekki beðið eftir, sem var á undan, var á undan, sem er á undan, án þess að bíða eftir að, án þess að leyfa, áður en nokkur, beið ekki, bíður ekki, þrátt fyrir að, enda þótt, þó svo að, fyrr en, áður en kom að, áður en röðin kom að, áður en röðin kemur að, áður en röðin er komin að, á undan því að
rather = nei, bíddu, biddu, nei bíddu, nei bíðið, afsakið, ég meina, eða réttara sagt, fyrirgefðu, meina, leiðrétti, nei annars, leiðrétt, ég meinti, réttara sagt, bíðið, bíðið aðeins, bíddu aðeins, bíddu nú, stopp, stoppið, heyrðu, heyrið, augnablik, andartak
or = eða, eda, annaðhvort, eða kannski, gæti verið, getur verið, gæti þýtt, getur þýtt, gat verið, ekki ljóst hvort, óljóst hvort, vitum ekki hvort, ekki vitað hvort, enginn veit hvort, veit enginn hvort, gæti átt við, getur átt við, getur þýtt annaðhvort, hvort sem það er, það gæti verið, það getur verið, spurning hvort
out-of-turn = utan raðar, á undan röð, úr röð, utanraðar, ur rod, utan radar, áður en röðin er komin að honum, þó að röðin sé ekki komin að honum, þótt röðin sé ekki komin að honum, röðin sé ekki komin að honum, röðin ekki komin að honum, röðin var ekki komin að honum, þó röðin sé ekki komin að honum, áður en röðin kom að honum, áður en röðin kemur að honum, áður en röðin kom að henni, áður en röðin kemur að henni

## Fólk

player = leikmaður*, leikmadur*, leikmenn, spilari*, maður, mann, maðurinn, madur, gaur*, gæi, manna, menn, spilarar, við borðið, vid bordid
given-names = Finnur, Heimir, Reynir, Kári, Kalli, Kolla, Bára, Barði, Bárður, Einar, Sturla, Sindri, Palli, Halli, Halla, Stígur, Leifur, Hildur, Fannar, Bogi, Dagur, Sól, Tinna, Bettý, Betty
he = hann, hún, hun, sá, sá sami, hinn
next-player = næsti maður, næsti leikmaður, næsti, næsti spilari, maðurinn við hliðina, sæti við hliðina, saeti vid hlidina, sætið við hliðina, leikmaðurinn við hliðina, sá næsti, maður við hliðina, næsti við hliðina, sá við hliðina, nágranni hans, sessunautur, maðurinn vinstra megin, næsta, næsta mann, annar leikmaður, sá vinstra megin við mig, sá vinstra megin, maðurinn vinstra megin við mig, gaurinn við hliðina, gaurinn við hliðina á mér, gaurinn við hliðina á honum, maðurinn við hliðina á mér, sá við hliðina á mér, næsti gaur, sá sem situr við hliðina, næsti maður við, sá sem er næstur, maðurinn á eftir, leikmaðurinn á eftir, maðurinn á eftir honum, sá á eftir, sá sem á eftir kemur, gaurinn á eftir, næsti maður á eftir, næsti á eftir
first-player = fyrsti maður, fyrsti madur, fyrsti leikmaður, fyrsti, sá fyrsti, fyrsti til að gera, fyrsti spilari, sá sem byrjar
everyone = allir, allir hinir, allir aðrir, hinir, aðrir, öll, allir þrír, allir fjórir, allir foldar
both = báðir, badir, bæði tvö, þeir báðir
seat = sæti, saeti, sætið, sætis, stóll, seat, sæti númer, sæti nr
under-the-gun = utg*, under the gun
middle-position = mp, miðjusæti, miðstaða
lojack = lj, lojack*
hijack = hj, hijack*
cutoff = co, cutoff*, cut off*, skurðarsæti
button = btn*, button*, hnapp*, gjafarahnapp*, takkinn, takkanum, takka
small-blind = sb, litli blind*, litla blind*, small blind*, litli, litla, litlablind*, smáblind*, small
big-blind = bb, stóri blind*, stori blind*, stóra blind*, big blind*, stóri, stóra, stórablind*, big
blinds = blind*, blindir, blindurnar, blindar, blindarnir, blindirnir, báðir blindir, blindir eru
dealer = dealer*, gjafari*, gjafar*, díler*, krúpíer*
floor = floor, stjóri, mótsstjóri, dómari, stjórinn

## Borðið

no-limit = no limit*, nolimit*, nl, nlhe, án takmarka
pot-limit = pot limit*, potlimit*, pl, pott limit
limit = limit*, fast limit, fixed limit, fastar upphæðir
holdem = holdem*, hold'em*, hold em, texas holdem, texas
omaha = omaha*, plo omaha, plo*, plo, ómaha
stud = stud*, stöd
razz = razz
eight-or-better = hi lo, high low, hilo
tournament = mót, móti, mótinu, mtt, turnering, sng
cash-game = cash*, peningaleikur, peningaspil, cash leikur
heads-up = heads up*, headsup*, maður á mann, tveir einir, hu, tveir eftir, bara tveir eftir, tveir spila, tveir að spila, aðeins tveir eftir, tveir í hendinni, bara tvö eftir, tvö eftir, aðeins tvö eftir, tvær eftir, bara tvær eftir, tveir í spilinu, tvö í hendinni, tvö í spilinu, bara tveir, bara við tveir, við erum tveir, við erum tvö, erum tveir eftir, erum tvö eftir, eru bara tveir eftir, eru tveir eftir, tveir inni, tvö inni, bara tveir inni, tveir leikmenn eftir, tveir í höndinni, tvö í höndinni, hedds öpp, einn á móti einum, á móti einum
ante = ante*
big-blind-ante = bba, bb ante, big blind ante, stóra blinds ante, ante á stóra blind, ante af stóra blind, stóri blindur borgar ante, ante stóra blinds, ante frá stóra blind, stóra blinds ante með, með stóra blinds ante, með big blind ante, með bb ante, stóri blindur setur ante, stóri blindur borgar anteið
bring-in = bring in*, bringin
smallest-chip = minnsti peningur, minnsta chippan, lægsti peningur, minnsta chippa, minnsti peningurinn, enginn minni peningur, minnsti peningur á borðinu, minnsti peningur við borðið, minnsta chip, minnsta flagan, enginn peningur minni en, enginn chip minni en, minnsti chip, minnsti, minnsti chippinn, minnsta chippan á borðinu, minnsta chippið, lægsti chip, minnsti spilapeningur
preflop = preflop*, pre flop*, fyrir flopp, fyrir flop, fyrir floppið
flop = flop*, á floppi, a floppi, floppinu
turn = turn*, á turni
river = river*, á rivernum
showdown = showdown*, sýning*, syning*, við sýningu, uppgjör*
pot = pott*, potturinn, pottur, pot, pottinn, pottinum
main-pot = aðalpott*, adalpott*, main pot*
side-pot = hliðarpott*, hlidarpott*, side pot*, aukapott*
in-the-pot = í potti, í pottinum, i potti, i pottinum, í miðjunni, á miðjunni, voru fyrir, var fyrir, fyrir í potti, fyrir í pottinum, inni fyrir, í honum, voru í honum, í honum voru, í honum eru
board = borð, bord, board*, sameiginleg spil, borðspil, borðið sýnir, bordid
has = er með, er med, á eftir, heldur á, á bara, var með, er með stafla, með, med, situr með, hefur eftir, á samtals,
    er bara með, átti, hann á, hún á, hann átti
left = eftir, til baka eftir
machine-shuffle = vélstokkun, vélstokkað, stokkunarvél*, vél stokkar, vél sem stokkar

## Spilapeningar

check = check*, tékk*, tekk*, tjekk*, chekk*, passar ekki bettar ekki, segir tékk, tékkar aftur, tékkar á eftir, bíður með, slær tékk, chekk, tjékkar, tsjekk*
checked-to = tékkað á, tékkað til, tékkað að, tekkað á, tekkad a, tékkað upp að, tékkað niður að, tékka að, tékka til, tékka upp að, er tékkað að, er tékkað til, gengur tékkað að, allir tékka að, allir tékka til, allir tékka á, allir tékka upp að
call = call*, kall*, kallar, kallaði, jafnar, jafnaði, jafna, fylgir, fylgdi, kallaði strax, borgar, borgaði,
    sér veðmálið, kallað, sér það, sér hann, tekur þátt, fylgir með, kallar það, kallar þetta, callar, callaði, sér bettið, sá bettið, sá veðmálið, borgar til að sjá, eltir, elti, kaupir spil, snap kallar, snapkall*, flat kall*, flattar, flattaði, coldkall*, jafnar bettið, jafnaði bettið, jafnar veðmálið, jafnaði veðmálið, segir já, fer með, fór með, kemur með í, er með í pottinum, mætir bettinu, mætir veðmálinu, borgar hann, borgar hana, borgar bettið, borgaði bettið, heldur sér inni, heldur áfram með, kalla
limp = limp*, limpar, limpaði
bet = bet*, bett*, bettar, bettaði, veðj*, vedj*, veðjar, veðmál*, leggur undir, lagði undir, setur veðmál, beitar, veðja*, bettið, skýtur á, skaut á, leiðir, leiddi, spilar út, spilaði út, betta*, keyrir á, keyrði á, setur bett, setti bett, hleður í, c bettar, c bett*, cbett*, hendir út betti, kastar út betti, bombar, bombaði, skýtur inn betti, setur fram veðmál, lagði fram veðmál, opnar veðmálið á, byrjar á að betta, bettir, betti, prófar, prófaði, donkar, donk*, blöffar, blöffaði, yfirbett*, probar, hleypir af, spilar á, lætur reyna á, betta, veðja
open = opna*, opnar, opnaði, opnar á, opnun, open*
raise = raise*, reis*, reisar, reisaði, hækk*, haekk*, hækkar, hækkaði, hækkun, reraise*, re raise*, 3bett*, 3bet*, 3 bettar, þríbett*, endurhækk*, 3 bett*, 4bet*, ofurhækk*, reis, hækkar upp, hækka upp, dúndrar upp, keyrir upp, keyrir í, fer upp í, fór upp í, ýtir upp í, reisir, reisti, setur hækkun, pumpar, pumpar upp, pumpaði, þríbettar, fjórbettar, tékk hækk*, tjékk hækk*, check hækk*, tékk reis*, check raise*, tékkreis*, tékkhækk*, check reis*, re reis*, rereis*, hækkar meira, fimmbettar, 5bett*, 5bet*, bettar aftur upp, squeeza*, skvísar, iso*, hækkar bettið, hækkaði bettið, hækkar veðmálið, setur upp í, setti upp í, gerir það að, gerði það að, gerir þetta að, gerði þetta að, lætur það verða, rífur upp í, reif upp í, rífur upp, skrúfar upp í, skrúfar upp, sprengir upp í, sprengir upp, bombar upp í, flettir upp í hækkun, endurreis*, hækka, bomba upp, reisa
min-raise = min raise*, minraise*, lágmarkshækk*, lagmarkshaekk*, minnsta hækkun, min hækk*, minreis*
fold = fold*, foldar, foldaði, pakka*, pakkar, pakkaði, leggur, lagði, leggja, gefst upp, gaf upp, leggur spilin frá sér, leggur frá sér, lagði frá sér, lagði spilin frá sér, hendir spilunum, henti spilunum, passar, pass, passaði, gefa upp, leggur spilin niður, kastar spilunum, kastar hendinni, hendir hendinni, hendir höndinni, pakka, gefur eftir, gaf eftir, lætur fara, lætur spilin fara, losar sig við spilin, leggur hendina, hendir þessu, segir pass, kastar frá sér spilunum, hendir frá sér spilunum, lætur höndina fara, hendir þessu frá sér, losar sig við hendina, losar sig við höndina, kastar þessu, fleygir spilunum, fleygði spilunum, fleygir hendinni, fleygir höndinni, lætur spilin frá sér, lét spilin frá sér, hættir við, snap foldar, snapfold*, lætur höndina frá sér, dettur út úr hendinni, dettur úr hendinni, fer úr hendinni, fór úr hendinni, leggst niður, ýtir spilunum frá sér, ýtti spilunum frá sér, rennir spilunum frá sér, skilar spilunum, skilaði spilunum, segist pakka, kastar á grúfu, pakkar saman, hleypur, hljóp út, flýr, flúði, gefur hendina, gefur höndina, gefur spilin frá sér, gaf spilin frá sér, folda, legg
all-in = all in*, allin*, olin*, ólin*, allt inn, setur allt inn, fer all in, fór all in, shove*, shov*, jamm*, jam, jammar, allt undir, ýtir öllu inn, ýtir öllum, skellir öllu, setur allt undir, push*, leggur allt undir, allan staflann inn, sjovar, setur allt, all inn, leggur allt, allur inn, öll inn, fer allur inn, fór allur inn, allur inn með
move-in = fer inn, fór inn
post = póstar, postar, póstaði
straddle = straddle*, straddl*, strad*
in-the-dark = í blindni, i blindni, í myrkri, fyrir gjöf, áður en gefið er, blint, í blindni fyrir gjöf, fyrir gjöf í blindni, blindandi
put = setur, setti, setja, seti, leggur út, leggur ut, lagði út, leggur fram, lagði fram, ýtir, ytir, ýtti, ytti, ýta, rennir, renndi, færir, færði, lætur, lét, lætur út, setur út, setur ut, setur inn, setti út, setti inn, ýtir út, ýtir inn, ýtti út, ýtti inn, réttir fram, leggur inn, lagði inn, leggur á borðið, mokar, ýtir fram, ýtti fram, setur fram, lagði á borðið, rennir út, rennir inn, dregur fram, telur út, telur fram, réttir út, gefur út, greiðir, leggur niður á borð, rúllar, mjakar, ýtir yfir, stillir upp, afgreiðir, lagði niður á borð, kemur með, kom með, set, legg út, leggur niður, lagði niður, smellir, smellti, smellir inn, smellir út, smellir fram, rennir fram, skýtur inn, skýtur út, skaut inn, mokar inn, mokar út, sturtar, sturtar inn, sturtaði, dælir, dælir inn, dælir út, plantar, plantaði, sendir, sendir inn, sendi inn, sendir út, sendi út, lét út, lét inn, lætur inn, lætur fram, potar, potar inn, potar út, potaði, ýtir áfram, stingur inn, stakk inn, mokaði, dembir, dembir inn, dembdi, slengir út, slengir inn, slengdi út, fleygir út, fleygir inn, fleygði inn, dregur, dró, hendir niður, raðar upp, raðar út, raðaði upp, stokkar upp, leggur fyrir framan sig, lagði fyrir framan sig, setur fyrir framan sig, setti fyrir framan sig, ýtir á borðið, ýtti á borðið, ýtir staflanum, rennir staflanum, ýtir stafla, laumar inn, laumar út, laumaði inn, laumaði út, laumar, laumaði, dúndrar inn, dúndraði inn, skutlar inn, skutlaði inn, skutlar út, skutlaði út, kastaði út, sveiflar inn, matar inn, hellir inn, hellti inn, hrúgar inn, hrúgar út, ber fram, bar fram, hreyfir sig fram með, hreyfir fram, hreyfði fram, færir fram, færði fram, fer fram með, fór fram með, teygir sig fram með, teygði sig fram með, flytur fram, leggur á línuna, setja inn, setja út, láta inn, ýta inn, ýta út, renna inn, læt, ýti, renni, læt út, læt inn, ýti út, ýti inn, ýti fram, renni inn, renni út, læt detta, set inn, set út, set fram, legg fram, legg inn, færi fram
throw = hendir, henti, kastar, kastaði, fleygir, fleygði, hendir inn, hendir út, hendir ut, henti inn, henti út, kastar inn, kastar út, skutlar, skutlaði, slengir, slengdi, dúndrar, skýtur, þeytir, hend*, skellir, skellti, skellir út, skellir inn, grýtir, grýtti, hendi, grýta, missir ekki, droppar, droppaði, sleppir niður, smellti niður, smellir niður, skaut, kastandi, hendandi, kasta, fleygi, hendi inn, hendi út, kasta inn, kasta út, skutla, skutla inn, lætur detta, lét detta
put-into-pot = hendir í pottinn, kastar í pottinn, henti í pottinn, kastaði í pottinn, dreifir, hendir í pott, sullar, grýtir beint í pottinn, beint í pottinn, hendir beint í pottinn, kastar beint í pottinn
dribble = setur einn í einu, lætur einn í einu, setur eina í einu, einn í einu, eina í einu, eitt í einu, hvern á fætur öðrum
add = bætir, baetir, bætti, baetti, bætir við, baetir vid, bætti við, bæta við, bætir ofan á, sækir, sótti, nær í, nær sér í, sækir meira, bætti ofan á, bætir meira, bætir svo við, seilist í, seilist eftir, seildist í, seildist eftir, teygir sig í, teygði sig í, teygir sig eftir, teygði sig eftir, grípur, greip, grípur í, tekur upp meira, tekur fleiri, tekur aðra, tekur annan, tekur meira, fer aftur í stakkinn og bætir
complete = fyllir upp, fyllir, fyllti upp, fyllti, klárar, fyllir í, komplet*, fyllir upp í, klárar blindinn, klárar blind, fyllir blindinn
take-back = tekur til baka, tók til baka, tekur aftur, tók aftur, dregur til baka, dró til baka, tekur þá til baka, tekur þær til baka, dregur aftur, dregur til sín, tekur peningana til baka, tekur sína til baka, til baka, tekur svo til baka, dregur þá til baka, dregur þær til baka, kippir til baka, kippti til baka, kippir aftur, kippir að sér, kippti að sér, kippir til sín, kippti til sín, dró til sín, dró aftur, dregur að sér, tekur það til baka, tók það til baka, tekur þetta til baka, tók þetta til baka, tekur aftur til sín, tók aftur til sín, hættir við og tekur, sækir til baka, sótti til baka, nær í til baka, togar til baka, togar aftur, togaði til baka, hrifsar til baka, hrifsaði til baka, grípur til baka
find = finnur, fann, finna, uppgötvar, sér svo annan, koma í ljós, komu í ljós, kemur í ljós, finnast, fundust, birtast, rekst á, rakst á, í ljós kemur, í ljós kom
tap = bank*, bankar í borðið, slær í borðið, slær létt í borðið, sló í borðið, pikkar í borðið, bankaði, slær í borð, slær hnúunum í borðið, sló hnúunum í borðið, slær hnúum í borðið, slær með hnúunum í borðið, bankar með hnúunum, bankar hnúunum, bankar í borð, bankaði í borðið, bankar tvisvar í borðið, bankar létt í borðið, bankar á borðið, bankar með fingrinum í borðið, bankar með fingri í borðið, bankar með fingrunum, slær fingrunum í borðið, slær með lófanum í borðið, slær lófanum í borðið, slær hendinni í borðið, slær með hendinni í borðið, slær með fingri í borðið, klappar á borðið, klappar borðinu, klappar borðið, pikkar í borð, ber í borðið, barði í borðið, ber hnúunum í borðið, drepur fingri í borðið, drepur á borðið, potar í borðið, tappar í borðið, tappar borðið, tappaði
chip = pening, peningi, peningur, chippa, chippu, chip, spilapening, spilapeningi, flögu, flaga, kall í einu, spilapeningur, kubb, kalli, köllum
chips = peninga, peningum, peningar, chippur, chippum, spilapeninga, spilapeningum, spilapeningar, flögur, flögum, kubbum, kubba, chips
stack = stack*, allan staflann, allan stakk, staflinn allur, stakkinn
on-top-of = ofan á, við hliðina á, ofan a, auk sinna, við sín, við sínar, við sína, við blindinn sinn, við blindið sitt, ofan á sín, ofan á sínar, ofan á blindinn sinn, til viðbótar við sín
half = hálfan, hálft, helming
silent = orðalaust, ordalaust, þegjandi, thegjandi, þögull, segir ekkert, sagði ekkert, án þess að segja neitt, án þess að segja orð, án orða, segir ekki orð, sagði ekki orð, segir ekki neitt, sagði ekki neitt, an ords, án orðs, an þess að segja, án þess að tilkynna, tilkynnir ekkert, tilkynnti ekkert, sgaði ekkert, ekkert sagt, þegir, þagði, í þögn, hljóðlaust, hljóður, án þess að láta neitt vita, án tilkynningar, lætur ekkert uppi, þögul, mælir ekki orð, steinþegjandi, thegir, an thess ad segja neitt, án þess að segja nokkuð, segir ekkert við því, þegjandi og hljóðalaust, nefnir ekkert, segir hvorki, segir ekki stakt orð, allt orðalaust, allt þegjandi, hljóðalaust, an þess að segja orð, án nokkurra orða, án nokkurs orðs, segir alls ekkert, lætur ekkert frá sér heyra, heyrist ekkert, tilkynnir ekki, án þess að tilkynna nokkuð, segir hvorki eitt né neitt, án þess að mæla orð, mælir ekki, mælti ekki orð, án þess að opna munninn, opnar ekki munninn, steinþegir, segir ekki boffs, segir ekki múkk, ekki múkk, ekki orð, ekki eitt orð, segir ekki eitt orð, án þess að segja eitt einasta orð, í algjörri þögn, segir ekkert með, nefnir ekki neitt, segir ekkert meira, mállaus, án skýringa, án þess að segja stakt orð, án þess að segja eitt orð, án þess að gefa neitt upp, segir ekki eitt einasta orð, sagði ekki eitt orð, sagði hvorki eitt né neitt, þegjandi sem fyrr, þögul sem gröfin, þögull sem gröfin, segir ekkert á meðan, án athugasemda, alveg þegjandi, grjóthaldandi kjafti, heldur kjafti, hélt kjafti, lætur ekki orð falla, lét ekki orð falla, ekkert heyrist, heyrðist ekkert, ósagt, með engum orðum, engin orð, ekkert tilkynnt, ótilkynnt

## Það sem er sagt

say = segir, segja, sagði, sagdi, sagt, segist, segðist, tilkynn*, tilkynnir, lýsir yfir, lýsti yfir, kallar upp, kallaði upp, kallar út, tjáir, svarar, svaraði, hrópar, nefnir, nefndi, segir bara, sagði bara, segir upphátt, munnlega, muldrar, hvíslar, mælir, segir svo, boðar, segi, tilkynni
ask = spyr, spurði, spyrja, biður um, biður, bað um, bað, biðja, vill fá, vill sjá, vildi sjá, óskar eftir, krefst, fer fram á, bidur um, bidur
how-much = talningu, count, hvað þetta er mikið, hversu mikið það er, hversu mikið, hve mikið, hvað það er mikið, hve mikið þetta er, talning, telja, hvað mikið, hvað þetta sé mikið, hvað þetta var mikið, hve mikið þetta sé, hversu mikið þetta sé, hversu mikið þetta er, hvað það sé mikið, hvað hann bettaði, hvað bettið er, hvað bettið sé, að fá talningu, fá talningu, upphæðina, hvað hann eigi mikið, hvað þarf mikið, hvað er mikið, hvað kostar, hvað það kostar, stærðina
see-hand = að sjá, sjá spilin, sjá höndina, sjá hönd, fá að sjá, ad sja, sjá spil, að sjá spilin, að sjá höndina, sé, ég sé, sjá spilin hans, sjá spilin hennar, sjá höndina hans, sjá hendina, sjá hendina hans, sjá hvað hann var með, sjá hvað hann er með, sjá hvað hún var með, sjá þau, sjá þær, fá að sjá þau, fá að sjá spilin
hand-back = spilin aftur, spilin til baka, hendina aftur, höndina aftur, höndina til baka, spilin sín aftur, höndina sína aftur, hendina sína aftur, spilin sín til baka, hendina til baka
object = mótmæl*, motmael*, kvartar, kvartaði, gerir athugasemd, gerði athugasemd, andmæl*, lætur vita, lét vita, deilir, kvart*, bendir á að, kvartar undan, kvartaði undan, benti á að, gerir athugasemdir, mótmælir, mótmælti, ég á pottinn, á pottinn, segist eiga pottinn, þetta er minn pottur, þetta er potturinn minn, það er minn pottur, potturinn er minn, mótmælir því, er ósammála, var ósammála, vill meina að, heimtar pottinn, krefst pottsins, vill pottinn, segist vinna, segist hafa unnið, að hann eigi pottinn, hann eigi pottinn, að hún eigi pottinn, eiga pottinn, að potturinn sé hans, potturinn sé hans, að þetta sé sinn pottur, þetta sé sinn pottur
skipped = slept, sleppt, hlaupið yfir, hljóp yfir, hleypur yfir, eigi eftir að gera, eigi eftir, á eftir að gera, eftir að gera, var sleppt, er slept, er sleppt, ég á eftir, ég á eftir að gera, sleppir, gleymdi mér, gleymdist, skippað, fengið ekki að gera, ekki fengið að gera, hafi ekki fengið að gera, fékk ekki að gera, fékk aldrei að gera, hafi gleymst, hann hafi gleymst, hafi verið sleppt, hafi verið hlaupið yfir, var ekki búinn að gera, fékk aldrei að segja neitt, ekki búinn að gera, ekki búin að gera, er ekki búinn að gera, er ekki búin að gera, hafði ekki gert, hefur ekki gert, átti eftir að gera, var ekki búin að gera, er ekki búinn að segja neitt, var ekki búinn að segja neitt, hafði ekkert gert, ég var næstur, ég átti að gera, ég átti leik, ég var ekki búinn, ég er ekki búinn að gera, hlupu yfir mig, hljópst yfir mig, hoppað yfir mig, hoppað yfir, hoppaði yfir, ekki komist að, hann átti leik, kom ekki að honum
string-bet = string*, strengja*, strengveðmál*
think = hugsar sig um, hugsar, hugsaði, hélt, helt, heldur að, telur sig, trúir, bíður, beið, horfir, horfði, misheyr*,
    misskil*, íhugar, hikar, brosir, kinkar, leit, heyrir, ekki heyrt, heyrði, fattar, tók eftir, tekur eftir, tapar,
    tapaði, meinti, ætlaði bara, fullyrðir, kallar á stjóra, kallar í stjóra, andvarpar, gleymir, veit, dreymir, álítur, hugsar málið, veltir fyrir sér, ruglast, sá ekki, heyrði ekki, sér ekki, skilur ekki, sofnar, skoðar spilin sín, skoðar, vaknar upp, flýtti sér, tankar, áttaði sig, áttar sig, rankaði við sér, kíkir, kíkti, kíkir aftur í staflann, kíkir á spilin, kíkir á spilin sín, kíkti á spilin, lítur á, lítur í kringum sig, lítur aftur, gáir, gáði, athugar, athugaði, telur peningana, telur stakkinn, telur staflann, dregur andann, andar, stynur, hristir hausinn, klórar sér, bölvar í hljóði, hikaði, bíður smá, bíður aðeins, stoppar, stoppaði, staldrar við, þykist, þóttist, snýr sér, fær sér sopa, drekkur, kímir, glottir, glotti, hlær, hló, yppir öxlum, virðist, grúskar, reiknar, reiknaði, spáir, spáir í, spáði í, er í vandræðum, vissi ekki, veit ekki, grunar, fattaði, fattar ekki, fattaði ekki, áttaði sig ekki, tók ekki eftir, tekur ekki eftir, heyrði vitlaust, heyrir ekki, misheyrði, gerir ráð fyrir, gerði ráð fyrir, lítur, kíkir aftur á spilin, kíkir aftur á spilin sín, lítur aftur á spilin, skoðar spilin aftur

## Spil

cards = spil, spilin, spilum, spilunum, spilið, bæði spilin, bæði spil, hönd sína, höndina, kort, kortin, spilin hans, spilin hennar, sínum spilum, spilin sín
muck = muckar, muckaði, mucka, mucka*, mökkar, tekur spilin, tók spilin, sópar, sópaði, sópar spilunum, hirðir, hirti, hirðir spilin, hirti spilin, mökkaði, muckar spilunum, muckar höndinni, muckar hendinni, hendir í muckið, kastar í muckið, henti í muckið, kastaði í muckið, lætur í muckið, setur í muckið, skutlar í muckið, ýtir í muckið, rennir í muckið, fleygir í muckið, dregur í muckið, dró í muckið, sópar inn, sópaði inn, sópar til sín, hirðir upp, hirti upp, drepur höndina, drepur hendina, drap höndina, drap hendina, tekur höndina, tekur hendina, tók höndina, tók hendina, tekur inn spilin, dregur inn, dró inn, dregur spilin inn
the-muck = muck, muckið, mökk, í muckið, i muckid, ruslið, í bunkann, bunkann, fleygðu spilin, í ruslið, í muck, muckinu, í mökkinn, mökkinn, í ruslbunkann, ruslbunkann
forward = fram, áfram, afram, í átt að gjafara, að gjafara, til gjafara, í átt að dealer, að dealer, til dealers, í áttina að gjafara, fram á borðið, að gjafaranum, að línunni, fram fyrir sig, í átt til gjafara, í átt að gjafaranum, til gjafarans, í áttina að gjafaranum, í áttina til gjafarans, að dealernum, til dealersins, í átt til gjafarans
over-the-line = yfir línuna, yfir strikið, yfir línu, yfir linu, yfir linuna
face-up = upp í loft, með andlitið upp, opnum, opin, andlitið upp, á bakinu, á opnu, upp, með framhliðina upp, upp á borðið, opnum spilum, opin á borðið, opið
face-down = á grúfu, a grufu, niður, með bakið upp, lokuð, andlitið niður, með bakið upp á borðið, lokuðum, á maganum, með framhliðina niður
toward = í átt að, í áttina að, átt að, áleiðis að, áleiðis í, að muckinu, í áttina að muckinu
show = sýn*, syn*, sýnir, sýndi, sýna, flassar, glampar, snýr, sneri, snéri, flaggar, flaggaði, opinberar, opinberaði, blikkar, sýnt, sýni
table = leggur upp, lagði upp, leggja upp, leggur spilin upp, leggur bæði spilin upp, snýr við, sneri við, snýr upp, sneri upp, tabl*, flettir, fletti, opnar spilin, opnar höndina, snúa við, opnar hönd sína, leggur á borð, snýr spilunum við, leggur þau upp, sneri spilunum við, snúa upp, opna báðir, opnar bæði spilin, snýr spilunum upp, snýr höndinni upp, veltir upp, veltir við, sýnir bæði spilin, leggur upp höndina, leggur höndina upp, leggur hendina upp, lagði höndina upp, lagði spilin upp, lagði bæði upp, leggur bæði upp, leggja spilin upp, snýr upp báðum, snýr báðum við, snýr báðum upp, snýr við spilunum, sneri við spilunum, flettir spilunum, fletti spilunum, flettir upp spilunum, flettir upp höndinni, opnar upp, opnaði spilin, opnaði höndina, opnar hendina, sýnir spilin sín, sýndi spilin sín, sýnir höndina, sýndi höndina, sýnir hendina, sýndi hendina, sýnir hönd sína, sýndi hönd sína, leggur spilin á borðið upp, leggur á borðið upp í loft, leggur upp í loft, lagði upp í loft, sýnir allt, tablar, teiblar, teiblaði, breiðir úr spilunum, breiddi úr spilunum
touch = snert*, snertir, snertu, rekst*, rákust, snerta, koma við
lift = lyftir opnum spilum, tekur upp opnu spilin, lyftir opnu spilunum

## Gjafarinn

point = bendir á, benti á, bendir, benti
award = ýtir pottinum, ýtti pottinum, gefur pottinn, gaf pottinn, afhendir, afhenti, færir pottinn, ýtir potti, rennir pottinum, pottinum ýtt, gefur pott, lætur pottinn
win = vinnur, vann, vinna, hirðir pottinn, tekur pottinn, fær pottinn, fékk pottinn
riffle = riffl*, rifflar, stokkar, stokkaði, stokka, byrjar að stokka, byrjaði að stokka
wash = þvær, þvoði, hrærir, hrærði, blandar, blandaði, þvo
press-shuffler = ýtir á takka stokkunarvélar, ýtir á hnapp stokkunarvélar, ýtir á stokkunarhnappinn, ýtir á stokkarann, ræsir stokkunarvélina, ýtir á hnappinn á stokkunarvélinni, ýtti á stokkunarhnappinn
wait = sekúnd*, sekund*, sek
needless = óþarf*, othar*, tilefnislaus*, töfina óþarfa, að óþörfu

## Hendur

high-card = hátt spil, hæsta spil, hæsta spilið, bara háspil, háspil
pair = par, pör, par af, parið
two-pair = tvö pör, tvo por
three-of-a-kind = þrennu, þrenna, þrennuna, sett þrennu
straight = röð, röðina, straight, strit
flush = lit, flush*, flösh, litinn
full-house = fullt hús, fullthús, full house, fullt hus
four-of-a-kind = fernu, ferna, quads
straight-flush = litaröð, straight flush, royal*

## Tölur

number-1 = einn, eina, eitt, einum, ein, einni, eins, ein stök, stakan, stakri, stakt, einu
number-2 = tveir, tvo, tvö, tvær, tveimur, tvaer, tveim
number-3 = þrír, þrjá, þrjú, þrjár, þremur, thrja, thrir, thrju, thrjar
number-4 = fjórir, fjóra, fjögur, fjórar, fjórum, fjorir, fjora, fjogur
number-5 = fimm
number-6 = sex
number-7 = sjö
number-8 = átta
number-9 = níu
number-10 = tíu
number-11 = ellefu
number-12 = tólf
number-13 = þrettán
number-14 = fjórtán
number-15 = fimmtán
number-16 = sextán
number-17 = sautján
number-18 = átján
number-19 = nítján
number-20 = tuttugu
number-25 = tuttuguogfimm
number-30 = þrjátíu
number-40 = fjörutíu
number-50 = fimmtíu
number-60 = sextíu
number-70 = sjötíu
number-80 = áttatíu
number-90 = níutíu
number-100 = hundrað, hundrad, hundruð, hundrud, hundruðum
number-1000 = þúsund, thusund, þús, þúsundum, þúsundir
number-1000000 = milljón, milljónir
ending = a, i, ir, um, ur
ending-worth = kall, kalli, kalla, kallar, köllum, kollum, karl, karli, karla, kallana, köllunum, kallinn, kallinum, krónu, krónupening, krónupeningi, króna, kr, ara, ari, aranum, chippu, chippa, chippur, chippum, peningi, pening, peninga, peningum, flögu, flögur, köll
without = án, an, án þess
people-2 = tveir eftir
people-3 = þrír eftir
people-4 = fjórir eftir
rank-a = ás, ásinn, ásnum, ás*
rank-k = kóng*
rank-q = drottning*
rank-j = gosi, gosa, gosann
rank-t = tía, tíu
rank-9 = ní*
rank-8 = átt*
rank-7 = sjö*
rank-6 = sex*
rank-5 = fimm*
rank-4 = fjark*
rank-3 = þrist*
rank-2 = tvist*
suit-s = spaða, spaða*
suit-h = hjarta, hjarta*
suit-d = tígul, tígul*
suit-c = laufa, laufa*, lauf
wants = reynir, reyndi, vill, vildi, ætlar, ætlaði, ætlar að, reynir að, reyndi að, langar að
half-pot = hálfan pott, hálfan pottinn, hálfur pottur, hálfpott, helming pottsins, helminginn af pottinum, hálft pott, half pot
all-show = báðir sýna, báðir sýndu, báðar sýna, bæði sýna, allir sýna, allir sýndu, báðir leggja upp, báðir lögðu upp, allir leggja upp
hero = hero, ég
villain = villain, andstæðing*

## The deal
#
# Looked up first in a sentence that names cards, the deck, a burn or the button; a word may mean something else elsewhere.

deal-filler = enginn búinn að gera, enginn er búinn að gera, enginn hefur gert, ekkert búið að gerast, svo tókum við eftir, enginn búinn að spila, óvart, fyrir slysni, á meðan, þegar, allt í einu, sem, svo, nú, núna, í ljós kom að, það kom í ljós að, kom í ljós, kemur í ljós, kemur í ljós að, kom í ljós að, er, var, voru, eru, verið, varð, leikmaður*, leikmann*, spilari*, spilara*, nýi strákurinn, nýi gaurinn, gaurinn, einhvern veginn, aftur, enn, samt, því, þá, að, hjá, frá, til, í, á, úr, við, hans, hennar, hún, hann, okkur, mér, bara núna, fyrst núna, loksins, eftir gjöfina, alveg, alls, báðir, bæði, einn af, eitt af, eitt spil af, af, fyrir framan, öllum, allir, þetta, það, þessi, þar, þeir, hafa, strax, úti, nýbúinn, klaufalega, í miðri, miðri, með, um, þó að, þótt, eftir því að, eftir því, tekur, tók, hún er, hann er, í spilinu, inni
deal-dealer = dealer*, gjafari*, gjafar*, díler*, diler*, krúpíer*, gefarinn, gefari
deal-card = spil, spilið, spili, spilinu, spila, spils, spilum, spilin, spilanna, kort, kortið, kortum, kortin, spilunum, bakspil
deal-own-card = spilið sitt, spil sitt, spilið hans, spilið hennar
deal-hand = á hendi, á höndinni, hendi, á hendinni, höndinni, í höndinni
deal-deal = gefur, gaf, gefa, gefin, gefið, gefinn, gjöf, gjöfin, gjöfinni, gjafar, deilir, deildi, dreifir, gefnar, gefnu, gefst, útgjöf
deal-of-the-deal = í gjöfinni, úr gjöfinni, gjafarinnar, af stokknum, af toppi stokksins, í gjöf
deal-deck = stokk*, stokkur*, spilastokk*, bunk*, stokkinn, stokknum, stokkurinn, stokki
deal-burn = brenn*, brenna, brennir, brenndi, brennt, brunaspil*, burn*, brenndu, brenndum, brennsla, brennslu, brunninn, brennda, brennd
deal-no-burn = án þess að brenna, brenndi ekki, brennir ekki, gleymdi að brenna, gleymir að brenna, ekkert brennt, án brennslu, ekki brennt, gleymdist að brenna, gleymdi brennslu, engin brennsla, án þess að brenna spil, gleymdi að brenna spili, sleppti brennslu, sleppti að brenna, ekki brenndi, brenndi engu, gleymdi burninu
deal-two-burns = brenndi tveimur, brenndi tveimur spilum, tvær brennslur, brenndi tvisvar, brennir tveimur spilum, brenndi tvö spil, brennir tvisvar, brenndi 2 spilum, tvö brunaspil, brennt tvisvar, brennt tveimur spilum
deal-joker = jóker*, joker*, jókerinn, jókernum, jókera
deal-boxed = boxed, á hvolfi í stokknum, öfugt í stokknum, snýr öfugt í stokknum, upp í loft í stokknum, sneri öfugt í stokknum, öfugt, öfug, öfugu, öfugsnúið, öfugsnúin, á hvolfi, viðsnúið, sneri öfugt, snýr öfugt, snúið í stokknum
deal-shuffle = stokkar, stokkaði, stokka, stokkað, stokkun, stokkuninni, rifflar, riffla, rifflaði
deal-not-shuffled = óstokk*, ekki stokkað, ekki stokkaður, án þess að stokka, gleymdi að stokka, gleymdist að stokka, stokkaði ekki, ekki búið að stokka, án stokkunar, stokkar ekki, var ekki stokkaður, aldrei stokkaður, aldrei stokkað
deal-cut = draga, dregið, skera, skar, skorið, skurður, skurði, skurðinn, kött, köttað, köttaði, sker, lyft, skurðinum, dregur stokkinn, dregur spilastokkinn, dregur bunkann, dregur stokk, dró stokkinn
deal-not-cut = ekki skorið, ekki skorinn, án þess að skera, gleymdi að skera, gleymdist að skera, óskor*, skar ekki, ekki búið að skera, án skurðar, án þess að draga, ekki dregið, ekki köttað, án þess að kötta, gleymdi að kötta, var ekki skorinn, sker ekki, aldrei skorinn
deal-expose = snýr við, sneri við, snéri við, flettir, fletti, flettir upp, fletti upp, sýnir, sýndi, opnar, opnaði, snýr upp, sneri upp, afhjúpar, afhjúpaði, flettir við, velti við, veltir við, snúa við, sneri, snéri, snýr
deal-opened = snerist við, snerist, sást, sáust, sýnilegt, sýnileg, lenti upp í loft, kom upp, afhjúpað, afhjúpaðist, var snúið við, snúið við, flettist, flettist upp, flettist við, var afhjúpað, allir sáu, opið, opin, varð sýnilegt, sáum, kom í ljós á borði, opnaðist, snérist við, valt við, velti sér
deal-face-up = upp í loft, með andlitið upp, opnu, á opnu, á bakinu, með framhlið upp, opið upp
deal-face-down = á grúfu, niður, með bakið upp, lokað, lokuð, á hvolf
deal-skip = sleppir, sleppti, sleppt, slepptur, gleymdi, gleymir, gleymdist, gleymt, hleypur yfir, hljóp yfir, fór yfir, hlaupið yfir, skippaði, skippar
deal-empty-seat = autt sæti, tómt sæti, auða sætið, tóma sætið, auðan stól, tóman stól, autt sætið, auðu sæti, tómu sæti, sæti þar sem enginn situr, auðs sætis, tóms sætis, í autt sæti, auður stóll
deal-wrong = rangan, röngum, rangt, rangur, vitlausan, vitlausum, vitlaust, vitlaus, á röngum stað, á vitlausum stað, rangs, rangri, vitlausri, á rangan stað, rangs leikmanns, vitlausu
deal-instead = í staðinn fyrir, í stað, staðinn fyrir, frekar en
deal-in-a-row = tvö í röð, tvö spil í röð, í röð, bæði í einu, tvö í einu, tvö spil í einu, hvort á eftir öðru, í einu
deal-get = fær, fékk, fékkst, fá, fengið, fór, fer, kom, kemur, komið, lenti, lendir, setti, setur, lagði, leggur, henti, rennir, sendi, sendir, kastar, kastaði, afhenti, rétti, komu, fóru, settur, settir, lögð, féll í hlut, liggja, liggur, lágu, endaði hjá, lét, lætur, leggur út, lagði út, setur út, setti út
deal-find = er með, var með, hefur, hafði, finnur, fann, sér, sá, uppgötvar, uppgötvaði, heldur á, hélt á, lítur á, leit á, tekur eftir, tók eftir, fannst, finnst, er í, var í, reyndist vera með, reynist vera með, telur, taldi, kíkir á, vorum með, eru í, voru í, eru aðeins, leynist, leyndist, birtist, situr uppi með, fundum, fundust
deal-report = lætur vita, lét vita, segir frá, sagði frá, tilkynnir, tilkynnti, bendir á, benti á
deal-too-many = of mörg, of mikið, aukaspil, auka, of margt, fleiri, aukalega, umfram
deal-too-few = vantar, vantaði, of fá, of fáum, of lítið, færri, einu of fátt, týnt, týndist, vantar í, vantaði í, skortir, of fátt
deal-only = bara, aðeins, einungis, einvörðungu
deal-twice = tvisvar, tvö eins, tvö sömu, sama, sama spilið, tvöfalt, annað eins, annar eins, eins spil, tvær eins, tveir eins, aftur sama
deal-foreign = úr öðrum stokki, úr öðrum stokk, úr hinum stokknum, með annað bak, með öðru baki, úr öðrum spilastokki, annan lit á baki, með annan baklit, aðskotaspil, með rautt bak, með blátt bak, öðruvísi bak
deal-marked = merkt, merkta, merktur, bogið, beyglað, beyglaður, merkt spil, brotið upp á, bogin, rispað, beygt
deal-flawed = gallað, gallaða, gallaður, misprentað
deal-damaged = skemmdur, skemmt, skemmd, rifinn, rifið, slitinn, slitið, ónýtur
deal-flop = flop*, floppið, floppinu
deal-turn = turn*
deal-river = river*
deal-board = borð*, board*, á borðið, á borðinu
deal-not = ekki, engin, enginn, ekkert, aldrei, án, engan, hvorki, ei, engu, ósagt
deal-before = á undan, áður en, fyrir, áður, á undan því að
deal-too-soon = of snemma, of fljótt, ótímabært, fyrirfram, of snemma á ferð, áður en boðum lauk, áður en umferðin var búin, áður en umferð lauk, fyrr en átti, áður en hringurinn kláraðist, áður en hringurinn var búinn
deal-act = gerði, gert, búinn að gera, aðhafðist, leikið, hafði gert, ákveðið, ákveðið sig, ákvað, náði að gera, bregðast við, brást við, fengið að gera, gerir, búinn, búin að gera, kominn að, náði að svara, leika, svaraði, svarað
deal-drop = missir, missti, datt, dettur, dottið, fellur, féll, flýgur, flaug, rann, rennur, fýkur, datt niður, fauk, hrundi, misst
deal-off-the-table = á gólfið, á gólfinu, af borðinu, undir borðið, undir borð, í gólfið, út af borðinu, niður á gólf, á gólf, út af borði, fram af borðinu, niður á gólfið
deal-on-the-table = ofan á borðið, á dúkinn
deal-ask = biður um, bað um, vill, vildi, biður, óskar eftir, óskaði eftir, heimtar, heimtaði, krefst, fer fram á, bidur um, vill fá, vildi fá, vill sjá, vildi sjá, biður um að sjá, vill fá að sjá, vill skoða, bað um að sjá, biður um að fá að sjá, fær að sjá
deal-new = nýjan, nýr, nýtt, nýjum, annan, nýja, öðrum, skipta um, skipti á, skipt um, nyjan, ferskan
deal-sit = sest, settist, tekur við, tók við, skiptir, skipti, kemur inn, kom inn, leysir af, leysti af, leystur af, skipt út
deal-button = hnapp*, button*, gjafarahnapp*, takkinn, takkanum, takka
deal-due = á að vera, átti að vera, ætti að vera, hefði átt að vera, ætti að vera hjá, á að vera hjá, átti að fara, á heima, átti að vera hjá, á að vera við, ætti að sitja, ætti að fara, hefði átt að fara, a ad vera, aetti ad vera
deal-draw = dregið um, drógu um, draga um, dregur um, drógum um, dróg um, drátt um, dráttur um, dregið var um
deal-next-hand = næsta hönd, næsta spil hefst, næsta gjöf, ný hönd, ný gjöf, næsta umferð hefst, þá næsta hönd, næsta hönd hefst, næstu hönd, næsta hönd byrjar
deal-out = dettur út, datt út, er dottinn út, úr leik, sleginn út, er sleginn út, dottinn út, bustar, bustaði, er úr leik, fellur úr leik, féll úr leik, slegin út, datt úr leik, dettur úr leik, er dottin út
deal-next-level = næsta stig, nýtt stig, næsta þrep, blindir hækka, nýtt level, næsta level
deal-begin = byrjar, byrjaði, hóf, hófst, byrja, byrjað
deal-dealers-fault = mistök gjafarans, mistök gjafara, gjafaranum að kenna, fyrir mistök gjafara, fyrir mistök gjafarans, mistök dealersins, mistök dílersins
deal-my = mitt, minn, mín, mínu
ordinal-1 = fyrsta, fyrstu, fyrsti, fyrst spil
ordinal-2 = annað, öðru, annar, aðra, önnur
ordinal-3 = þriðja, þriðji, thridja
ordinal-4 = fjórða, fjórði, fjorda
ordinal-5 = fimmta, fimmti
ordinal-6 = sjötta, sjötti
ordinal-7 = sjöunda, sjöundi
ordinal-8 = áttunda, áttundi
ordinal-9 = níunda, níundi
ordinal-10 = tíunda, tíundi
ordinal-ending = a, i, sta, ja, da, ta
