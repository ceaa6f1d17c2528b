import { foldText } from "./fold-text.ts";

/** The abbreviations that are written in capitals; those without a vowel need no list. */
const ABBREVIATIONS = new Set(
  (
    "ACP ADSE ANSR ATM BCE BES BPI CGA CUF EDP EMEL EPAL ERSE HBO IBAN IEFP IGCP IKEA IMI IMT INEM IPO IRC IRN IRS " +
    "ISEG ISCTE IUC IVA KIA MEO NIF NOS OLX PPR RTP SA SATA SIC SIMAS SIBS SMAS TAP TSU TV UCI UE USB UZO WAY " +
    "ZON"
  ).split(" "),
);

/** The words of a name that are in lower case unless they begin it. */
const SMALL = new Set("de do da dos das e em no na nos nas com para por ao aos p".split(" "));

const DOMAINS = new Set("com pt net org eu".split(" "));

const NO_VOWEL = /^[^AEIOUY]{2,5}$/;
const ROMAN = /^(?:X{0,2}(?:IX|IV|V?I{2,3}|VI)|XX|XI)$/;

/** Gives a text in capitals the case of names: `PÃO DE AÇÚCAR` → `Pão de Açúcar`, `EDP COMERCIAL` → `EDP Comercial`. */
export const nameCase = (capitals: string): string =>
  capitals.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) =>
    cased(word, capitals.slice(0, at)),
  );

function cased(word: string, before: string): string {
  const small = word.toLowerCase();
  const folded = foldText(word);
  if (/['’]$/.test(before) && word.length === 1) return small;
  if (/\p{L}\.$/u.test(before) && DOMAINS.has(folded)) return small;
  if (isAbbreviation(folded.toUpperCase())) return word;
  if (/\p{L}/u.test(before) && SMALL.has(folded)) return small;
  const [first = "", ...rest] = small;
  return first.toUpperCase() + rest.join("");
}

const isAbbreviation = (plain: string): boolean =>
  ABBREVIATIONS.has(plain) || NO_VOWEL.test(plain) || ROMAN.test(plain);
