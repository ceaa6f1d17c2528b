/** The gender of what is counted. */
export type Gender = "masculine" | "feminine";

const UNITS = ["", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove"];

const TEENS = [
  "dez",
  "onze",
  "doze",
  "treze",
  "catorze",
  "quinze",
  "dezasseis",
  "dezassete",
  "dezoito",
  "dezanove",
];

const TENS = [
  "",
  "",
  "vinte",
  "trinta",
  "quarenta",
  "cinquenta",
  "sessenta",
  "setenta",
  "oitenta",
  "noventa",
];

const HUNDREDS = [
  "",
  "cento",
  "duzentos",
  "trezentos",
  "quatrocentos",
  "quinhentos",
  "seiscentos",
  "setecentos",
  "oitocentos",
  "novecentos",
];

const FEMININE: Readonly<Record<string, string>> = { um: "uma", dois: "duas" };

const said = (word: string, gender: Gender): string =>
  gender === "masculine" ? word : (FEMININE[word] ?? word.replace(/entos$/, "entas"));

/** The words of a number below 1000, without the links between them. */
function wordsBelowThousand(number: number, gender: Gender): readonly string[] {
  if (number === 100) return ["cem"];
  const below = number % 100;
  const teen = below >= 10 && below < 20;
  return [
    HUNDREDS[Math.floor(number / 100)],
    teen ? TEENS[below - 10] : TENS[Math.floor(below / 10)],
    teen ? "" : UNITS[below % 10],
  ]
    .filter((word) => word !== undefined && word !== "")
    .map((word) => said(word ?? "", gender));
}

/** A whole number from 0 to 999 999 in words, in the gender of what is counted: `quarenta e oito`, `duas mil e uma`. */
export function numberInWords(number: number, gender: Gender): string {
  if (number === 0) return "zero";
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const ones = wordsBelowThousand(rest, gender).join(" e ");
  if (thousands === 0) return ones;
  const many = thousands === 1 ? "" : `${wordsBelowThousand(thousands, gender).join(" e ")} `;
  if (rest === 0) return `${many}mil`;
  // The last part is linked to the thousands if it is a single one.
  const link = rest < 100 || rest % 100 === 0 ? " e " : " ";
  return `${many}mil${link}${ones}`;
}
