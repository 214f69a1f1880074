# How people tell what the notation says in one line: the clock, the room, and how people behave.

## The clock

asks-clock = biður _ um klukku á, bað _ um klukku á, biður _ um klukku, bað _ um klukku, biður um klukku, biður um klukkuna, bað um klukku, bað um klukkuna, biðja um klukku, kallar á klukku,
    kallar á klukkuna, kallaði á klukku, kallaði á klukkuna, kallar klukku, kallaði klukku, kalla klukku, vill klukku,
    vildi klukku, vill fá klukku, vildi fá klukku, vill klukkuna, vill fá klukkuna, heimtar klukku, heimtaði klukku,
    setur klukku á, setti klukku á, setja klukku á, setur klukkuna á, setti klukkuna á, kallar á tíma, kallaði á tíma,
    kalla á tíma, kallar time, kallaði time, biður um clock, bað um clock, kallar clock, kallaði clock, callar clock,
    klukkar hann, biður um tíma á, bað um tíma á, kallar tíma á, kallaði tíma á, kallar eftir klukku, kallaði eftir klukku,
    óskar eftir klukku, óskaði eftir klukku, krefst klukku, krafðist klukku, pantar klukku, pantaði klukku, hendir klukku á,
    henti klukku á, skellir klukku á, skellti klukku á, klukkar, klukkaði, klukkaði hann, klukkar hana, klukkaði hana,
    vill setja klukku á, vildi setja klukku á, vill klukku á, vildi klukku á, setur clock á, setti clock á, vill clock á,
    vildi clock á, vill fá clock á, biður um time, bað um time, tekur klukku á, tók klukku á, setur tímann á, setti tímann á,
    lætur klukku á, lét klukku á, vill klukka, vildi klukka, biður um að fá klukku, bað um að fá klukku, biður um að klukka,
    vill tíma á, vildi tíma á, kallar klukku á, kallaði klukku á, biður svo um klukku, biður þá um klukku, biður strax um klukku,
    bað svo um klukku, bað þá um klukku, bað strax um klukku, kallar svo á klukku, kallar þá á klukku, kallaði svo á klukku,
    kallaði þá á klukku, setur svo klukku á, setti svo klukku á, vill svo klukku, vill þá klukku, biður floor um klukku,
    biður dómarann um klukku, bað floor um klukku, bað dómarann um klukku, biður um að setja klukku, bað um að setja klukku,
    biður um að sett sé klukka, bað um að sett yrði klukka, vill að sett sé klukka, vill láta setja klukku,
    vildi láta setja klukku, vill fá klukku á, vildi fá klukku á, heimtar klukku á, heimtaði klukku á, krefst klukku á,
    krafðist klukku á, kallar á klukku á, kallaði á klukku á, kallar eftir tíma, kallaði eftir tíma, biður um shot clock,
    bað um klukku á, biður um klukku á, skellir á klukku, skellti á klukku, biður stjórann um klukku, bað stjórann um klukku,
    biður gjafarann um klukku, bað gjafarann um klukku, biður dílerinn um klukku, bað dílerinn um klukku,
    biður dealerinn um klukku, bað dealerinn um klukku, vill klukku undireins, missir þolinmæðina og biður um klukku,
    missti þolinmæðina og bað um klukku, klukka hann, setja klukku á hann, setja klukku á hana
grants-clock = samþykkir klukku, samþykkir klukkuna, samþykkti klukku, samþykkti klukkuna, leyfir klukku, leyfir klukkuna,
    leyfði klukku, leyfði klukkuna, klukka er leyfð, klukkan er leyfð, klukka var leyfð, klukkan var leyfð, klukkan er samþykkt,
    klukkan var samþykkt, floor setur klukku á, floor setur klukkuna á, floor setti klukku á, floor setti klukkuna á,
    stjórinn setur klukku á, stjórinn setti klukku á, klukkan er sett á, klukkan var sett á, klukka var sett á,
    byrjar að telja niður, byrjaði að telja niður, floor samþykkir klukku, floor samþykkti klukku, floor leyfir klukku,
    floor leyfði klukku, dómarinn setur klukku á, dómarinn setti klukku á, dómari setur klukku á, dómari setti klukku á,
    dómarinn setur klukkuna á, dómarinn leyfir klukku, dómarinn leyfði klukku, stjórinn leyfir klukku, stjórinn leyfði klukku,
    stjórinn samþykkir klukku, stjórinn samþykkti klukku, flórinn setur klukku á, flórinn setti klukku á, flórinn leyfir klukku,
    mótsstjórinn setur klukku á, mótsstjórinn setti klukku á, floor byrjar að telja, dómarinn byrjar að telja,
    stjórinn byrjar að telja
refuses-clock = neitar um klukku, neitaði um klukku, neitar klukkunni, neitaði klukkunni, hafnar klukkunni, hafnaði klukkunni,
    hafnar klukku, hafnaði klukku, leyfir ekki klukku, leyfði ekki klukku, leyfir enga klukku, leyfði enga klukku,
    leyfir ekki klukkuna, leyfði ekki klukkuna, synjar um klukku, synjaði um klukku, segir nei við klukku, sagði nei við klukku,
    setur ekki klukku á, vill ekki setja klukku á, klukkunni var hafnað, klukkunni er hafnað
time-reasonable = hefur haft nægan tíma, hafði haft nægan tíma, hefur fengið nægan tíma, fékk nægan tíma, hafði nægan tíma,
    búinn að fá nægan tíma, búinn að fá nógan tíma, hefur fengið nógan tíma, hefur haft nógan tíma, hafði nógan tíma,
    fékk nógan tíma, hefur fengið góðan tíma, fékk góðan tíma, hefur haft góðan tíma, búinn að hafa nægan tíma,
    búin að fá nægan tíma, tíminn er hæfilegur, búinn að hugsa nógu lengi, hefur hugsað nógu lengi, hafi fengið nægan tíma,
    hafi fengið nógan tíma, hafa fengið nægan tíma, hafa fengið nógan tíma, hafi haft nægan tíma, hafi haft nógan tíma,
    hafa haft nægan tíma, hafa haft nógan tíma, telur tímann nægan, telur tímann hæfilegan, taldi tímann hæfilegan,
    telur nægan tíma liðinn, nægur tími liðinn, nægur tími er liðinn, nægur tími var liðinn, nógur tími liðinn, tíminn er nægur,
    tíminn var nægur, búinn að fá nóg af tíma, búin að fá nóg af tíma, búin að fá nógan tíma, telur þetta nógan tíma,
    telur þetta nægan tíma
time-unreasonable = hefur ekki haft nægan tíma, hafði ekki haft nægan tíma, hefur ekki fengið nægan tíma, fékk ekki nægan tíma,
    hafði ekki nægan tíma, hefur ekki fengið nógan tíma, hefur ekki haft nógan tíma, fékk ekki nógan tíma, hafði ekki nógan tíma,
    ekki búinn að fá nægan tíma, ekki búinn að fá nógan tíma, hefur haft of lítinn tíma, hefur fengið of lítinn tíma,
    fékk of lítinn tíma, hafði of lítinn tíma, fékk engan tíma, varla haft neinn tíma, ekki búinn að hugsa nógu lengi,
    hefur ekki hugsað nógu lengi, hafi ekki fengið nægan tíma, hafi ekki fengið nógan tíma, hafa ekki fengið nægan tíma,
    hafa ekki fengið nógan tíma, hafi ekki haft nægan tíma, telur tímann ekki nægan, telur tímann ekki nógan, telur of snemmt,
    telur þetta of stuttan tíma, of stuttur tími liðinn, of stuttur tími er liðinn, ekki nógur tími liðinn,
    ekki nægur tími liðinn, það er of snemmt að setja klukku
countdown-ends = niðurtalningu lýkur, niðurtalningu lauk, niðurtalningunni lýkur, niðurtalningunni lauk, niðurtalningu er lokið,
    niðurtalningunni er lokið, niðurtalningin er búin, niðurtalningin var búin, niðurtalningin búin, niðurtalningin kláraðist,
    niðurtalningin klárast, búið að telja niður, talið niður í núll, taldi niður í núll, telur niður í núll, tíminn rennur út,
    tíminn rann út, tíminn er runninn út, tíminn hans er búinn, tíminn hans var búinn, tíminn hans rann út, tíminn hans rennur út,
    tíminn kláraðist, féll á tíma, fellur á tíma, klukkan hans rann út, klukkan er komin í núll, klukkan komin í núll,
    féll á tímanum, fellur á tímanum, er búinn með tímann, var búinn með tímann, er búin með tímann, kláraði tímann, tíminn búinn,
    tíminn er úti, tíminn var úti, tíminn liðinn, tíminn er liðinn, tíminn var liðinn, tíminn hennar rann út,
    tíminn hennar er búinn, tíminn hennar rennur út, tíminn hennar var búinn, klukkan rann út, klukkan rennur út,
    klukkan hennar rann út, klukkan hennar rennur út, klukkan hans rennur út, klukkan kláraðist, talningunni lauk,
    talningunni er lokið, talningin kláraðist, talningin búin, tíminn er búinn hjá, tíminn var búinn hjá, klukkan klárast,
    klukkan er búin, klukkan var búin, klukkan búin, tíminn klárast, rennur út á tíma, rann út á tíma, fellur á klukkunni,
    féll á klukkunni, dómarinn telur niður í núll, stjórinn telur niður í núll, floor telur niður í núll, talið niður að núlli,
    telur upp að núlli, niðurtalningin fer í núll, niðurtalning endar, niðurtalningin endar, niðurtalningin endaði
seconds-pass = sekúndur líða, sekúndur liðu, sekúndur eru liðnar, sekúndur liðnar, sekúndum síðar, sekúndum seinna, sek líða,
    sek liðu, sek liðnar, sek síðar, sek seinna, sekúnda líður, sekúnda leið, sekúndu síðar, sekúndu seinna, sekúndur voru liðnar,
    sekúndur höfðu liðið, sekúndur hafa liðið, sekúndur eru búnar, sekúndur búnar
minutes-pass = mínútur líða, mínútur liðu, mínútur eru liðnar, mínútur liðnar, mínútum síðar, mínútum seinna, mín líða, mín liðu,
    mín liðnar, mín síðar, mín seinna, mínúta líður, mínúta leið, mínútu síðar, mínútu seinna, mínútur voru liðnar,
    mínútur höfðu liðið, mínútur hafa liðið, mínútur eru búnar, mínúta er liðin, mínúta liðin, mínúta var liðin
time-is-up = stigið er búið, stigið var búið, stigið búið, stiginu er lokið, stiginu var lokið, stiginu lýkur, stiginu lauk,
    stigið kláraðist, stigið klárast, tíminn á stiginu er búinn, þrepið er búið, þrepið var búið, þrepið búið, þrepinu er lokið,
    þrepinu var lokið, þrepinu lýkur, þrepinu lauk, þrepið kláraðist, levelið er búið, levelið var búið, levelið búið,
    levelið kláraðist, levelinu lýkur, levelinu lauk, level búið, klukkan hringir, klukkan hringdi, klukkan pípti,
    mótsklukkan hringdi, mótsklukkan rann út
next-level = næsta stig hefst, næsta stig hófst, næsta stig byrjar, næsta stig byrjaði, nýtt stig hefst, nýtt stig hófst,
    nýtt stig byrjar, nýtt stig byrjaði, nýtt stig er byrjað, stigið hækkar, stigið hækkaði, næsta þrep hefst, næsta þrep hófst,
    næsta þrep byrjar, næsta þrep byrjaði, nýtt þrep hefst, nýtt þrep hófst, nýtt þrep byrjar, nýtt þrep byrjaði,
    næsta level byrjar, næsta level byrjaði, næsta level hefst, nýtt level byrjar, nýtt level byrjaði, nýtt level hefst,
    levelið hækkar, levelið hækkaði, blindarnir hækka, blindarnir hækkuðu, blindir hækkuðu, blindarnir fara upp,
    blindarnir fóru upp, nýir blindar, nýir blindir, byrjar nýtt level, byrjaði nýtt level, byrjar næsta level, hefst nýtt level,
    hefst næsta level, hefst nýtt stig, byrjar nýtt stig, byrjar næsta stig

## The room

sector-line = lína á borðinu skilur svæði leikmanna frá pottinum, svæðislína, lína á borðinu, það er lína á borðinu, borðið er með línu, lína á dúknum, það er lína á dúknum, betting line, veðlína, spilað með línu
tables = borðin eru, borðin eru með, borðin voru, á borðunum eru, á borðunum sitja, við borðin eru, við borðin sitja,
    við borðin voru, leikmenn við borðin, fjöldi við borðin, fjöldi á borðunum, borðin telja, manns á borðunum, borð með
players-left = manns eftir, leikmenn eftir í mótinu, spilarar eftir í mótinu, manns eftir í mótinu, menn eftir í mótinu,
    eftir í mótinu, eru eftir í mótinu, eftir á mótinu, enn í mótinu, enn inni í mótinu, leikmenn eru eftir í mótinu,
    leikmenn enn í mótinu, spilarar enn í mótinu, manns eru eftir, leikmenn eftir á mótinu
places-paid = sæti greidd, sæti eru greidd, sæti borguð, sæti eru borguð, sæti borga, sæti gefa verðlaun, sæti gefa pening,
    sæti í peningunum, sæti í peningum, sæti í verðlaun, fá borgað, fá greitt, fá verðlaun, greidd sæti, verðlaunasæti eru,
    verðlaunasætin eru, peningasæti eru, peningasætin eru, borgað fyrir efstu
