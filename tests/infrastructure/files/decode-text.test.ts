import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../../src/infrastructure/files/decode-text.ts";
import { decodeEntities } from "../../../src/infrastructure/files/entities.ts";
import { encodedAs, utf16be, utf16le, utf8, windows1252 } from "../../support/bank-files/encode.ts";

const anyPortuguese = fc
  .string({
    unit: fc.constantFrom(...Array.from("abcXYZ çãéõÍÁ€–;,0123456789\r\n")),
    minLength: 4,
    maxLength: 200,
  })
  .map((text) => `Data;Descrição\r\n${text}`);

/** Words of Portuguese, small and in capitals. */
const WORDS =
  "Descrição|São João|Farmácia|Época|Pão de Açúcar|Mês|À ordem|Avó|Três Irmãos|ALIMENTAÇÃO|CRÉDITO HABITAÇÃO|Opções|Câmara|Loja|Âncora".split(
    "|",
  );

const anyWords = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 6 })
  .map((words) => words.join(" "));

describe("the text of a file", () => {
  it.each([
    ["UTF-8", utf8],
    ["UTF-8 with its mark", (text: string) => utf8(`\ufeff${text}`)],
    ["UTF-16 without a mark", utf16le],
    ["UTF-16 with its mark", (text: string) => utf16le(`\ufeff${text}`)],
    ["UTF-16 of the other order without a mark", utf16be],
    ["UTF-16 of the other order with its mark", (text: string) => utf16be(`\ufeff${text}`)],
    ["Windows-1252", windows1252],
  ])("written in %s is read to the letter", (_, encode) => {
    fc.assert(
      fc.property(anyPortuguese, (text) => {
        expect(decodeText(encode(text))).toBe(text);
      }),
      { examples: [["Data;Descrição\r\n€–€–€a"]] },
    );
  });

  it.each(["macintosh", "cp850", "cp860"] as const)(
    "written in %s, before the days of Windows, is read to the letter",
    (encoding) => {
      fc.assert(
        fc.property(anyWords, (words) => {
          const text = `Data;Descrição;Saldo contabilístico\r\n05-01-2026;${words};-1.234,56\r\n`;
          expect(decodeText(encodedAs(encoding)(text))).toBe(text);
        }),
      );
    },
  );

  it("written in Windows-1252 is never taken for an older encoding", () => {
    fc.assert(
      fc.property(anyWords, anyWords, (words, others) => {
        const text = `${words} 12,00 € – «${others}»; n.º 1, Müller’s PRAçA`;
        expect(decodeText(windows1252(text))).toBe(text);
      }),
    );
  });

  it("has the same digits and marks in whatever encoding of one byte it is taken for", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const narrow = Uint8Array.of(0xe7, 0x20, ...bytes.map((byte) => byte || 32), 0xff, 0x20);
        const ascii = (codes: readonly number[]) => codes.filter((code) => code < 128);
        const text = decodeText(narrow);
        const codes = Array.from(text, (character) => character.charCodeAt(0));
        expect(ascii(codes)).toEqual(ascii([...narrow]));
      }),
    );
  });

  it("that was joined of several files has the mark of none", () => {
    expect(decodeText(utf8("\ufeffa;b\r\n\ufeffc;d"))).toBe("a;b\r\nc;d");
  });

  it("that ends in the middle of a character is still UTF-8", () => {
    const whole = utf8("Descrição de uma compra em São João €");
    expect(decodeText(whole.slice(0, -1))).toBe("Descrição de uma compra em São João ");
  });
});

describe("entities", () => {
  it.each([
    ["&amp;&lt;&gt;&quot;&apos;", "&<>\"'"],
    ["Descri&ccedil;&atilde;o", "Descrição"],
    ["12,00&nbsp;&euro; n.&ordm;", "12,00 € n.º"],
    ["&#231;&#xE3;", "çã"],
    ["&unknown; &#0; &#1114112; &", "&unknown; &#0; &#1114112; &"],
  ])("%s is %s", (written, text) => {
    expect(decodeEntities(written)).toBe(text);
  });
});
