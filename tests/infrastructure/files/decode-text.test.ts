import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../../src/infrastructure/files/decode-text.ts";
import { decodeEntities } from "../../../src/infrastructure/files/entities.ts";
import { utf16le, utf8, windows1252 } from "../../support/bank-files/encode.ts";

const anyPortuguese = fc
  .string({
    unit: fc.constantFrom(...Array.from("abcXYZ çãéõÍÁ€–;,0123456789\r\n")),
    minLength: 4,
    maxLength: 200,
  })
  .map((text) => `Data;Descrição\r\n${text}`);

describe("the text of a file", () => {
  it.each([
    ["UTF-8", utf8],
    ["UTF-8 with its mark", (text: string) => utf8(`\ufeff${text}`)],
    ["UTF-16 without a mark", utf16le],
    ["UTF-16 with its mark", (text: string) => utf16le(`\ufeff${text}`)],
    ["Windows-1252", windows1252],
  ])("written in %s is read to the letter", (_, encode) => {
    fc.assert(
      fc.property(anyPortuguese, (text) => {
        expect(decodeText(encode(text))).toBe(text);
      }),
      { examples: [["Data;Descrição\r\n€–€–€a"]] },
    );
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