places-pay = verðlaunin eru, verðlaun eru, sætin gefa, verðlaun, sætin borga
hand-for-hand = hönd fyrir hönd, hendi fyrir hendi, hand for hand, spilað hönd fyrir hönd, spilum hönd fyrir hönd,
    spila hönd fyrir hönd, erum í hönd fyrir hönd, ein hönd í einu, h4h, við spilum hönd fyrir hönd
between-hands = milli handa, á milli handa, milli handanna, á milli handanna, milli tveggja handa, milli spila, á milli spila,
    milli gjafa, á milli gjafa
on-break = hlé, í hléi, í hléinu, í pásu, í pásunni, það er hlé, það er pása, fer í hlé, fór í hlé, fer í pásu, fór í pásu,
    hlé er hafið, í matarhléinu, í matarhléi
table-finishes = klárar höndina, kláraði höndina, klárar hendina, kláraði hendina, klárar hönd sína, kláraði hönd sína,
    klárar sína hönd, kláraði sína hönd, klárar spilið sitt, er búið með höndina, var búið með höndina, er búið með hendina,
    var búið með hendina, er búið með sína hönd, lýkur hendinni, lauk hendinni, lýkur hönd sinni, lauk hönd sinni,
    lýkur við höndina, lauk við höndina, var að klára höndina, var að klára hendina, var að klára sína hönd,
    var að klára höndina sina, klárar höndina sina, kláraði höndina sina, er búið að klára höndina, var búið að klára höndina,
    lýkur höndinni, lauk höndinni, kláraði spilið sitt
table-loses-player = missir mann, missti mann, missir leikmann, missti leikmann, missir spilara, missti spilara, missir einn mann,
    missti einn mann, missir einn leikmann, missti einn leikmann, tapar leikmanni, tapaði leikmanni, tapar manni, tapaði manni,
    leikmaður fellur úr leik við borð, leikmaður féll úr leik við borð, leikmaður dettur út við borð, leikmaður datt út við borð,
    maður dettur út við borð, maður datt út við borð, maður dettur út á borði, maður datt út á borði, leikmaður datt út á borði,
    datt leikmaður út, dettur leikmaður út, datt einn leikmaður út, dettur einn leikmaður út, datt maður út, dettur maður út,
    datt einn út, dettur einn út, leikmaður dettur út á borði, maður dettur úr leik
table-all-in = er með kallað all in, all in og kall við borð, all in og call við borð, all in og kall á borði,
    all in kallað við borð, all in er kallað við borð, all in jafnað við borð, all in kallað á borði, með all in sem er kallað,
    með all in sem var kallað, fékk all in kallað, fékk all in og kall
takes-player-from = tekur leikmann af borði, tekur mann af borði, tók leikmann af borði, tók mann af borði,
    tekur spilara af borði, tekur einn af borði, tekur einn mann af borði, tekur einn leikmann af borði, tók einn af borði,
    tók einn mann af borði, tók einn leikmann af borði, færir leikmann af borði, færir mann af borði, færði leikmann af borði,
    færði mann af borði, flytur leikmann af borði, flytur mann af borði, leikmaður er tekinn af borði,
    leikmaður er færður af borði, leikmaður var tekinn af borði, leikmaður var færður af borði, leikmaður tekinn af borði,
    leikmaður færður af borði, tekur leikmann af, tekur einn leikmann af, tók leikmann af, færir leikmann af, flytur leikmann af,
    tekur mann af, tekur einn mann af
balances-tables = jafnar borð, jafnar borðin, jafnaði borð, jafnaði borðin, jafna borð, jafna borðin, jafnað milli borða,
    jafnar milli borða, jafna milli borða, borð jöfnuð, borðin jöfnuð, borðin eru jöfnuð, borðin voru jöfnuð,
    þarf að jafna borðin, balansar borð, balansar borðin, balanserar borð, balanserar borðin, balansaði borðin
breaks-table = leysir upp borð, leysti upp borð, leysa upp borð, leysir upp borðið, leysti upp borðið, leggur niður borð,
    lagði niður borð, leggja niður borð, brýtur borð, braut borð, brýtur upp borð, braut upp borð, brýtur borðið, braut borðið,
    breikar borð, breikaði borð, breikar borðið, breikaði borðið, lokar borði, lokaði borði, lokar borðinu, lokaði borðinu,
    borð leyst upp, borð lagt niður, borðið leyst upp, borðið er leyst upp, borðið var leyst upp, borðið leystist upp,
    borðið leysist upp, borðið lagt niður, borðið var lagt niður, borðið okkar leyst upp, borðið okkar var leyst upp,
    borðið okkar er leyst upp, borðið okkar leystist upp, borðið var brotið upp, borðið var brotið, borðið er brotið upp,
    er leyst upp, var leyst upp, borðið okkar brotnaði upp, borðið okkar brotnaði, borðið brotnaði upp, borðið brotnaði,
    borðið okkar var brotið upp, borðið okkar er brotið upp, borðið okkar var lagt niður, borðið leystist upp hjá okkur,
    borðið okkar er lagt niður, borðinu okkar var lokað, borðinu var lokað, borðinu er lokað
announces-hand-for-hand = tilkynnir hönd fyrir hönd, tilkynnti hönd fyrir hönd, tilkynnir hand for hand, tilkynnti hand for hand,
    boðar hönd fyrir hönd, boðaði hönd fyrir hönd, kallar hönd fyrir hönd, kallaði hönd fyrir hönd, byrjar hönd fyrir hönd,
    byrjaði hönd fyrir hönd, setur á hönd fyrir hönd, setti á hönd fyrir hönd, hönd fyrir hönd hefst, hönd fyrir hönd hófst,
    hönd fyrir hönd byrjar, hönd fyrir hönd byrjaði, hönd fyrir hönd er tilkynnt, hönd fyrir hönd var tilkynnt,
    hönd fyrir hönd tilkynnt, hand for hand byrjar, hand for hand tilkynnt
goes-out = datt út, dettur út, dottinn út, dottin út, sleginn út, bustaði, dettur út úr mótinu, datt út úr mótinu,
    dettur úr mótinu, datt úr mótinu, fellur úr mótinu, féll úr mótinu, fellur út úr mótinu, féll út úr mótinu,
    er dottinn úr mótinu, er dottinn út úr mótinu, var dottinn út, er dottinn úr leik, er dottin úr leik, er fallinn úr leik,
    er fallin úr leik, duttu út, duttu úr leik, féllu úr leik, féllu út, er sleginn út úr mótinu, var sleginn út, var slegin út,
    var sleginn úr leik, var að detta út, bustar út, bustaði út, bustast, bustaðist, er bust, var bust, tapar öllum stakknum,
    tapaði öllum stakknum, missti allan stakkinn, missir allan stakkinn, var sleginn út af borðinu, búinn að tapa öllu,
    fellur úr leik, féll úr leik, detta út, falla út, falla úr leik, detta út í sömu hönd, detta út í einni hönd,
    duttu út í sömu hönd, duttu út í einni hönd, detta báðir út, duttu báðir út, detta út á sama tíma, duttu út á sama tíma,
    eru úr leik, eru báðir úr leik, falla úr leik í sömu hönd, eru dottnir út, datt út úr, féll út, er dottin út, var dottin út,
    duttu báðar út, bustaði úr, bustar úr mótinu, bustaði úr mótinu, slegin út, er slegin út, sleginn úr mótinu, slegin úr mótinu,
    busta, bustuðu, bösta, bustar, böstar, böstaði, er búinn í mótinu, er búin í mótinu, fór út úr mótinu, fer út úr mótinu
is-away = er ekki við borðið, var ekki við borðið, ekki við borðið, er ekki í sætinu, var ekki í sætinu, ekki í sætinu,
    er ekki í sæti sínu, var ekki í sæti sínu, ekki í sæti sínu, situr ekki í sætinu sínu, er fjarverandi, var fjarverandi,
    fjarverandi, var ekki við þegar, er ekki við þegar, er í pásu, var í pásu, er á klósettinu, var á klósettinu,
    er úti að reykja, var úti að reykja, er í sígó, var í sígó, er í burtu, var í burtu, er frá borðinu, var frá borðinu,
    ekki kominn í sætið, ekki mættur í sætið, enginn í sætinu, úti að reykja, er úti í sígó, var úti í sígó, er frammi,
    var frammi, er á barnum, var á barnum, skrapp út, er á klóinu, var á klóinu, er að pissa, var að pissa, er að fá sér bjór,
    var að fá sér bjór, er að fá sér kaffi, var að fá sér kaffi, er að sækja sér bjór, var að sækja sér bjór, er að sækja bjór,
    var að sækja bjór, er í sjoppunni, var í sjoppunni, er í smók, var í smók, er úti í smók, var úti í smók, úti í smók,
    er úti í reyk, úti í reyk, er í mat, var í mat, er úti að fá sér loft, er ekki á staðnum, var ekki á staðnum,
    er ekki á svæðinu, var ekki á svæðinu, er ekki mættur, var ekki mættur, er ekki mætt, var ekki mætt, er hvergi sjáanlegur,
    var hvergi sjáanlegur, er hvergi sjáanleg, er hvergi að sjá, var hvergi að sjá, er ekki sestur, var ekki sestur, er ekki sest,
    var ekki sest, ekki sestur, er ekki enn sestur, er ekki enn kominn, er ekki enn mættur, er við hitt borðið,
    var við hitt borðið, er enn í pásu, er ennþá í pásu, er í reykpásu, var í reykpásu, var ekki kominn aftur,
    var ekki kominn í sætið, er ekki í stólnum, var ekki í stólnum, er á wc, var á wc, á klósettinu, á salerninu, er á salerninu,
    var á salerninu, úti í sígó, úti að fá sér, er úti að tala í símann, var úti að tala í símann, er farinn út,
    er frammi í símanum, brá sér frá, skrapp aðeins frá, er fjarri, er fjarri borðinu, var fjarri borðinu, er ekki nálægt borðinu,
    stólinn er tómur, sætið er tómt, sætið var tómt, sætið hans er tómt, sætið hennar er tómt, stóllinn er tómur,
    stóllinn hans er tómur, stóllinn hennar er tómur, er úti á plani, er í röðinni á barnum, stendur á barnum, stóð á barnum,
    er við barinn, var við barinn, er að panta bjór, var að panta bjór, er að ná sér í bjór, var að ná sér í bjór,
    er að ná sér í mat, er að borða frammi
last-card-dealt = gefur síðasta spilið, gaf síðasta spilið, kom ekki fyrr en eftir síðasta spilið,
    kemur ekki fyrr en eftir síðasta spilið, mætti ekki fyrr en eftir síðasta spilið, settist ekki fyrr en eftir síðasta spilið,
    kom ekki að borðinu fyrr en eftir síðasta spilið, kom ekki aftur fyrr en eftir síðasta spilið,
    kemur ekki að borðinu fyrr en eftir síðasta spilið, kemur ekki aftur fyrr en eftir síðasta spilið,
    kom aftur eftir síðasta spilið, kemur aftur eftir síðasta spilið, síðasta spilið er gefið, síðasta spilið var gefið
leaves-table = fer frá borðinu, fór frá borðinu, fara frá borðinu, farinn frá borðinu, farin frá borðinu, gengur frá borðinu,
    gekk frá borðinu, gengur í burtu, gekk í burtu, labbar frá borðinu, labbaði frá borðinu, labbar í burtu, labbaði í burtu,
    labbar burt, labbaði burt, labbaði frá, labbar frá, stendur upp frá borðinu, stóð upp frá borðinu, stendur upp og fer,
    stóð upp og fór, stóð upp og labbaði frá, stóð upp og labbaði í burtu, stóð upp og gekk í burtu, yfirgefur borðið,
    yfirgaf borðið, yfirgefa borðið, fer á klósettið, fór á klósettið, fer á klóið, fór á klóið, fer á salernið, fór á salernið,
    skrapp á klósettið, skreppur á klósettið, fer að reykja, fór að reykja, fer út að reykja, fór út að reykja,
    labbaði út að reykja, skrapp út að reykja, fer í sígó, fór í sígó, fer á barinn, fór á barinn, skreppur frá, skrapp frá,
    stendur upp og fer frá borðinu, fer út í sjoppu, fór út í sjoppu, fer í smók, fór í smók, fer út í smók, fór út í smók,
    fer út að fá sér loft, fer á wc, fór á wc, fer að pissa, fór að pissa, hleypur á klósettið, hljóp á klósettið,
    stekkur á klósettið, stökk á klósettið, hleypur á klóið, hljóp á klóið, röltir frá borðinu, rölti frá borðinu, röltir í burtu,
    rölti í burtu, strunsar burt, strunsaði burt, strunsar í burtu, strunsaði í burtu, strunsar frá borðinu,
    strunsaði frá borðinu, rýkur frá borðinu, rauk frá borðinu, rýkur í burtu, rauk í burtu, hverfur frá borðinu,
    hvarf frá borðinu, fer að sækja bjór, fór að sækja bjór, fer að fá sér bjór, fór að fá sér bjór, fer að fá sér kaffi,
    fór að fá sér kaffi, stendur upp og labbar, stóð upp og labbaði, stendur upp og gengur, stóð upp og gekk, skreppur út,
    hleypur frá borðinu, hljóp frá borðinu, skreppur í sígó, skrapp í sígó, skreppur á barinn, skrapp á barinn, skreppur að pissa,
    skrapp að pissa, fer út í sígó, fór út í sígó, fer að ná sér í bjór, fór að ná sér í bjór, skreppur á klóið, skrapp á klóið,
    skreppur í smók, skrapp í smók, rýkur á dyr, rauk á dyr, rýkur út, rauk út, gengur út, gekk út, labbar út, labbaði út,
    fer út úr salnum, fór út úr salnum, stekkur frá, stökk frá, stekkur frá borðinu, stökk frá borðinu, hleypur í burtu,
    hljóp í burtu, fer í burtu frá borðinu, fór í burtu frá borðinu, fer burt, fór burt, fer burt frá borðinu,
    stendur upp frá borði, stóð upp frá borði, stendur upp og gengur burt, stóð upp og gekk burt, stendur upp og labbar burt,
    stóð upp og labbaði burt, stendur upp og hleypur, stóð upp og hljóp, víkur frá borðinu, vék frá borðinu,
    fer að svara í símann frammi
