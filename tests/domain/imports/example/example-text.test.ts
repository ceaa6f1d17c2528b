import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleText } from "../../../../src/domain/imports/example/example-text.ts";
import { KNOWN_WORDS } from "../../../../src/domain/imports/example/known-words.ts";
import { foldText } from "../../../../src/domain/shared/fold-text.ts";
import { decodeText } from "../../../../src/infrastructure/files/decode-text.ts";
import { BANK_FILES } from "../../../support/bank-files/bank-files.ts";
import { EXAMPLE, EXAMPLE_OPENING } from "../../../support/bank-files/example.ts";

/** Draws numbers that follow from a seed. */
function drawing(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The words and numbers of a text that may say something of somebody, without what stands in elements. */
const telling = (text: string): ReadonlySet<string> =>
  new Set(
    (text.replace(/^[A-Z]+:\w*\r?$|<[^<>]*>|"\w+":/gm, " ").match(/\p{L}{3,}|\d{3,}/gu) ?? [])
      .map(foldText)
      .filter((word) => !KNOWN_WORDS.has(word)),
  );

/** The text with all letters alike, and all digits, but the small and the capital ones apart. */
const shape = (text: string): string =>
  text
    .replace(/&#\d+;|&\p{L}+;/gu, "é")
    .replace(/[a-záàâãéêíóôõúçñ]/g, "x")
    .replace(/[A-ZÁÀÂÃÉÊÍÓÔÕÚÇÑ]/g, "X")
    .replace(/\d/g, "9");

const anyWord = fc.constantFrom(
  ..."Maria João CONTINENTE Lisboa Café Zé MB WAY P/ Ñandu PT50 IBAN Saldo D C AB12CD de".split(
    " ",
  ),
);
const anyNumber = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999 }).map(String),
  fc.constantFrom("1.234,56", "-12,40", "+0,00", "912345678", "46027", "(7,00)"),
);
const anyDay = fc.constantFrom(
  "05-01-2026",
  "2026-01-31",
  "5/1/26",
  "20260105",
  "20260105101112",
  "05Jan2026",
  "2026-01-05T10:20:30",
);
const anyCell = fc.oneof(anyWord, anyNumber, anyDay, fc.constant('"a; b"'));
const anyTable = fc
  .record({
    rows: fc.array(fc.array(anyCell, { minLength: 1, maxLength: 6 }), { maxLength: 15 }),
    delimiter: fc.constantFrom(";", ",", "\t", "|"),
    end: fc.constantFrom("\n", "\r\n"),
  })
  .map(({ rows, delimiter, end }) =>
    rows.map((cells) => ["1", ...cells].join(delimiter)).join(end),
  );

describe("an example of a file for others", () => {
  it("has no word and no number of the file, whatever is in it, and its very shape", () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), (text, seed) => {
        const example = exampleText(text, [], drawing(seed));
        const own = telling(text);
        expect([...telling(example)].filter((word) => own.has(word))).toEqual([]);
        expect(shape(example)).toBe(shape(text));
      }),
    );
  });

  it.each(
    BANK_FILES.filter(({ file }) => !file.endsWith(".xlsx")).map(({ file, write }) => ({
      file,
      text: decodeText(write(EXAMPLE, EXAMPLE_OPENING)),
    })),
  )("of $file is disguised, and keeps its elements and columns", ({ text }) => {
    const example = exampleText(text, [], drawing(7));
    const own = telling(text);
    const header = [...telling(example)].filter((word) => own.has(word));
    const named = new Set(
      text.split(/\r?\n/).flatMap((line) => (/\d/.test(line) ? [] : [...telling(line)])),
    );
    expect(header.filter((word) => !named.has(word))).toEqual([]);
    const stated = text.replace(/<!--[^]*?-->/g, "");
    expect(example.match(/<\/?[\w.]+/g)).toEqual(stated.match(/<\/?[\w.]+/g));
  });

  it("says nothing that stands in comments, marked text, attributes or digits of other scripts", () => {
    const text =
      "<!-- Ana Ferreira 912345678 --><a id='PT50003506510000000000033'>" +
      "<![CDATA[TRF Maria Albertina 966123456]]><t>１２３４ Café</t><n912345678>x</n912345678></a>";
    const example = exampleText(text, [], drawing(3));
    for (const word of [
      "Ana",
      "Ferreira",
      "912345678",
      "PT5000",
      "Maria",
      "966123456",
      "１２３４",
      "Caf",
    ])
      expect(example).not.toContain(word);
  });

  it("keeps the names of columns that nobody knows, and says no name twice alike", () => {
    const text = "Wann;Betrag;Zweck\n05.01.2026;-12,40;Maria Maria\n06.01.2026;1,00;Maria Maria\n";
    const example = exampleText(text, [], drawing(1));
    expect(example.split("\n")[0]).toBe("Wann;Betrag;Zweck");
    const words = example.match(/\b\p{L}{5}\b/gu)?.slice(1) ?? [];
    expect(new Set(words).size).toBe(words.length);
  });

  it("leaves days that a calendar has, before or after those of the file but in its form", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const [, day, month, year] =
          /^(\d{2})-(\d{2})-(\d{4})$/.exec(exampleText("31-01-2026", [], drawing(seed))) ?? [];
        expect(Number(day)).toBeGreaterThan(12);
        expect(Number(day)).toBeLessThanOrEqual(28);
        expect(Number(month)).toBeLessThanOrEqual(12);
        expect(year).toMatch(/^(19[5-9]|20[0-7])\d$/);
        expect(year).not.toBe("2026");
      }),
    );
  });

  it("has of a long file its beginning, what was not read, and its end", () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `05-01-2026;${at % 10};x`).join("\n");
    const lines = exampleText(text, [1_000], drawing(3)).split("\n");
    expect(lines.length).toBeLessThan(210);
    expect(lines.length).toBeGreaterThan(203);
  });
});
