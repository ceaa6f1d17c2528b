/** The characters of the bytes from 128 on: of DOS in Western Europe (850), and of DOS in Portugal (860). */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";
const CP860 =
  "ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** The characters of the bytes from 128 on in an encoding that browsers know. */
const upperOf = (label: string): string =>
  new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128));

/** The encodings of one byte a character in which files have been seen; the first is by far the most frequent. */
const encodings = () => [upperOf("windows-1252"), upperOf("macintosh"), CP850, CP860] as const;

/** How many characters outside of ASCII are looked at. */
const MAX_SEEN = 5_000;

const PORTUGUESE = new Set("áàâãçéêíóôõúÁÀÂÃÇÉÊÍÓÔÕÚ");
const NEIGHBOURS = new Set("äåæèëìîïñòöøùûüßœÄÅÈËÌÎÏÑÒÖØÙÛÜ");

/** Characters that may be anywhere: signs of money and of numbers, quotes and dashes. */
const ANYWHERE = new Set("€°ºª–—’‘“”…•·«»´§©®™\u00a0");

/** How well the characters of an encoding stand among letters, and how many stand where no word has them. */
type Fit = { readonly points: number; readonly odd: number };

/**
 * Decodes a text of one byte a character, by what makes Portuguese words: Windows-1252, unless that has characters where
 * no word has them, and another encoding has letters there.
 */
export function decodeOld(bytes: Uint8Array): string {
  const places = seenPlaces(bytes);
  const [usual, ...others] = encodings().map((upper) => ({
    upper,
    ...fitOf(bytes, places, upper),
  }));
  const text = new TextDecoder("windows-1252").decode(bytes);
  if (usual === undefined) return text;
  const best = others.reduce((most, one) => (one.points > most.points ? one : most), usual);
  if (best.odd >= usual.odd) return text;
  const characters = new Map(Array.from(usual.upper, (from, at) => [from, best.upper.charAt(at)]));
  return text.replace(/[^\0-\x7f]/g, (character) => characters.get(character) ?? character);
}

/** The places of the first characters outside of ASCII. */
function seenPlaces(bytes: Uint8Array): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < bytes.length && places.length < MAX_SEEN; at += 1)
    if ((bytes[at] ?? 0) >= 128) places.push(at);
  return places;
}

function fitOf(bytes: Uint8Array, places: readonly number[], upper: string): Fit {
  const charAt = (at: number) => {
    const byte = bytes[at] ?? 32;
    return byte < 128 ? String.fromCharCode(byte) : upper.charAt(byte - 128);
  };
  const fits = places.map((at) => pointsOf(charAt(at - 1), charAt(at), charAt(at + 1)));
  return {
    points: fits.reduce((sum, points) => sum + points, 0),
    odd: fits.filter((points) => points < 0).length,
  };
}

/** What a character between two others tells for its encoding. */
function pointsOf(before: string, letter: string, after: string): number {
  if (ANYWHERE.has(letter)) return 0;
  const points = PORTUGUESE.has(letter) ? 2 : NEIGHBOURS.has(letter) ? 1 : -2;
  if (points < 0) return points;
  if (!isLetter(before) && !isLetter(after)) return 0;
  // Some programs write capitals without changing the letters with accents.
  const fits = isSmall(letter) ? isSmall(before) || isSmall(after) : !isSmall(before);
  return fits ? points : 0;
}

const isLetter = (one: string): boolean => /^\p{L}$/u.test(one);
const isSmall = (one: string): boolean => /^\p{Ll}$/u.test(one);