stands-by-chair = stendur við stólinn, stóð við stólinn, standandi við stólinn, stendur hjá stólnum, stóð hjá stólnum,
    stendur fyrir aftan stólinn, stóð fyrir aftan stólinn, stendur bak við stólinn, stóð bak við stólinn,
    stendur á bak við stólinn, stóð á bak við stólinn, stendur aftan við stólinn, stóð aftan við stólinn, stendur við sætið,
    stóð við sætið, stendur upp við stólinn, stendur við stólinn sinn, stóð við stólinn sinn, stendur fyrir aftan stólinn sinn,
    stóð fyrir aftan stólinn sinn, stendur við hliðina á stólnum, stóð við hliðina á stólnum, stendur fyrir aftan sætið,
    stóð fyrir aftan sætið, stendur við sætið sitt, stóð við sætið sitt
is-back = kemur aftur að borðinu, kom aftur að borðinu, kominn aftur að borðinu, komin aftur að borðinu, er kominn aftur,
    var kominn aftur, kominn aftur í sætið, kemur aftur í sætið, kom aftur í sætið, komin aftur í sætið,
    kemur til baka að borðinu, kom til baka að borðinu, snýr aftur að borðinu, sneri aftur að borðinu, er mættur aftur,
    var mættur aftur, mættur aftur að borðinu, sest aftur, settist aftur, sest aftur niður, settist aftur niður, sestur aftur,
    er aftur sestur, er komin aftur, kemur úr smók, kom úr smók, kemur af klósettinu, kom af klósettinu,
    kemur hlaupandi að borðinu, kom hlaupandi að borðinu, kemur aftur í sætið sitt, kom aftur í sætið sitt,
    kemur aftur í sæti sitt, kom aftur í sæti sitt, er kominn í sætið, var kominn í sætið, sest í sætið sitt,
    settist í sætið sitt, snýr aftur í sætið, sneri aftur í sætið, kemur til baka í sætið, kom til baka í sætið,
    kemur inn úr smók, kom inn úr smók, kom úr sígó, kemur úr sígó, kom úr pásu, kemur úr pásunni, kom úr hléi, kemur úr hléi,
    kom af barnum, kemur af barnum, kom af klóinu, kemur af klóinu, kom úr símanum, kemur hlaupandi, kom hlaupandi, mætir aftur,
    mætti aftur, mætir aftur að borðinu, mætti aftur að borðinu,
    kemur svo hlaupandi, kom svo hlaupandi
sits-late = skráir sig seint, skráði sig seint, skráði mig seint, skráir sig seint inn, skráði sig seint inn, sest seint,
    settist seint, kemur seint inn, kom seint inn, kemur seint í mótið, kom seint í mótið, kemur of seint í mótið,
    kom of seint í mótið, kom of seint inn, mætir seint, mætti seint, mætir of seint, mætti of seint, late reggar, late reggaði,
    late reg, eftir síðbúna skráningu, með síðbúinni skráningu, síðbúin skráning
sits-from-broken-table = kemur af borði sem leystist upp, kom af borði sem leystist upp, af borði sem leystist upp,
    af borði sem var leyst upp, frá borði sem leystist upp, frá borði sem var leyst upp, af borðinu sem leystist upp,
    af borðinu sem var leyst upp, frá borðinu sem var leyst upp, af borði sem var lagt niður, af borði sem var brotið,
    af borði sem brotnaði, af uppleystu borði, frá uppleystu borði, af brotnu borði
sits-at = sest í sæti, settist í sæti, setjast í sæti, settist inn í sæti, sest niður í sæti, settist niður í sæti,
    sest í sætið númer, dró sér sæti, er settur í sæti, var settur í sæti, er sett í sæti, var sett í sæti, dregur sér sæti,
    fær úthlutað sæti, fékk úthlutað sæti, er vísað í sæti, var vísað í sæti, kemur sér fyrir í sæti, sest á milli,
    settist á milli, sest niður á milli, settist niður á milli, sest milli, settist milli, kemur inn á milli, kom inn á milli
moves-to-seat = færir sig í sæti, færði sig í sæti, færa sig í sæti, færir sig yfir í sæti, færði sig yfir í sæti,
    flytur sig í sæti, flutti sig í sæti, flytur sig yfir í sæti, flutti sig yfir í sæti, er færður í sæti, var færður í sæti,
    er fluttur í sæti, var fluttur í sæti, var færð í sæti, skiptir yfir í sæti, skipti yfir í sæti
asks-for-seat = biður um sæti, bað um sæti, biður um að fá sæti, bað um að fá sæti, vill fá sæti, vildi fá sæti, óskar eftir sæti,
    óskaði eftir sæti, vill færa sig í sæti, vildi færa sig í sæti, vill flytja sig í sæti, biður um færslu í sæti,
    fer fram á sæti, vill fara í sæti, vildi fara í sæti
swaps-seats = skiptir um sæti við, skipti um sæti við, skipta um sæti við, skiptu um sæti við, skiptir á sætum við,
    skiptu um sæti, skiptast á sætum, skiptust á sætum, hefur sætaskipti við, hafði sætaskipti við, höfðu sætaskipti,
    skiptir um stól við, skipti um stól við, víxla sætum, víxluðu sætum
wrong-seat = situr í röngu sæti, sat í röngu sæti, er í röngu sæti, var í röngu sæti, situr í vitlausu sæti, sat í vitlausu sæti,
    er í vitlausu sæti, var í vitlausu sæti, sest í rangt sæti, settist í rangt sæti, sest í vitlaust sæti,
    settist í vitlaust sæti, fór í vitlaust sæti, spilaði í röngu sæti, spilaði í vitlausu sæti, situr við rangt borð,
    sat við rangt borð, situr við vitlaust borð, sat við vitlaust borð, settist við rangt borð, settist við vitlaust borð,
    er á vitlausu borði, var á vitlausu borði, situr í mínu sæti, sat í mínu sæti, situr í sæti annars, sat í sæti annars,
    í vitlausu sæti, sæti sem er ekki hans, hefur setið í röngu sæti, hafði setið í röngu sæti, búinn að sitja í röngu sæti,
    búinn að sitja í vitlausu sæti, búin að sitja í röngu sæti, búin að sitja í vitlausu sæti, hefur setið í vitlausu sæti,
    spilaði hönd í röngu sæti, er við rangt borð, er við vitlaust borð, á að vera á öðru borði, átti að vera á öðru borði,
    sat í sæti annars manns
leaves-for-good = yfirgefur mótið, yfirgaf mótið, yfirgefa mótið, hættir í mótinu, hætti í mótinu, hættur í mótinu,
    hættir í miðju móti, hætti í miðju móti, fer úr mótinu, fór úr mótinu, farinn úr mótinu, fer heim, fór heim, farinn heim,
    farin heim, fer fyrir fullt og allt, fór fyrir fullt og allt, farinn fyrir fullt og allt, fer og kemur ekki aftur,
    fór og kemur ekki aftur, fór og kom ekki aftur, kemur ekki aftur í mótið, skilur stakkinn eftir, skildi stakkinn eftir
asks-to-register = biður um skráningu, bað um skráningu, biður um að skrá sig, bað um að skrá sig, vill skrá sig, vildi skrá sig,
    vill fá að skrá sig, vildi fá að skrá sig, ætlar að skrá sig, ætlaði að skrá sig, reynir að skrá sig, reyndi að skrá sig,
    vill komast í mótið, vildi komast í mótið, vill kaupa sig í mótið, vill vera með í mótinu, vill late regga
rebuys-open = rebuy opið, rebuy er opið, rebuy enn opið, rebuy er enn opið, rebuy eru opin, rebuy er leyft, rebuy eru leyfð,
    rebuy tímabil*, rebuy tíminn er, á rebuy tímanum, á rebuy tíma, endurkaup opin, endurkaup eru opin, endurkaup eru enn opin,
    endurkaup leyfð, endurkaup eru leyfð, endurkaupatímabil*, enn má kaupa aftur, enn hægt að kaupa aftur
rebuys-end = endurkaupatímanum lýkur, endurkaupatímanum lauk, endurkaupatímanum er lokið, endurkaupatímabilinu er lokið,
    endurkaupatímabilinu lýkur, rebuy tímanum er lokið, rebuy tímanum lýkur, rebuy er lokað, rebuy er búið, rebuy er lokið,
    endurkaupum er lokið, búið að loka fyrir rebuy, búið að loka fyrir endurkaup, ekki lengur hægt að kaupa aftur,
    eftir að rebuy tímanum lauk
announces-rebuy = vill kaupa sig aftur inn fyrir, vill kaupa sig aftur inn, kaupir sig aftur inn fyrir, keypti sig aftur inn fyrir, vill endurkaup fyrir, tilkynnir rebuy, tilkynnti rebuy, segir rebuy, sagði rebuy, boðar rebuy, vill rebuy, vildi rebuy, vill fá rebuy,
    biður um rebuy, bað um rebuy, tekur rebuy, tók rebuy, sagðist taka rebuy, segist taka rebuy, rebuyar, rebuyaði,
    tilkynnir endurkaup, tilkynnti endurkaup, biður um endurkaup, bað um endurkaup, segist kaupa aftur, sagðist kaupa aftur,
    segist ætla að kaupa aftur, sagðist ætla að kaupa aftur, kaupir aftur inn, keypti aftur inn, kaupir sig inn aftur,
    keypti sig inn aftur, kaupir sig aftur inn, keypti sig aftur inn, ríbæjar, ríbæjaði, tekur endurkaup, tók endurkaup,
    endurkaupir, endurkeypti, vill taka rebuy, vildi taka rebuy
announces-add-on = tilkynnir viðbótarkaup upp á, tilkynnir viðbótarkaup, tilkynnti viðbótarkaup, tekur add-on, tók add-on,
    vill add-on, kaupir add-on, keypti add-on, tekur addon, tók addon, vill addon
buys = kaupir inn fyrir, keypti inn fyrir, kaupa inn fyrir, kaupir sig inn fyrir, keypti sig inn fyrir, kaupir sig inn með,
    keypti sig inn með, kaupir peninga fyrir, keypti peninga fyrir, kaupir spilapeninga fyrir, keypti spilapeninga fyrir,
    kaupir spilapeninga, keypti spilapeninga, kaupir chips, keypti chips, kaupir chippur, keypti chippur, kaupir meira,
    keypti meira, kaupir viðbót, keypti viðbót, kaupir addon, keypti addon, bætir á stakkinn, bætti á stakkinn,
    bætir við stakkinn, bætti við stakkinn, bæta við stakkinn, fyllir á stakkinn, fyllti á stakkinn, toppar upp, toppaði upp,
    kaupir sig inn, keypti sig inn, kaupir fleiri chippur, keypti fleiri chippur, kaupir fleiri peninga, keypti fleiri peninga,
    kaupir fleiri spilapeninga, keypti fleiri spilapeninga, bætir á sig, bætti á sig, kaupir spilapening
pockets = í vasann, ofan í vasann, í vasa sinn, ofan í vasa sinn, í vasann hjá sér, stakk peningum í vasann,
    stakk spilapeningum í vasann, stingur peningum í vasann, stingur spilapeningum í vasann, setti peninga í vasann,
    setur peninga í vasann, setti spilapeninga í vasann, í veskið sitt
carries-in-pocket = í vasanum, í vasanum hjá sér, í vasa sínum, í vösunum, er með peninga í vasanum,
    er með spilapeninga í vasanum, var með spilapeninga í vasanum, gengur með spilapeninga í vasanum, geymir í vasanum,
    geymdi í vasanum, geymir spilapeninga í vasanum
leaves-chips = skilur spilapeningana sína eftir á borðinu, skildi spilapeningana sína eftir á borðinu,
    skilur peningana sína eftir á borðinu, skildi peningana sína eftir á borðinu, skilur peningana eftir á borðinu,
    skildi peningana eftir á borðinu, skilur spilapeninga sína eftir á borðinu, gleymir peningunum sínum á borðinu,
    gleymdi peningunum sínum á borðinu, gleymir spilapeningunum sínum á borðinu, gleymdi spilapeningunum sínum á borðinu,
    skilur stakkinn eftir á borðinu, skildi stakkinn eftir á borðinu
takes-chips-along = tekur spilapeningana sína með sér, tók spilapeningana sína með sér, tekur peningana sína með sér,
    tók peningana sína með sér, tekur peningana með sér, tók peningana með sér, tekur spilapeningana með sér,
    tók spilapeningana með sér, tekur stakkinn með sér, tók stakkinn með sér, fer með peningana sína, fór með peningana sína
