/** Places of shops: the municipalities of Portugal that card terminals name most, and their names of the country. */
const PLACES: ReadonlySet<string> = new Set(
  `abrantes, albergaria a velha, albufeira, alcobaca, alcochete, almada, almeirim, alverca, amadora, amarante,
  angra do heroismo, anadia, arouca, aveiro, barcelos, barreiro, beja, benavente, braga, braganca, cacem, caldas da rainha,
  camara de lobos, caminha, cantanhede, carcavelos, carnaxide, cartaxo, cascais, castelo branco, chaves, coimbra, covilha,
  elvas, entroncamento, ermesinde, esmoriz, espinho, esposende, estarreja, estoril, estremoz, evora, fafe, famalicao, faro,
  fatima, feira, felgueiras, figueira da foz, funchal, fundao, gaia, gondomar, guarda, guimaraes, ilhavo, lagoa, lagos,
  lamego, leiria, linda a velha, lisboa, loule, loures, lourinha, lousada, lx, mafra, maia, mangualde, marco de canaveses,
  marinha grande, matosinhos, mealhada, mem martins, mirandela, moita, montijo, nazare, odivelas, oeiras, olhao,
  oliveira de azemeis, ourem, ovar, pacos de ferreira, palmela, parede, paredes, penafiel, peniche, pombal, ponta delgada,
  ponte de lima, portalegre, portimao, porto, porto santo, povoa de varzim, queluz, quarteira, rio maior, rio tinto, sacavem,
  santa maria da feira, santarem, santo tirso, sao joao da madeira, seixal, sesimbra, setubal, silves, sines, sintra, tavira,
  tomar, torres novas, torres vedras, trofa, vagos, vale de cambra, valenca, valongo, viana do castelo, vila do conde,
  vila franca de xira, vila nova de famalicao, vila nova de gaia, vila real, vila real de santo antonio, viseu, vizela,
  portugal, pt, prt`
    .split(",")
    .map((place) => place.trim().replaceAll(/\s+/gu, " ")),
);

/** The most words in a place. */
const MAX_PLACE_WORDS = Math.max(...[...PLACES].map((place) => place.split(" ").length));

/** The end of the words without the place that the first `end` of them close with; `end` if there is none. */
export function endOfPlace(words: readonly string[], end: number): number {
  for (let count = Math.min(MAX_PLACE_WORDS, end); count > 0; count -= 1) {
    if (PLACES.has(words.slice(end - count, end).join(" "))) return end - count;
  }
  return end;
}
