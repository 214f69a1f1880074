# Bókstafir og endingar sem frásagnir eru lesnar eftir. Reglurnar standa í ensku skránni.

small-word = a
unit-big-blind = bb, BB
street-by-itself = flopp, floppið, turninn
chip-behind-number = kalla, kall, kalli, köllum, kallar, kallana, köllunum, kallarnir
fold-when-bare = hendir, henti, kastar, kastaði, leggur, lagði, fleygir, fleygði, hentu, köstuðu, fleygðu, lögðu
has-before-number = á, eiga, áttu, eigum
# Beside a number: so much is missing. Before somebody: ahead of him.
lacks-beside-number = vantar, vantaði, vantaði
ahead-before-name = undan, á undan
# Right behind asking: how much there is to call.
how-much-behind-asking = hversu mikið, hve mikið
# Neitar því sem stendur rétt á undan.
denies-behind = ekki, aldrei, ei
# Annar leikmaður en sá sem gerði síðast.
other-player = hinn, hin, annar, næsti
# Borð sem setið er við.
table-noun = borð, borði, borðinu, borðs, borðið, borðsins
# Fleiri borð sem setið er við.
tables-noun = borðin, borðunum, borðanna
# Það sama einu sinni enn; segir ekkert um hve miklu meira.
once-more = aftur, enn einu sinni, einu sinni enn
# Á eftir því stendur hver er með hnappinn.
at-behind-button = hjá, við, fyrir framan
# Að pakka; þar sem spilin eru nefnd og hendur sýndar, að sýna þau.
lays-down = leggur, lagði, leggur niður, lagði niður