chips-out-of-sight = enginn sá peningana hans, enginn sá spilapeningana hans, enginn sá peningana, ekki sást til spilapeninganna,
    ekki sást til peninganna, ekki sást í peningana
takes-off-table = peninga af borðinu, spilapeninga af borðinu, pening af borðinu, chips af borðinu, chippur af borðinu,
    burt af borðinu, í burtu af borðinu, af borðinu með sér, af borðinu til sín, tekur peninga af borðinu, tók peninga af borðinu,
    tekur spilapeninga af borðinu, tók spilapeninga af borðinu, tekur pening úr leiknum, tók pening úr leiknum,
    tekur peninga úr leiknum, tók peninga úr leiknum, vinningnum af borðinu, tók vinninginn af borðinu, ratholar, ratholaði
passes-chips = réttir peninga til, rétti peninga til, réttir spilapeninga til, rétti spilapeninga til, réttir peninga yfir til,
    rétti peninga yfir til, réttir chips til, ýtir peningum yfir til, ýtti peningum yfir til, ýtir spilapeningum til,
    ýtti spilapeningum til, rennir peningum yfir til, rennir spilapeningum til, gefur peninga til, gaf peninga til,
    gefur spilapeninga til, gaf spilapeninga til, lætur vin fá peninga, lét vin fá peninga, lætur vin sinn fá, lét vin sinn fá,
    lánar, lánaði, lánar peninga til, lánaði peninga til, lána sessunaut
leaves-game = fer úr leiknum, fór úr leiknum, farinn úr leiknum, fer úr spilinu, fór úr spilinu, hættir í leiknum,
    hætti í leiknum, hættur í leiknum, hættir í spilinu, hætti í spilinu, hættir að spila, hætti að spila, yfirgefur leikinn,
    yfirgaf leikinn, fer frá leiknum, leysir út, leysti út, leysir út peningana, leysti út peningana, kassar út, kassaði út,
    cashar út, cashaði út, cash out, stóð upp úr leiknum, fer úr cash leiknum, fór úr cash leiknum, kassar sig út, kassaði sig út,
    cashar sig út, fer heim með, fór heim með, hættir og fer heim
asks-to-divide = biður gjafarann að skipta pottinum, bað gjafarann að skipta pottinum, biður gjafara að skipta pottinum,
    bað gjafara að skipta pottinum, biður dealerinn að skipta pottinum, bað dealerinn að skipta pottinum,
    biður dílerinn að skipta pottinum, bað dílerinn að skipta pottinum, segir gjafaranum að skipta pottinum,
    sagði gjafaranum að skipta pottinum, biður gjafarann að splitta pottinum, bað gjafarann að splitta pottinum,
    biður um að skipta pottinum, bað um að skipta pottinum, biður um að splitta pottinum, biður um að pottinum sé skipt,
    vill skipta pottinum, vildi skipta pottinum, vill splitta pottinum, vildi splitta pottinum, vill að pottinum sé skipt,
    vill að gjafarinn skipti pottinum, biður gjafarann um að skipta pottinum, bað gjafarann um að skipta pottinum,
    biður dealerinn um að skipta pottinum, bað dealerinn um að skipta pottinum, biður dílerinn um að skipta pottinum,
    biður gjafara um að skipta pottinum
agree-split = semja um að skipta pottinum, sömdu um að skipta pottinum, semja um að skipta, sömdu um að skipta,
    semja um að splitta, sömdu um að splitta, semja um pottinn, sömdu um pottinn, samkomulag um pottinn,
    sammála um að skipta pottinum, sammála um að skipta, sammála um að splitta, ákveða að skipta pottinum,
    ákváðu að skipta pottinum, ákváðu að splitta pottinum, ákveða að splitta pottinum, vilja skipta pottinum,
    vildu skipta pottinum, vilja splitta pottinum, vildu splitta pottinum, ætla að skipta pottinum, ætla að splitta pottinum,
    megum við skipta pottinum, skipta pottinum á milli sín, skiptu pottinum á milli sín, skipta pottinum með sér,
    skiptu pottinum með sér, choppa pottinn, choppuðu pottinn, choppa pottinum, choppuðu pottinum, skipta honum á milli sín,
    skiptu honum á milli sín, skipta pottinum milli sín, sættast á að skipta pottinum, sættust á að skipta pottinum,
    sammælast um að skipta pottinum, koma sér saman um að skipta pottinum, komu sér saman um að skipta pottinum,
    komast að samkomulagi um að skipta pottinum, komust að samkomulagi um að skipta pottinum, semja um skiptingu,
    sömdu um skiptingu, ákveða að skipta, ákváðu að skipta
agree-fold-to-big-blind = folda alltaf á stóra blind, pakka alltaf fyrir stóra blind, pakka alltaf á stóra blind,
    ákveða að folda á stóra blind, ákváðu að folda á stóra blind, sammála að folda á stóra blind,
    sammælast að folda á stóra blind, ákveða að pakka fyrir stóra blind, ákváðu að pakka fyrir stóra blind,
    semja um að folda á stóra, sömdu um að folda á stóra, semja um að pakka fyrir stóra, sömdu um að pakka fyrir stóra,
    sammála um að folda á stóra
tournament-cancelled = mótinu er aflýst, mótinu var aflýst, mótinu hefur verið aflýst, mótinu aflýst, aflýsir mótinu,
    aflýsti mótinu, aflýsa mótinu, mótið fellt niður, mótið er fellt niður, mótið var fellt niður, mótið fellur niður,
    fellir niður mótið, felldi niður mótið, fellir mótið niður, felldi mótið niður, mótið blásið af, mótið er blásið af,
    mótið var blásið af, blæs mótið af, blés mótið af, hætt við mótið, hætt var við mótið, hætta við mótið
posts-late = póstar of seint, póstaði of seint, póstar seint, póstaði seint, póstar eftir á, póstaði eftir á,
    setur blindinn of seint, setti blindinn of seint, setur blind of seint, setti blind of seint, blindinn of seint,
    blindinn kemur of seint, gleymir að pósta, gleymdi að pósta, gleymir að setja blind, gleymdi að setja blind,
    gleymdi að setja blindinn, gleymdi að setja út blind, gleymir blindinum, gleymdi blindinum, gleymdi blindnum,
    of seinn að setja blindann, of sein að setja blindann, of seinn að setja litla blindinn, of seinn að setja stóra blindinn,
    setur blindinn of seint inn, of seinn að setja litla blindann, of sein að setja litla blindann,
    of seinn að setja stóra blindann, setur litla blindinn of seint inn
covers-chips = hylur spilapeningana, huldi spilapeningana, hylur peningana, hylur stakkinn, huldi stakkinn, felur peningana,
    faldi peningana, felur spilapeningana, faldi spilapeningana, felur stóru peningana, faldi stóru peningana,
    felur stóru chippurnar, faldi stóru chippurnar, felur chippurnar, faldi chippurnar, felur stakkinn, faldi stakkinn,
    felur stakkinn sinn, heldur höndunum yfir stakknum, heldur höndunum yfir peningunum, með hendurnar yfir stakknum,
    með hendurnar yfir peningunum, með hendurnar fyrir stakknum
exchanges-chips = skiptir spilapeningum upp á, skiptir spilapeningum, skipti spilapeningum, skiptir peningum upp á, skiptir út,
    skipti út, skiptum út, er skipt út fyrir, skiptir _ peningum í, skiptir _ peningunum í, skiptir _ út fyrir, skiptir _ í,
    skiptum _ út fyrir, skiptum _ í, tekur _ peningana úr leik fyrir, teknir úr umferð fyrir, eru teknir úr umferð,
    teknir úr umferð, teknir úr leik, skipt út fyrir, colorum upp, colorar upp, colora upp, coloraði upp, coloruðum upp,
    color up, colorup, litum upp, litar upp, lita upp, litaði upp, chip race, chiprace, úr umferð og skipta í,
    úr umferð og skiptum í, úr umferð og skiptir í, úr umferð og skipta út fyrir, úr umferð fyrir, úr umferð og fá í staðinn,
    racar út, racum út, race út, er verið að skipta, verið að skipta, skiptum, skipta út, er skipt út, var skipt út, skipt út
refuses-to-count = neitar að telja, neitaði að telja, vill ekki telja, vildi ekki telja, vill ekki láta telja,
    vildi ekki láta telja, neitar talningu, neitaði talningu, neitar að gefa upp stakkinn, neitaði að gefa upp stakkinn,
    vill ekki gefa upp stakkinn, vildi ekki gefa upp stakkinn, neitar að segja hvað hann á, vill ekki segja hvað hann á,
    vildi ekki segja hvað hann á

## Conduct

on-phone = talar í síma, talaði í síma, tala í síma, talandi í síma, talar í símann, talaði í símann, tala í símann,
    að tala í símann, að tala í síma, talar í símanum, talar í gemsann, er í símanum að tala, er í símanum, var í símanum,
    hangir í símanum, hékk í símanum, er í símtali, var í símtali, tekur símtal, tók símtal, hringir í vin, hringdi í vin,
    hringir úr símanum, hringdi úr símanum, blaðrar í símann, er í símanum við, var í símanum við, tekur símann og talar,
    er að blaðra í símann, var að blaðra í símann, talar við konuna í símann, er að tala í gemsann, var að tala í gemsann,
    talaði í gemsann, talaði í símanum, er í miðju símtali, var í miðju símtali, kjaftar í símann, kjaftaði í símann,
    er að kjafta í símann, er að tala í símann, var að tala í símann, er að tala í síma, var að tala í síma, er á símtali,
    er á kjaftatörn í símanum, masar í símann, masaði í símann, spjallar í símann, spjallaði í símann, spjallar í síma,
    röflar í símann, er með símann á eyranu, var með símann á eyranu, með símann á eyranu, er í miðju símtali við,
    hringir í konuna, hringdi í konuna, hringir í félaga, hringdi í félaga, hringir heim, hringdi heim
answers-phone = hringir og hann svarar, hringdi og hann svaraði, hringir og hún svarar, hringdi og hún svaraði, tekur upp símann og svarar, tók upp símann og svaraði, svarar í símann, svaraði í símann, svara í símann, svarar símanum, svaraði símanum, svarar símtali,
    svaraði símtali, svarar í síma, svaraði í síma, svarar hringingu, svaraði hringingu, svarar í gemsann,
    tekur upp símann og svarar, tók upp símann og svaraði, og svarar í hann, svaraði í gemsann, svarar hringingunni,
    ansar símanum, ansaði símanum, ansar í símann, svarar bara í símann, svarar svo í símann, svaraði bara í símann,
    svaraði svo í símann, svarar þá símanum, svarar svo símanum, tekur hringinguna, tók hringinguna, svarar í farsímann,
    svaraði í farsímann, svarar í farsíma, tekur símann, tók símann, svarar hringingu í símann, ansaði í símann,
    og svarar símanum, svarar honum í miðju spili, svarar í miðri hendi, svaraði í miðri hendi,
    hringir hjá honum og hann svarar, hringir hjá henni og hún svarar, svarar í miðri hönd, svaraði í miðri hönd,
    svarar í miðju spili, svaraði í miðju spili, svarar í miðri hendinni, svaraði í miðri hendinni, svarar í miðri höndinni,
    svaraði í miðri höndinni, svarar á meðan hann er í hendi, svarar bara, svaraði bara, hringir hjá _ og hann svarar,
    hringdi hjá _ og hann svaraði, hringir hjá _ og hún svarar, hringdi hjá _ og hún svaraði,
    síminn hringir hjá _ og hann svarar, síminn hringdi hjá _ og hann svaraði, síminn hringir hjá _ og hún svarar,
    síminn hringdi hjá _ og hún svaraði
phone-rings = síminn hringir, síminn hringdi, síminn hringir hjá, síminn hringdi hjá, sími hringir, sími hringdi,
    síminn hans hringir, síminn hans hringdi, síminn minn hringdi, hringir síminn, hringdi síminn, gemsinn hringir,
    gemsinn hringdi, síminn hringir í vasanum, síminn hringdi í vasanum, síminn fór að hringja, síminn fer að hringja,
    síminn fór af stað, síminn byrjar að hringja, síminn byrjaði að hringja, sími byrjar að hringja, sími fer að hringja,
    síminn hringir allt í einu, gemsinn byrjar að hringja, síminn hjá _ hringir, síminn hjá _ hringdi, sími _ hringir,
    sími _ hringdi, hringir síminn hjá _, farsíminn hjá _ hringir, gemsinn fer að hringja, gemsinn fór að hringja, síminn glymur,
    síminn gall, síminn fer af stað, farsíminn hringir, farsíminn hringdi, gemsinn hjá _ hringir, gemsinn hjá _ hringdi,
    síminn hjá _ fer að hringja, síminn hjá _ fór að hringja, síminn hennar hringir, síminn hennar hringdi
