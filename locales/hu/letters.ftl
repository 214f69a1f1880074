# Betűk és végződések, amelyek szerint a leírásokat olvassuk. A szabályok az angol fájlban állnak.

article = A
small-word = a
unit-big-blind = bb, BB
# 10e: tízezer.
thousand-unit = e
ending-until = ig
ending-dative = nek, nak
has-before-number = előtt, elott, mögött, mogott, mögötte, mogotte
key-row = qwertzuiop, yxcvbnm
# Beside a number: so much is missing. Behind a name: no more than whom it is about. Two words with a comma between them.
lacks-beside-number = hiányzik, hiányzott, hiányoznak
topic-behind-name = meg, pedig
comma-within = azelőtt hogy, anélkül hogy, azután hogy, ahelyett hogy,
    szól hogy, szólt hogy, jelzi hogy, jelezte hogy, jelez hogy, látja hogy, látta hogy, észreveszi hogy, észrevette hogy,
    kiderül hogy, kiderült hogy, elárulja hogy, elárulta hogy, elmondja hogy, elmondta hogy, megmondja hogy, megmondta hogy
# Right behind asking: how much there is to call.
how-much-behind-asking = mennyi, mennyit, mennyibe
# Azt tagadja, ami közvetlenül előtte áll: „emelt volna”.
denies-behind = volna
# Másik játékos, mint aki utoljára cselekedett.
other-player = másik, másikuk, a másik
# Asztal, amelynél ülnek.
table-noun = asztal, asztalnál, asztalon, asztalhoz, asztaltól, asztalról, asztalt, asztalnak, asztalra, asztalunk, asztalunknál
# Több asztal, amelynél ülnek.
tables-noun = asztalok, asztaloknál, asztalokon, asztalokat
# Ugyanaz még egyszer; arról, hogy mennyivel több, nem szól.
once-more = ismét, újra, megint, még egyszer
# Mögötte áll, kié a gomb.
at-behind-button = nála
# Mögötte áll annak, ami nem történt meg.
instead-behind = helyett
