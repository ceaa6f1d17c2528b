import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import type { PrintedReport } from "../../../application/exports/report-printer.ts";
import { FONT_FILES } from "./font-files.ts";
import { openFont } from "./open-font.ts";
import { readWoff } from "./read-woff.ts";
import { printedTexts } from "./printed-names.ts";
import { lettersFor } from "./printed-signs.ts";

/** Fetches a file of the product by its address. */
export type FetchFile = (address: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Letters that one font has, and the font. */
export type Run = { readonly text: string; readonly font: PDFFont };

/** Everything that may be printed, in one text, and the names in it. */
export type PrintedWords = { readonly all: string; readonly names: PrintedReport["names"] };

export type Typeface = {
  /** What is printed for a text. */
  readonly printed: (words: string) => string;
  /** The runs of a printed text, in order. */
  readonly runs: (printed: string, bold: boolean) => readonly Run[];
  readonly width: (printed: string, bold: boolean, size: number) => number;
};

type Embedded = {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
  readonly letters: ReadonlySet<number>;
};

/** Embeds the fonts that a text needs into a document: the first always, each other one for a letter that it has. */
export async function embedTypeface(
  file: PDFDocument,
  { all, names }: PrintedWords,
  fetchFile: FetchFile,
): Promise<Typeface> {
  file.registerFontkit({ create: openFont });
  const read = async (address: string) => readWoff(await fetchFile(address));
  const missing = new Set(Array.from(lettersFor(all), codePointOf));
  const fonts: Embedded[] = [];
  for (const { regular, bold } of FONT_FILES) {
    if (missing.size === 0) break;
    const font = await read(regular);
    const letters = new Set(openFont(font).characterSet);
    const isNeeded = fonts.length === 0 || [...missing].some((letter) => letters.has(letter));
    for (const letter of letters) missing.delete(letter);
    if (isNeeded)
      fonts.push({
        regular: await file.embedFont(font),
        bold: await file.embedFont(await read(bold)),
        letters,
      });
  }
  const fontOf = (letter: string) =>
    fonts.find(({ letters }) => letters.has(codePointOf(letter))) ?? fonts[0];
  const runs = (printed: string, bold: boolean) => {
    const found: { text: string; readonly font: PDFFont }[] = [];
    for (const letter of printed) {
      const font = fontOf(letter)?.[bold ? "bold" : "regular"];
      const last = found.at(-1);
      if (last !== undefined && last.font === font) last.text += letter;
      else if (font !== undefined) found.push({ text: letter, font });
    }
    return found;
  };
  return {
    printed: printedTexts(names, (letter) =>
      fonts.some(({ letters }) => letters.has(codePointOf(letter))),
    ),
    runs,
    width: (printed, bold, size) =>
      runs(printed, bold).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0),
  };
}

const codePointOf = (letter: string): number => letter.codePointAt(0) ?? 0;