writes-message = skrifar skilaboð, skrifaði skilaboð, skrifa skilaboð, sendir skilaboð, sendi skilaboð, senda skilaboð,
    sendir sms, sendi sms, skrifar sms, skrifaði sms, les skilaboð, las skilaboð, textar í símanum, messar í símanum,
    skrifar á messenger, spjallar á messenger, pikkar í símann, pikkaði á símann, pikkar á símann, skrifar í símann,
    skrifaði í símann, fiktar í símanum, fiktaði í símanum, kíkir í símann, kíkti í símann, kíkir á símann, kíkti á símann,
    lítur á símann, leit á símann, skoðar símann, skoðaði símann, notar símann, notaði símann, er að snappa, var að snappa,
    sendir snap, sendi snap, skrifar á facebook, er á facebook, var á facebook, er á messenger, var á messenger,
    er að skrifa skilaboð, var að skrifa skilaboð, er að senda skilaboð, var að senda skilaboð, er að senda sms, var að senda sms,
    er að skrifa í símann, var að skrifa í símann, er að pikka í símann, var að pikka í símann, er að fikta í símanum,
    var að fikta í símanum, er að skoða símann, var að skoða símann, er að kíkja í símann, var að kíkja í símann,
    er að lesa skilaboð, var að lesa skilaboð, skrollar í símanum, skrollaði í símanum, er að skrolla í símanum,
    scrollar í símanum, er á instagram, var á instagram, er á snapchat, var á snapchat, er á tiktok, var á tiktok,
    er á samfélagsmiðlum, svarar skilaboðum, svaraði skilaboðum, svarar sms, svaraði sms, les sms, las sms, er að texta,
    var að texta, skrifar tölvupóst, fiktar í gemsanum, kíkir í gemsann, skrifar honum skilaboð, skrifar henni skilaboð
watches-video = horfir á myndband, horfði á myndband, horfir á myndskeið, horfði á myndskeið, horfir á vídeó, horfði á vídeó,
    horfir á mynd, horfði á mynd, horfir á bíómynd, horfir á þátt, horfði á þátt, horfir á youtube, horfði á youtube,
    horfir á netflix, horfði á netflix, horfir á fótbolta, horfði á fótbolta, horfir á leikinn í símanum,
    horfði á leikinn í símanum, er að horfa á þátt, var að horfa á þátt, er að horfa á leikinn, var að horfa á leikinn,
    er að horfa á fótbolta, var að horfa á fótbolta, er að horfa á boltann, var að horfa á boltann, horfir á boltann,
    horfði á boltann, er að horfa á youtube, var að horfa á youtube, er að horfa á netflix, var að horfa á netflix,
    er að horfa á myndband, var að horfa á myndband, er að horfa á vídeó, er að horfa á bíómynd, horfir á tiktok, skoðar tiktok,
    horfir á enska boltann
headphones = hlustar á tónlist í heyrnartólum, hlustaði á tónlist í heyrnartólum, með heyrnartól, með heyrnartólin,
    með heyrnartól á sér, með heyrnartól í eyrunum, er með heyrnartól, var með heyrnartól, er með heyrnartólin á,
    notar heyrnartól, notaði heyrnartól, setur á sig heyrnartól, setti á sig heyrnartól, með airpods, er með airpods,
    með airpods í eyrunum, með heddfón, með headphones, hlustar á tónlist, hlustaði á tónlist
music-aloud = spilar tónlist upphátt, spilaði tónlist upphátt, spila tónlist upphátt, spilar tónlist hátt, spilaði tónlist hátt,
    spilar háa tónlist, spilar tónlist í hátalara, spilaði tónlist í hátalara, spilar tónlist úr símanum,
    spilaði tónlist úr símanum, spilar tónlist í símanum, tónlist á hátalara, tónlist í hátalaranum, tónlistin glymur,
    með tónlist í botni
strategy-tool = notar solver, notaði solver, skoðar solver, skoðaði solver, opnar solver, opnaði solver, með solver opinn,
    með solver í símanum, kíkir á solver, skoðar töflur, skoðaði töflur, skoðar range töflu, skoðar range töflur,
    skoðar push fold töflu, notar push fold töflu, notar töflu í símanum, með töflu í símanum, skoðar charts, skoðaði charts,
    skoðar chart, með chart í símanum, notar gto, notar póker app, notaði póker app, notar pókerforrit, notar hjálpartæki,
    notar hjálparforrit, notaði hjálparforrit
device-on-cloth = síminn á borðinu, sími á borðinu, símann á borðið, símann á dúkinn, síminn á dúknum, sími á dúknum,
    símann á borðinu, símann á dúknum, síminn er á borðinu, síminn var á borðinu, síminn liggur á borðinu, síminn lá á borðinu,
    síminn liggur á dúknum, síminn hans á borðinu, leggur símann á borðið, lagði símann á borðið, setur símann á borðið,
    setti símann á borðið, leggur símann frá sér á borðið, skilur símann eftir á borðinu, spjaldtölva á borðinu,
    spjaldtölvu á borðið, tölvu á borðið, tæki á dúkinn
device-on-rail = símann á borðbrúnina, símann á brúnina, símann á kantinn, símann á railið, símann á borðbrúninni,
    símann á kantinum, síminn á borðbrúninni, síminn á brúninni, síminn á kantinum, síminn á railinu, sími á borðbrúninni,
    síminn liggur á brúninni, síminn liggur á kantinum, síminn liggur á borðbrúninni, leggur símann á brúnina,
    lagði símann á brúnina, leggur símann á kantinn, lagði símann á kantinn, spjaldtölva á borðbrúninni, spjaldtölvu á brúnina,
    tæki á borðbrúnina
belongings = setur töskuna á brúnina, setti töskuna á brúnina, leggur töskuna á brúnina, setur dótið sitt á brúnina,
    setti dótið sitt á brúnina, setur töskuna á borðið, setti töskuna á borðið, leggur dótið sitt á brúnina,
    setur töskuna sína á brúnina, setur töskuna sína á borðið
streams = streymir mótinu, streymdi mótinu, streyma mótinu, streymir frá mótinu, streymir frá borðinu, streymdi frá borðinu,
    streymir leiknum, sendir út frá mótinu, sendi út frá mótinu, sendir mótið út, er í beinni útsendingu, er að streyma,
    var að streyma, streamar, streamaði, er að streama, tekur borðið upp, tók borðið upp, tekur upp borðið, tók upp borðið,
    tekur upp á símann, tók upp á símann, tekur borðið upp á símann, tekur upp myndband, tók upp myndband, tekur myndband,
    tók myndband, myndar borðið, myndaði borðið, er að taka upp myndband, streymir á twitch, streymir á youtube
covers-face = hylur andlitið, huldi andlitið, hylja andlitið, hylur andlit sitt, huldi andlit sitt, felur andlitið,
    faldi andlitið, felur andlit sitt, byrgir andlitið, dregur hettuna yfir andlitið, dró hettuna yfir andlitið,
    með hettu fyrir andlitinu, með trefil fyrir andlitinu, trefill fyrir andlitinu, með grímu, er með grímu,
    heldur fyrir andlitið, hélt fyrir andlitið
tells-cards = sagði hvað hann pakkaði, segir hvað hann pakkaði, sagði í heyranda hljóði hvað hann pakkaði, segir í heyranda hljóði hvað hann pakkaði, sagði upphátt hvað hann pakkaði, segir upphátt hvað hann pakkaði, sagði öllum hvað hann pakkaði, segir öllum hvað hann pakkaði, sagði frá því hvað hann pakkaði, segir frá því hvað hann pakkaði, segir frá spilum sínum, sagði frá spilum sínum, segir frá spilunum sínum, sagði frá spilunum sínum,
    segir frá höndinni sinni, sagði frá höndinni sinni, segir hvað hann er með, sagði hvað hann er með, segir hvað hann var með,
    sagði hvað hann var með, sagði hvað hann væri með, segir hvað hún er með, segir öllum hvað hann er með,
    sagði öllum hvað hann er með, segir hvað hann foldaði, sagði hvað hann foldaði, segir hverju hann foldaði,
    sagði hverju hann foldaði, segir hvað hann pakkaði, sagði hvað hann pakkaði, segir hverju hann pakkaði,
    sagði hverju hann pakkaði, segir hverju hann henti, sagði hverju hann henti, kallar upp spilin sín, kallaði upp spilin sín,
    gefur upp spilin sín, gaf upp spilin sín, gefur upp höndina, gaf upp höndina, segir hvaða spil hann, sagði hvaða spil hann,
    nefnir spilin sín, nefndi spilin sín, kjaftar frá spilunum sínum, kjaftaði frá spilunum sínum, kjaftar frá hendinni,
    segir hvað hún foldaði, sagði hvað hún foldaði, segir hverju hún foldaði, sagði hverju hún foldaði, segir hvað hún var með,
    sagði hvað hún var með, sagði hvað hún væri með, segist hafa foldað, sagðist hafa foldað, segist hafa pakkað,
    sagðist hafa pakkað, segist hafa hent, sagðist hafa hent, segir að hann hafi foldað, segir að hún hafi foldað,
    segist hafa verið með, sagðist hafa verið með, lýsir spilunum sínum, lýsti spilunum sínum, ljóstrar upp um spilin sín,
    ljóstraði upp um spilin sín, gefur upp hvað hann er með, gaf upp hvað hann var með, gefur upp hvað hún er með,
    gaf upp hvað hún var með
comments-on-hand = tjáir sig um höndina, tjáði sig um höndina, tjáir sig um spilið, tjáði sig um spilið, talar um höndina,
    talaði um höndina, tala um höndina, töluðu um höndina, talar um hendina, talaði um hendina, kommentar á höndina,
    kommentaði á höndina, kommentar á hendina, kommentar upphátt, kommentaði upphátt, gerir athugasemdir við höndina,
    lýsir höndinni, greinir höndina upphátt, ræðir um höndina, ræddi um höndina, ræðir höndina, ræddi höndina, blaðrar um höndina
reacts-to-board = bregst við floppinu, brást við floppinu, bregst við borðinu, brást við borðinu, bregst við turninu,
    bregst við rivernum, brást við rivernum, bregst við spilinu, brást við spilinu, stynur við floppið, stundi við floppið,
    stynur yfir floppinu, stundi þegar floppið kom, stynur þegar floppið kemur, andvarpaði þegar floppið kom,
    andvarpar þegar floppið kemur, andvarpar yfir floppinu, andvarpaði yfir floppinu, andvarpaði hátt, andvarpar hátt,
    hoppaði þegar floppið kom, sýnir viðbrögð við floppinu, sýndi viðbrögð við floppinu, bölvar floppinu
discusses-hand = ræðir höndina við, ræddi höndina við, ræða höndina við, ræðir hendina við, ræddi hendina við, ræðir spilið við,
    talar um höndina við, talaði um höndina við, talar um hendina við, spjallar um höndina við, spjallaði um höndina við,
    ræða höndina saman, ræddu höndina saman, ræða höndina sín á milli, ræddu höndina sín á milli, er að ræða höndina við,
    var að ræða höndina við, ræðir spilin við, ræddi spilin við, talar við _ um höndina, talaði við _ um höndina,
    talar við _ um hendina, talaði við _ um hendina, ræðir við _ um höndina, ræddi við _ um höndina
advises = segir _ hvað hann á að gera, sagði _ hvað hann á að gera, segir _ hvað hún á að gera, segir _ að fólda, ráðleggur, ráðlagði, ráðleggja, gefur ráð, gaf ráð, gefur góð ráð, leiðbeinir, leiðbeindi, segir honum að kalla,
    sagði honum að kalla, segir honum að folda, sagði honum að folda, segir honum að pakka, sagði honum að pakka,
    segir honum að hækka, sagði honum að hækka, segir honum hvað hann eigi, segir honum hvað hann á, sagði honum hvað hann ætti,
    segir honum til, sagði honum til, hjálpar honum að ákveða, hjálpaði honum að ákveða, þjálfar hann, coachar, góð ráð,
    ráð um hvað, ráð um hvernig, ráð í miðri hönd, ráð í miðri hendi, segir _ að kalla, sagði _ að kalla, segir _ að folda,
    sagði _ að folda, segir _ að hækka, sagði _ að hækka, segir _ að pakka, sagði _ að pakka, segir _ að tékka, sagði _ að tékka,
    hvíslar að _ að kalla, hvíslar að _ að folda, ráðleggur _ að kalla, ráðleggur _ að folda, ráðlagði _ að kalla,
    ráðlagði _ að folda, gefur _ ráð, gaf _ ráð, segir henni að kalla, sagði henni að kalla, segir henni að folda,
    sagði henni að folda, segir henni að hækka, sagði henni að hækka, segir henni til, sagði henni til, hvetur hann til að kalla,
    hvetur hana til að kalla
asks-advice = biður um ráð, bað um ráð, biðja um ráð, leitar ráða, leitaði ráða, spyr ráða, spurði ráða, leitar ráða hjá,
    biður um ráð hjá, spyr hvað hann eigi að gera, spurði hvað hann ætti að gera, spyr hvað á að gera, spyr vin sinn hvað,
    spurði vin sinn hvað, spyr þjálfarann, spurði þjálfarann, spyr félagann hvað
reads-hand = les höndina hjá, las höndina hjá, les upp höndina hjá, las upp höndina hjá, les hönd andstæðings,
    las hönd andstæðings, les upphátt höndina hjá, giskar á höndina hjá, giskaði á höndina hjá, giskar á hönd, giskaði á hönd,
    giskar á spilin hjá, giskaði á spilin hjá, giskar á hvað hinn er með, giskaði á hvað hinn væri með, giskar upphátt á hvað,
    giskaði upphátt á hvað, segir hvað hinn er með, sagði hvað hinn er með, sagði hvað hinn væri með, getur sér til um hönd
