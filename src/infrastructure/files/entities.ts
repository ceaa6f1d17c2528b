const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  euro: "€",
  ordm: "º",
  ordf: "ª",
  ndash: "–",
  mdash: "—",
};

/** The names of accents, and their combining characters. */
const MARKS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  cedil: "\u0327",
  uml: "\u0308",
};

const ENTITY =
  /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z])(acute|grave|circ|tilde|cedil|uml)|(\w{2,6}));/g;

/** Decodes the entities of XML and those of HTML that Portuguese needs; any other stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes("&")
    ? text.replace(
        ENTITY,
        (whole, decimal?: string, hex?: string, letter?: string, mark?: string, name?: string) => {
          if (letter !== undefined) return `${letter}${MARKS[mark ?? ""] ?? ""}`.normalize("NFC");
          if (name !== undefined) return NAMED[name] ?? whole;
          const point = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
          return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : whole;
        },
      )
    : text;