touches-chips = snertir spilapeninga, snerti spilapeninga, snertir spilapeningana hjá, snerti spilapeningana hjá,
    snertir spilapeningana mína, snerti spilapeningana mína, snertir peningana hjá, snerti peningana hjá, snertir peningana mína,
    snerti peningana mína, snertir peninga, snerti peninga, snertir stakkinn hjá, snerti stakkinn hjá, snertir stakkinn minn,
    snerti stakkinn minn, snertir chippurnar hjá, snerti chippurnar hjá, grípur í peningana hjá, greip í peningana hjá,
    grípur peningana mína, greip peningana mína, kemur við peningana hjá, kom við peningana hjá, fiktar í peningunum hjá,
    handleikur spilapeninga, handleikur peninga
touches-cards = snertir spil annars, snerti spil annars, snertir spil annarra, snerti spil annarra, snertir spil andstæðings,
    snerti spil andstæðings, snertir spilin hjá, snerti spilin hjá, snertir spilin mín, snerti spilin mín, kemur við spilin hjá,
    kom við spilin hjá, grípur spilin hjá, greip spilin hjá, grípur í spilin hjá, greip í spilin hjá, tekur upp spilin hjá,
    tók upp spilin hjá, sneri við spilunum hjá, snýr við spilunum hjá, fiktar í spilunum hjá, snertir spil, snerti spil,
    snertir spil _, snerti spil _, kemur við spil _, kom við spil _
touches-muck = snertir spilin í muckinu, snerti spilin í muckinu, fer í muckið með höndina, teygir sig í muckið,
    teygði sig í muckið, teygir sig í bunkann, teygði sig í bunkann, grípur í muckið, greip í muckið, fiktar í muckinu,
    fiktaði í muckinu, rótar í muckinu, rótaði í muckinu, rótar í bunkanum, rótaði í bunkanum, tekur spil úr muckinu,
    tók spil úr muckinu, tekur spil úr bunkanum, tók spil úr bunkanum, skoðar spilin í muckinu, kíkir í muckið, kíkti í muckið,
    snertir spil í muckinu, snerti spil í muckinu, snertir spil í bunkanum, snerti spil í bunkanum, snertir spilin í bunkanum,
    snerti spilin í bunkanum, með höndina í muckið, með höndina í muckinu, með puttana í muckinu
insults-dealer = móðgar gjafarann, móðgaði gjafarann, móðgar gjafara, móðgar dealerinn, móðgaði dealerinn, móðgar dílerinn,
    móðgaði dílerinn, kallar gjafarann, kallaði gjafarann, kallar dealerinn, kallaði dealerinn, kallar dílerinn, kallaði dílerinn,
    kallar gjafarann fávita, kallaði gjafarann fávita, kallar gjafarann fífl, kallaði gjafarann fífl, kallar gjafarann hálfvita,
    kallaði gjafarann hálfvita, öskrar á gjafarann, öskraði á gjafarann, öskrar á dealerinn, öskraði á dealerinn,
    öskraði á dílerinn, bölvar gjafaranum, bölvaði gjafaranum, skammar gjafarann, skammaði gjafarann, skammar dealerinn,
    hraunar yfir gjafarann, hraunaði yfir gjafarann, drullar yfir gjafarann, drullaði yfir gjafarann, dónalegur við gjafarann,
    dónaskapur við gjafarann, sagði gjafaranum að fara til fjandans, gerir lítið úr gjafaranum, kallar gjafarann asna,
    kallaði gjafarann asna, kallar dealerinn hálfvita, kallaði dealerinn hálfvita, kallar dealerinn fávita,
    kallaði dealerinn fávita, kallar dealerinn fífl, kallaði dealerinn fífl, kallar dealerinn asna, kallaði dealerinn asna,
    kallar dílerinn hálfvita, kallaði dílerinn hálfvita, kallar dílerinn fávita, kallaði dílerinn fávita, kallar dílerinn asna,
    skammaði dealerinn, skammar dílerinn, skammaði dílerinn, öskrar á dílerinn, bölvar dealernum, bölvaði dealernum,
    bölvar dílernum, bölvaði dílernum, úthúðar gjafaranum, úthúðaði gjafaranum, úthúðar dealernum, drullar yfir dealerinn,
    drullaði yfir dealerinn, hraunar yfir dealerinn, hraunaði yfir dealerinn, er dónalegur við gjafarann,
    var dónalegur við gjafarann, er dónalegur við dealerinn, var dónalegur við dealerinn, er dónaleg við gjafarann,
    blótar gjafaranum, blótaði gjafaranum
insults = móðgar, móðgaði, móðga, móðgandi, móðgaði annan leikmann, kallar hann öllum illum nöfnum,
    kallaði hann öllum illum nöfnum, hraunar yfir, hraunaði yfir, drullar yfir, drullaði yfir, úthúðar, úthúðaði, svívirðir,
    svívirti, hæðist að, hæddist að, gerir lítið úr, gerði lítið úr, gerir grín að, gerði grín að, uppnefnir, uppnefndi, fífl,
    hálfvita, fávita, helvítis asna, öllum illum nöfnum, ljótum nöfnum, kallar _ fávita, kallaði _ fávita, kallar _ hálfvita,
    kallaði _ hálfvita, kallar _ asna, kallaði _ asna, kallar _ fífl, kallaði _ fífl, kallar _ svindlara, kallaði _ svindlara,
    segir _ vera fávita, segir _ vera fífl, kallar _ aumingja, kallaði _ aumingja, kallar _ bjána, kallaði _ bjána,
    kallar _ kjána, kallaði _ kjána, kallar _ þjóf, kallaði _ þjóf, kallar _ drullusokk, kallaði _ drullusokk, kallar _ fáráð,
    kallar _ asnakjálka, kallar _ skíthæl, kallaði _ skíthæl, kallar _ drasl, kallar _ ógeð, kallaði _ ógeð, kallar _ hálfvitann,
    kallar _ lygara, kallaði _ lygara, kallar _ heimskan, kallaði _ heimskan, kallar _ heimska, segir að _ sé hálfviti,
    segir að _ sé fáviti, segir að _ sé asni, segir að _ sé fífl, sagði að _ væri hálfviti, sagði að _ væri fáviti,
    sagði að _ væri asni, sagði að _ væri fífl, segir _ vera hálfvita, segir _ vera asna, sagði _ vera fávita,
    sagði _ vera hálfvita, sagði _ vera asna, rakkar niður, rakkaði niður, niðurlægir, niðurlægði, er að móðga, var að móðga,
    er með móðganir, var með móðganir
swears-at = öskrar á, öskraði á, gargar á, gargaði á, hreytir í, hreytti í, hreytir ónotum í, hreytti ónotum í,
    blótar í áttina að, bölvar í áttina að, öskrar ókvæðisorð að, hellir sér yfir, hellti sér yfir, blótar á, blótaði á,
    ragnar yfir, æpir á, æpti á
swears = blótar, blótaði, blóta, blótandi, bölvar, bölvaði, bölvandi, bölvar hátt, bölvaði hátt, blótar hátt, blótaði hátt,
    blótar upphátt, blótaði upphátt, bölvar og ragnar, blótar út í loftið, blótaði út í loftið, er að blóta, var að blóta,
    er sífellt að blóta, notar ljótt orðbragð, ljótt orðbragð, með ljótan munnsöfnuð, ljótur munnsöfnuður, blótar eins og sjóari,
    bölvar og blótar, bölvar í sífellu, blótar stanslaust, blótar í sífellu, blótaði stanslaust, bölvar stanslaust,
    segir helvítis andskotans, bölvaði og ragnaði
violent = er ofbeldisfullur, var ofbeldisfullur, beitir ofbeldi, beitti ofbeldi, sýnir ofbeldi, sýndi ofbeldi,
    verður ofbeldisfullur, varð ofbeldisfullur, lemur annan leikmann, lamdi annan leikmann, lamdi hann, lemur hann, kýlir,
    kýldi hann, kýldi annan, kýldi mann, kýldi manninn, kýldi leikmann, slær annan leikmann, sló annan leikmann, sló til hans,
    hrindir, hrinti, ræðst á, réðst á, ræðst að, réðst að, hótar, hótaði, hótar ofbeldi, hótaði ofbeldi, hótar að lemja,
    hótaði að lemja, byrjar slagsmál, byrjaði slagsmál, lenda í slagsmálum, lentu í slagsmálum, slást, slógust, hrækir á,
    hrækti á, tekur hann hálstaki
disruptive = truflar leikinn, truflaði leikinn, truflar spilið, truflaði spilið, truflar borðið, truflaði borðið,
    er að trufla borðið, er að trufla leikinn, er með læti, var með læti, er með ólæti, var með ólæti, spillir friði,
    spillti friði, er til vandræða, var til vandræða, er með vesen, var með vesen, er með uppsteyt, er til ama, veldur ónæði,
    olli ónæði, raskar leiknum, eyðileggur leikinn fyrir öllum
rude = er dónalegur, var dónalegur, er dónaleg, var dónaleg, dónalegur við borðið, er dóni, er með dónaskap, var með dónaskap,
    sýnir dónaskap, sýndi dónaskap, dónaskapur við borðið, er ókurteis, var ókurteis, er með ókurteisi, sýnir ókurteisi,
    sýndi ókurteisi, hegðar sér dónalega, er ruddalegur, var ruddalegur, er með kjaft, rífur kjaft, reif kjaft, brúkar kjaft,
    brúkaði kjaft, með stæla
celebrates = fagnar, fagnaði, fagna, fagnandi, fagnar of mikið, fagnaði of mikið, fagnar óhóflega, fagnar hátt, fagnaði hátt,
    fagnar með látum, fagnaði með látum, hleypur um og fagnar, hljóp um og fagnaði, öskrar af gleði, öskraði af gleði,
    dansar sigurdans, dansaði sigurdans, tekur sigurdans, tók sigurdans, stekkur upp og fagnar, hoppar og öskrar
chatters = masar, masaði, masandi, masar stöðugt, blaðrar, blaðraði, blaðrar stöðugt, talar stanslaust, talaði stanslaust,
    talar stöðugt, talaði stöðugt, talar of mikið, talaði of mikið, talar út í eitt, talaði út í eitt, talar allan tímann,
    talaði allan tímann, talar endalaust, malar stanslaust, kjaftar stöðugt, kjaftaði stöðugt, kjaftar út í eitt, þagnar aldrei,
    hættir ekki að tala, hætti ekki að tala, getur ekki þagað
bangs-chips = lemur peningunum í borðið, lamdi peningunum í borðið, lemur peningum í borðið, lemur spilapeningunum,
    lamdi spilapeningunum, slær peningunum í borðið, sló peningunum í borðið, slær spilapeningunum í borðið,
    slær peningunum stöðugt í borðið, skellir spilapeningunum, skellti spilapeningunum, skellir peningunum í borðið,
    skellti peningunum í borðið, skellir chippunum í borðið, lemur chippunum í borðið, lamdi chippunum í borðið,
    ber peningunum í borðið, barði peningunum í borðið, dúndrar peningunum í borðið
stalls = tefur, tafði, tefja leikinn, tefur leikinn, tafði leikinn, tefur spilið, tafði spilið, er að tefja, var að tefja,
    er alltaf að tefja, tefur viljandi, tafði viljandi, tefur vísvitandi, tefur tímann, dregur tímann, dregur leikinn á langinn,
    dró leikinn á langinn, stallar, stallaði, er að stalla, var að stalla, hægir á leiknum, hægði á leiknum, tankar hverja hönd,
    tankaði hverja hönd, tankar í hverri hönd, tankar í hverri hendi, tankar alltaf, alltaf svo lengi, er lengi í hverri hönd,
    spilar viljandi hægt, er að draga tímann, var að draga tímann, drepur tímann, drap tímann, dregur lappirnar, dró lappirnar,
    er að tefja tímann, var að tefja tímann, tefur alltaf, tafði alltaf
smokes = reykir, reykti, reykja við borðið, reykir við borðið, reykti við borðið, er að reykja, var að reykja,
    kveikir í sígarettu, kveikti í sígarettu, kveikti sér í, kveikir sér í, kveikir í rettu, kveikti í rettu, veipar, veipaði,
    er að veipa, var að veipa, veipar við borðið
keeps-cards = heldur spilunum sínum eftir, heldur spilunum eftir fold, hélt spilunum eftir fold,
    heldur spilunum eftir að hafa foldað, hélt spilunum eftir að hafa foldað, heldur eftir spilunum, hélt eftir spilunum,
    skilar ekki spilunum, skilaði ekki spilunum, vill ekki skila spilunum, vildi ekki skila spilunum, neitar að skila spilunum,
    neitaði að skila spilunum, lætur spilin ekki af hendi, heldur foldaðri hönd, hélt foldaðri hönd, heldur foldaða spilinu,
    heldur í foldaða höndina, hélt í foldaða höndina
hides-cards = felur spilin, faldi spilin, felur spilin sín, faldi spilin sín, fela spilin sín, felur bæði spilin,
    felur höndina sína, faldi höndina sína, felur spil, faldi spil, felur spilin bak við stakkinn, faldi spilin bak við stakkinn,
    felur spilin undir höndunum, spilin falin bak við, spilin sjást ekki bak við, spilin eru falin, spilin voru falin
warned-out-of-turn = viðvaranir fyrir að gera utan raðar, viðvaranir fyrir að gera úr röð, viðvaranir fyrir að spila utan raðar,
    viðvaranir fyrir að spila úr röð, áminningar fyrir að gera utan raðar, áminningar fyrir að gera úr röð,
    áminningar fyrir að spila úr röð, viðvaranir fyrir að betta úr röð, viðvörun fyrir að gera úr röð
cards-protected = er með spilavörn á spilunum, var með spilavörn á spilunum, er með vörn á spilunum, var með vörn á spilunum,
    spilin eru varin, spilin voru varin, er með pening á spilunum, var með pening á spilunum, er með spilin varin,
    var með spilin varin, hefur varið spilin, hafði varið spilin, er með card protector á spilunum, er með hlíf á spilunum,
    var með hlíf á spilunum
flashes-hand = blikkar spilunum, blikkaði spilunum, sýnir spilin snöggt, sýnir spilin í svip, sýndi spilin í svip,
    sýnir spilin augnablik, sýnir spilin eitt augnablik, sýndi spilin eitt augnablik, flassar spilunum, flassaði spilunum,
    sýndi spilin snöggt, bregður spilunum upp, brá spilunum upp, flassar höndinni, flassar hendinni, flassaði höndinni,
    flassaði hendinni, blikkar höndinni, blikkar hendinni, flassar báðum spilunum, flassaði báðum spilunum, sýnir höndina snöggt,
    sýnir höndina í svip, sýndi höndina snöggt, sýndi höndina í svip, lætur glitta í spilin, lætur glitta í höndina
marks-card = merkir spil, merkti spil, merkir spilin, merkti spilin, merkja spil, merkti ásinn, merkir ásinn, merkir ásana,
    merkti ásana, er að merkja spil, var að merkja spil, beyglar spil, beyglaði spil, beyglar spilin, beyglaði spilin,
    beygir spil, beygði spil, beygir hornið á spili, beygði hornið á spili, beyglar hornin á spilunum, beyglaði hornin á spilunum,
    beygir hornin á, beygja hornin á, rispar spil, rispaði spil, brýtur upp á spil, braut upp á spil
card-off-table = kastar spili af borðinu, kastaði spili af borðinu, hendir spili af borðinu, henti spili af borðinu,
    fleygir spili af borðinu, fleygði spili af borðinu, kastar spilunum af borðinu, kastaði spilunum af borðinu,
    hendir spilunum af borðinu, henti spilunum af borðinu, fleygir spilunum af borðinu, kastar spili á gólfið,
    kastaði spili á gólfið, hendir spili á gólfið, henti spili á gólfið, kastar spilunum á gólfið, kastaði spilunum á gólfið,
    hendir spilunum á gólfið, henti spilunum á gólfið, fleygir spilunum á gólfið, fleygði spilunum á gólfið,
    hendir spilunum í gólfið, henti spilunum í gólfið, grýtir spilunum í gólfið, grýtti spilunum í gólfið
chip-off-table = kastar spilapeningi af borðinu, kastaði spilapeningi af borðinu, hendir spilapeningi af borðinu,
    henti spilapeningi af borðinu, hendir peningi af borðinu, henti peningi af borðinu, kastar peningi af borðinu,
    kastaði peningi af borðinu, henti peningum af borðinu, hendir peningum af borðinu, kastar spilapeningi á gólfið,
    kastaði spilapeningi á gólfið, kastar peningi á gólfið, kastaði peningi á gólfið, hendir peningi á gólfið,
    henti peningi á gólfið, hendir peningum á gólfið, henti peningum á gólfið, henti spilapeningum á gólfið,
    hendir chippu á gólfið, henti chippu á gólfið, henti chippum á gólfið, henti chippu af borðinu, fleygir peningi á gólfið,
    fleygði peningi á gólfið, grýtti peningum í gólfið
cards-at-dealer = hendir spilunum í gjafarann, henti spilunum í gjafarann, hendir spilum í gjafarann, henti spilum í gjafarann,
    kastar spilunum í gjafarann, kastaði spilunum í gjafarann, fleygir spilunum í gjafarann, fleygði spilunum í gjafarann,
    grýtir spilunum í gjafarann, grýtti spilunum í gjafarann, þeytir spilunum í gjafarann, þeytti spilunum í gjafarann,
    hendir spilunum í dealerinn, henti spilunum í dealerinn, kastar spilunum í dealerinn, kastaði spilunum í dealerinn,
    hendir spilunum í dílerinn, henti spilunum í dílerinn, hendir spilunum framan í gjafarann, henti spilunum framan í gjafarann,
    kastaði spilunum framan í gjafarann
cards-off-table = tekur spilin sín af borðinu, tók spilin sín af borðinu, heldur spilunum undir borði, hélt spilunum undir borði,
    heldur spilunum undir borðinu, hélt spilunum undir borðinu, heldur spilunum í kjöltunni, hélt spilunum í kjöltunni,
    með spilin í kjöltunni, spilin í kjöltuna, með spilin undir borðinu, spil í kjöltu, spilin út fyrir borðið,
    spilin út fyrir borðbrúnina, dregur spilin sín af borðinu
soft-plays = er að soft playa, var að soft playa, soft playar, soft playaði, softplayar, softplayaði, soft play gegn,
    spilar mjúkt gegn, spilar mjúkt á móti, hlífir, hlífði, hlífir vini sínum, hlífði vini sínum, er að hlífa, var að hlífa,
    tékkar niður fyrir vin sinn, tékkaði niður fyrir vin sinn, tékkar niður með vini sínum, tékkaði niður með vini sínum,
    bettar aldrei í vin sinn, bettar aldrei á vin sinn
colluding = hafa samráð, höfðu samráð, hefur samráð við, hafði samráð við, eru í samráði, voru í samráði, er í samráði við,
    var í samráði við, í samráði við, með samráð, eru með samráð, voru með samráð, er með samráð við, spila saman sem lið,
    spila sem lið, spiluðu sem lið, spila saman, spiluðu saman, vinna saman gegn, unnu saman gegn, spila saman gegn, colluda,
    eru að colluda, voru að colluda, eru að svindla saman
dumps-chips = dumpar chips, dumpar chips á, dumpar chips til, dumpaði chips, dumpaði chips á, er að dumpa chips,
    dumpar peningum á, dumpar stakknum á, dumpaði stakknum á, chip dumpar, chip dumping á, chip dump á, er að chip dumpa,
    lætur spilapeninga viljandi renna til, tapar viljandi til, tapar viljandi fyrir, tapaði viljandi fyrir,
    tapar viljandi chips til, færir spilapeninga viljandi til, gefur vini sínum stakkinn, gaf vini sínum stakkinn,
    gaf vini sínum allan stakkinn, gefur vini sínum allan stakkinn, gaf honum spilapeningana
protests = leggur fram kæru, lagði fram kæru, leggja fram kæru, sendir inn kæru, sendi inn kæru, sendir kæru, sendi kæru,
    skilar inn kæru, skilaði inn kæru, kærir, kærði, kærir skriflega, kærði skriflega, vill kæra, vildi kæra, ætlar að kæra,
    leggur fram formleg mótmæli
objects-ruling = mótmælir úrskurðinum, mótmælti úrskurðinum, mótmælir úrskurði, andmælir úrskurðinum, andmælti úrskurðinum,
    mótmælir dómnum, mótmælti dómnum, mótmælir ákvörðuninni, mótmælti ákvörðuninni, er ósammála úrskurðinum,
    var ósammála úrskurðinum, ósammála úrskurðinum, ósammála dómnum, ósammála ákvörðuninni, ósammála dómaranum,
    ósáttur við úrskurðinn, ósáttur við dóminn, ósáttur við ákvörðunina, sættir sig ekki við úrskurðinn,
    sætti sig ekki við úrskurðinn, sættir sig ekki við dóminn, kvartar yfir úrskurðinum, kvartaði yfir úrskurðinum,
    kvartar undan úrskurðinum, deilir um úrskurðinn, rífst um úrskurðinn, reifst um úrskurðinn, áfrýjar, áfrýjaði, vill áfrýja,
    vildi áfrýja, áfrýjar úrskurðinum, vill annan úrskurð
asks-next-card = biður um að sjá næsta spil, bað um að sjá næsta spil, biður um næsta spil, bað um næsta spil,
    vill sjá næsta spil, vildi sjá næsta spil, vill fá að sjá næsta spil, vildi fá að sjá næsta spil, má ég sjá næsta spil,
    fá að sjá næsta spil, biður um rabbit, bað um rabbit, vill rabbit, vildi rabbit, vill fá rabbit, vildi fá rabbit,
    biður um rabbit hunt, bað um rabbit hunt, vill rabbit hunt, vill sjá hvað hefði komið, vildi sjá hvað hefði komið,
    fá að sjá hvað hefði komið, megum við sjá hvað hefði komið, biður um kanínu, vill kanínu, hvað hefði komið á river,
    hvað hefði komið, hvað riverinn hefði verið, hvað hefði komið á rivernum, hvað turninn hefði verið, biður um að sjá turn,
    bað um að sjá turn, biður um að sjá river, bað um að sjá river, vill sjá turn, vill sjá river, vildi sjá turn,
    vildi sjá river, vill fá að sjá turn, vill fá að sjá river, biður um að sjá turnspilið, vill sjá turnspilið,
    vill sjá riverspilið, biður um að fá að sjá river, biður um að fá að sjá turn, vill sjá hvað hefði verið næst,
    vill sjá hvað kom næst, biður um rabbithunt, vill rabbithunt
asks-new-deck = biður um nýjan stokk, bað um nýjan stokk, vill nýjan stokk, vildi nýjan stokk, vill fá nýjan stokk,
    vildi fá nýjan stokk, heimtar nýjan stokk, heimtaði nýjan stokk, óskar eftir nýjum stokki, óskaði eftir nýjum stokki,
    biður um annan stokk, bað um annan stokk, vill annan stokk, biður um ný spil, bað um ný spil, vill ný spil, vildi ný spil,
    vill fá ný spil, biður um stokkaskipti, bað um stokkaskipti, vill skipta um stokk, vildi skipta um stokk,
    biður um að skipta um stokk, biður um að stokkurinn sé skiptur, heimtar ný spil, heimtaði ný spil, vildi fá nýja spilastokk,
    vill nýjan spilastokk, vildi nýjan spilastokk, biður um nýjan spilastokk, bað um nýjan spilastokk, biður um ferskan stokk,
    vill ferskan stokk
speaks-english = talar ensku, talaði ensku, tala ensku, töluðu ensku, talandi ensku, talar á ensku, talaði á ensku, tala á ensku,
    tala saman á ensku, töluðu saman á ensku, segir á ensku, sagði á ensku
speaks-hungarian = talar ungversku, talaði ungversku, tala ungversku, töluðu ungversku, talandi ungversku, talar á ungversku,
    talaði á ungversku, tala á ungversku, tala saman á ungversku, töluðu saman á ungversku, segir á ungversku, sagði á ungversku
speaks-slovak = talar slóvakísku, talaði slóvakísku, tala slóvakísku, töluðu slóvakísku, talandi slóvakísku, talar slóvösku,
    talaði slóvösku, talar á slóvakísku, talaði á slóvakísku, tala á slóvakísku, tala saman á slóvakísku,
    töluðu saman á slóvakísku, segir á slóvakísku, sagði á slóvakísku
speaks-croatian = talar króatísku, talaði króatísku, tala króatísku, töluðu króatísku, talandi króatísku, talar króatsku,
    talar á króatísku, talaði á króatísku, tala á króatísku, tala saman á króatísku, töluðu saman á króatísku, segir á króatísku,
    sagði á króatísku
speaks-russian = talar rússnesku, talaði rússnesku, tala rússnesku, töluðu rússnesku, talandi rússnesku, talar á rússnesku,
    talaði á rússnesku, tala á rússnesku, tala saman á rússnesku, töluðu saman á rússnesku, segir á rússnesku, sagði á rússnesku
speaks-german = talar þýsku, talaði þýsku, tala þýsku, töluðu þýsku, talandi þýsku, talar á þýsku, talaði á þýsku, tala á þýsku,
    tala saman á þýsku, töluðu saman á þýsku, segir á þýsku, sagði á þýsku
speaks-spanish = talar spænsku, talaði spænsku, tala spænsku, töluðu spænsku, talandi spænsku, talar á spænsku, talaði á spænsku, tala á spænsku,
    tala saman á spænsku, töluðu saman á spænsku, segir á spænsku, sagði á spænsku
speaks-italian = talar ítölsku, talaði ítölsku, tala ítölsku, töluðu ítölsku, talandi ítölsku, talar á ítölsku, talaði á ítölsku, tala á ítölsku,
    tala saman á ítölsku, töluðu saman á ítölsku, segir á ítölsku, sagði á ítölsku
speaks-french = talar frönsku, talaði frönsku, tala frönsku, töluðu frönsku, talandi frönsku, talar á frönsku, talaði á frönsku, tala á frönsku,
    tala saman á frönsku, töluðu saman á frönsku, segir á frönsku, sagði á frönsku
speaks-polish = talar pólsku, talaði pólsku, tala pólsku, töluðu pólsku, talandi pólsku, talar á pólsku, talaði á pólsku, tala á pólsku,
    tala saman á pólsku, töluðu saman á pólsku, segir á pólsku, sagði á pólsku
speaks-czech = talar tékknesku, talaði tékknesku, tala tékknesku, töluðu tékknesku, talandi tékknesku, talar á tékknesku, talaði á tékknesku, tala á tékknesku,
    tala saman á tékknesku, töluðu saman á tékknesku, segir á tékknesku, sagði á tékknesku

## Það sem sagt er um þann sem verður fyrir því

insulted-by = var móðgaður af, er móðgaður af, var móðguð af, varð fyrir móðgun frá, fékk móðgun frá, fær móðgun frá, varð fyrir aðkasti frá, er svívirtur af, var svívirtur af, var kallaður fáviti af, var niðurlægður af
sworn-at-by = fékk blótsyrði frá, fékk skammir frá, fær skammir frá, var blótað af, var skammaður af, er skammaður af, var formæltur af, fékk formælingar frá, fékk fúkyrði frá, fær fúkyrði frá
advised-by = var ráðlagt af, er ráðlagt af, var leiðbeint af, er leiðbeint af, fékk leiðbeiningar frá, fær leiðbeiningar frá, fékk hjálp frá, fær hjálp frá, fékk aðstoð frá, fær aðstoð frá
takes-advice = fékk ráð frá, fær ráð frá, þiggur ráð frá, þáði ráð frá, tekur við ráðum frá, tók við ráðum frá, fékk ráðleggingu frá, fær ráðleggingu frá, þiggur ráðleggingu frá, fer að ráðum, fór að ráðum, hlustar á ráð frá, hlustaði á ráð frá, fékk ráðgjöf frá, fær ráðgjöf frá
chips-touched-by = fékk putta í spilapeningana frá, lét snerta spilapeningana sína af, spilapeningarnir hans voru snertir af, spilapeningar hans voru snertir af, chipparnir hans voru snertir af, staflinn hans var snertur af, stakkurinn hans var snertur af, átt var við spilapeninga hans af, peningar hans voru snertir af, síppurnar hans voru snertar af
cards-touched-by = spilin hans voru snert af, spil hans voru snert af, spilin hennar voru snert af, spilunum hans var snúið við af, spilin hans voru tekin af, hönd hans var snert af, höndin hans var snert af, lét snerta spilin sín af, átt var við spilin hans af, spil hennar voru snert af
shown-hand = voru sýnd spilin hjá, var sýnd höndin hjá, voru sýnd spil frá, fékk að sjá spilin hjá, fékk að sjá höndina hjá, fær að sjá spilin hjá, fær að sjá höndina hjá, fékk að sjá spil, fær að sjá spil, voru sýnd spil

## Framkoma og skilríki

insults-floor = móðgar dómarann, móðgaði dómarann, svívirðir dómarann, svívirti dómarann, skammar dómarann, skammaði dómarann, öskrar á dómarann, öskraði á dómarann, hellir sér yfir dómarann, hellti sér yfir dómarann, blótar dómaranum, blótaði dómaranum, kallar dómarann fávita, kallaði dómarann fávita, móðgar stjórann, móðgaði stjórann, öskrar á stjórann, öskraði á stjórann, móðgar mótsstjórann, móðgaði mótsstjórann, öskrar á mótsstjórann, móðgar floorinn, öskrar á floorinn
belittles-play = gerir lítið úr spilamennsku, gerði lítið úr spilamennsku, hæðist að spilamennsku, hæddist að spilamennsku, gagnrýnir spilamennsku, gagnrýndi spilamennsku, gerir grín að spilamennsku, gerði grín að spilamennsku, hlær að spilamennsku, hló að spilamennsku, setur út á spilamennsku, rakkar niður spilamennsku
gestures = gefur fingurinn, gaf fingurinn, sýnir fingurinn, sýndi fingurinn, gefur honum fingurinn, gaf honum fingurinn, sýnir honum fingurinn, sýndi honum fingurinn, gerir dónalega handahreyfingu, gerði dónalega handahreyfingu, sýnir löngutöng, sýndi löngutöng, er með dónalegar handahreyfingar
reads = les bók, er að lesa bók, las bók, les blað, er að lesa blað, les tímarit, er að lesa tímarit, les við borðið, er að lesa við borðið, les dagblað, er að lesa dagblað
uses-laptop = er í fartölvu, er í fartölvunni, notar fartölvu, notaði fartölvu, opnar fartölvu, opnaði fartölvu, opnar fartölvuna, opnaði fartölvuna, er með fartölvu, er með fartölvuna opna, vinnur í fartölvu, tekur upp fartölvu, tók upp fartölvu, er með fartölvu á borðinu
asks-to-phone = biður um að fá að hringja, bað um að fá að hringja, biður um leyfi til að hringja, vill fá að hringja, spyr hvort hann megi hringja, spyr hvort hann megi fara í símann, vill fara frá til að hringja, biður um að fá að fara í símann, bað um að fá að fara í símann, biður um að fá að svara símanum, spyr hvort hann megi svara símanum
silences-phone = slekkur á símanum, slökkti á símanum, þaggar niður í símanum, þaggaði niður í símanum, setur símann á silent, setti símann á silent, setur símann á hljóðlaust, setti símann á hljóðlaust, hafnar símtalinu, hafnaði símtalinu, lækkar í símanum, lækkaði í símanum
no-document = er ekki með skilríki, var ekki með skilríki, er ekki með skilríki á sér, sýnir ekki skilríki, sýndi ekki skilríki, neitar að sýna skilríki, neitaði að sýna skilríki, gleymdi skilríkjunum, gleymdi skilríkjum, hefur engin skilríki, er án skilríkja, er skilríkjalaus, er ekki með vegabréf, getur ekki sýnt skilríki
asks-rules = biður um reglurnar, bað um reglurnar, biður um reglur, bað um reglur, vill sjá reglurnar, vildi sjá reglurnar, biður um að sjá reglurnar, bað um að sjá reglurnar, vill fá að sjá reglurnar, biður um reglubókina, bað um reglubókina
protests-in-writing = mótmælir skriflega, mótmælti skriflega, leggur fram skrifleg mótmæli, lagði fram skrifleg mótmæli, skilar inn skriflegum mótmælum, skilaði inn skriflegum mótmælum, kvartar skriflega, kvartaði skriflega, leggur fram skriflega kvörtun, lagði fram skriflega kvörtun, skilar inn skriflegri kvörtun, skilaði inn skriflegri kvörtun, sendir inn skriflega kvörtun
refuses-penalty = neitar refsingunni, neitaði refsingunni, neitar að taka út refsinguna, neitaði að taka út refsinguna, neitar að taka út refsingu, sættir sig ekki við refsinguna, sætti sig ekki við refsinguna, neitar að fara í refsingu, neitaði að fara í refsingu, hafnar refsingunni, hafnaði refsingunni, tekur ekki út refsinguna, vill ekki taka út refsinguna
drunk = er fullur við borðið, var fullur við borðið, spilar fullur, spilaði fullur, er drukkinn við borðið, var drukkinn við borðið, spilar drukkinn, kemur fullur til baka, kom fullur til baka, er ölvaður við borðið, spilar ölvaður, mætir fullur, mætti fullur
touch-needless = það var óþarfi, sem var óþarfi, alveg að óþörfu, það var algjör óþarfi, það var engin ástæða til þess, að ástæðulausu gerði hann það, snertingin var óþörf, engin þörf var á því, það var óþarfi að snerta þá, það var óþarfi að snerta þau

## Það sem dómarinn ákveður

warns = fær viðvörun, fékk viðvörun, fær áminningu, fékk áminningu, fær aðvörun, fékk aðvörun, er áminntur, var áminntur, er aðvaraður, var aðvaraður, dómarinn áminnir, dómarinn áminnti, dómarinn aðvarar, dómarinn aðvaraði, dómarinn varar við, gefur _ viðvörun, gaf _ viðvörun, gefur _ áminningu, gaf _ áminningu, veitir _ áminningu, veitti _ áminningu, gef _ viðvörun, sleppur með viðvörun, slapp með viðvörun, sleppur með áminningu, slapp með áminningu, fær munnlega viðvörun, fékk munnlega viðvörun, stjórinn áminnir, stjórinn aðvarar, gefur honum viðvörun, gefur henni viðvörun, gaf honum viðvörun, gaf henni viðvörun, gefur honum áminningu, gefur henni áminningu, gaf honum áminningu, gaf henni áminningu, veitir honum áminningu, veitir henni áminningu, veitti honum áminningu, veitti henni áminningu, gef honum viðvörun, gef henni viðvörun
penalty-round = missir úr hring, missti úr hring, missir hring, missti hring, fær hring í refsingu, fékk hring í refsingu, fær hring, fékk hring, situr hjá hring, sat hjá hring, er úti í einn hring, situr hjá í einn hring, sat hjá í einn hring, fær eins hrings refsingu, fékk eins hrings refsingu, situr af sér hring
penalty-rounds = missir _ hring, missir _ hringi, missti _ hring, missti _ hringi, missir úr _ hring, missir úr _ hringi, missti úr _ hringi, fær _ hringi, fær _ hring, fékk _ hringi, fékk _ hring, fær _ hringi í refsingu, fékk _ hringi í refsingu, situr hjá í _ hringi, sat hjá í _ hringi, situr hjá _ hringi, sat hjá _ hringi, gefur _ _ hringi, gaf _ _ hringi, gefur _ _ hring, gaf _ _ hring, er úti í _ hringi, fær _ hringja refsingu, fékk _ hringja refsingu, refsing upp á _ hringi, refsingu upp á _ hringi, refsingu upp á _ hring, þarf að sitja hjá í _ hringi, verður að sitja hjá í _ hringi, situr úti _ hringi, situr úti í _ hringi, gefur honum _ hringi, gefur henni _ hringi, gaf honum _ hringi, gaf henni _ hringi, gefur honum _ hring, gefur henni _ hring, gaf honum _ hring, gaf henni _ hring
penalty-hand = missir úr hönd, missti úr hönd, missir eina hönd, missti eina hönd, situr hjá eina hönd, situr hjá í einni hönd, sat hjá eina hönd, missir úr næstu hönd, missir næstu hönd, situr hjá næstu hönd, situr hjá í næstu hönd, fær einnar handar refsingu
penalty-hands = missir _ hendur, missti _ hendur, missir úr _ hendur, missti úr _ hendur, situr hjá _ hendur, situr hjá í _ hendur, sat hjá _ hendur, sat hjá í _ hendur, fær _ handa refsingu, fékk _ handa refsingu, er úti í _ hendur, refsingu upp á _ hendur, þarf að sitja hjá _ hendur, verður að sitja hjá _ hendur
penalty-minutes = fær _ mínútur, fékk _ mínútur, situr hjá í _ mínútur, sat hjá í _ mínútur, situr hjá _ mínútur, fær _ mínútna refsingu, fékk _ mínútna refsingu, er úti í _ mínútur, gefur _ _ mínútur, gaf _ _ mínútur, refsingu upp á _ mínútur, þarf að sitja hjá í _ mínútur, situr úti í _ mínútur, gefur honum _ mínútur, gefur henni _ mínútur, gaf honum _ mínútur, gaf henni _ mínútur
disqualifies = er dæmdur úr leik, var dæmdur úr leik, er vísað úr keppni, var vísað úr keppni, dæmir _ úr leik, dæmdi _ úr leik, vísar _ úr keppni, vísaði _ úr keppni, er diskaður, var diskaður, diskar _, diskaði _, dæmi _ úr leik, er dæmd úr leik, var dæmd úr leik, hlýtur frávísun, er vikið úr keppni, var vikið úr keppni, fær brottvísun, dæmir hann úr leik, dæmir hana úr leik, dæmdi hann úr leik, dæmdi hana úr leik, vísar honum úr keppni, vísar henni úr keppni, vísaði honum úr keppni, vísaði henni úr keppni
expels = er rekinn úr mótinu, var rekinn úr mótinu, er vísað úr mótinu, var vísað úr mótinu, rekur _ úr mótinu, rak _ úr mótinu, vísar _ úr mótinu, vísaði _ úr mótinu, er hent út, var hent út, er hent út úr mótinu, var hent út úr mótinu, hendir _ út, henti _ út, hendir _ út úr mótinu, henti _ út úr mótinu, er vikið úr mótinu, var vikið úr mótinu, er rekinn út, var rekinn út, rekur hann úr mótinu, rekur hana úr mótinu, rak hann úr mótinu, rak hana úr mótinu, vísar honum úr mótinu, vísar henni úr mótinu, vísaði honum úr mótinu, vísaði henni úr mótinu, hendir honum út, hendir henni út, henti honum út, henti henni út, hendir honum út úr mótinu, hendir henni út úr mótinu, henti honum út úr mótinu, henti henni út úr mótinu
no-penalty = fær enga refsingu, fékk enga refsingu, er ekki refsað, var ekki refsað, sleppur við refsingu, slapp við refsingu, sleppur án refsingar, slapp án refsingar, fær ekki refsingu, fékk ekki refsingu, engin refsing fyrir, refsar ekki
kills-hand = dómarinn dæmir höndina dauða, dómarinn dæmdi höndina dauða, dómarinn dæmir hönd hans dauða, dómarinn dæmdi hönd hans dauða, dómarinn úrskurðar höndina dauða, dómarinn úrskurðaði höndina dauða, dómarinn segir höndina dauða, dómarinn sagði höndina dauða, höndin hans er dæmd dauð, höndin hans var dæmd dauð, er með höndina dæmda dauða, stjórinn dæmir höndina dauða, stjórinn dæmdi höndina dauða, dómarinn drepur höndina, dómarinn drap höndina
hand-lives = dómarinn dæmir höndina lifandi, dómarinn dæmdi höndina lifandi, dómarinn dæmir hönd hans lifandi, dómarinn dæmdi hönd hans lifandi, dómarinn úrskurðar höndina lifandi, dómarinn úrskurðaði höndina lifandi, höndin hans er dæmd lifandi, höndin hans var dæmd lifandi, dómarinn lætur höndina lifa, dómarinn lét höndina lifa, stjórinn dæmir höndina lifandi, dómarinn segir höndina lifandi
