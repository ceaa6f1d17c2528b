import { PDFDocument, rgb, type Color, type PDFPage } from "@cantoo/pdf-lib";
import { CATEGORY_COLOURS, type CategoryColour } from "../../domain/categories/category-look.ts";
import { CATEGORY_PAINTS } from "../../domain/categories/category-paints.ts";
import { embedTypeface, type FetchFile, type PrintedWords } from "./fonts/typeface.ts";
import { startStructure, type Structure } from "./structure.ts";

/** The size of A4 and its margin, in points. */
export const A4 = { width: 595.28, height: 841.89, margin: 48 } as const;

const hex = (value: number): Color =>
  rgb(((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);

/** The light theme on white paper. */
export const inks = {
  text: hex(0x0f1f18),
  muted: hex(0x55685e),
  line: hex(0xd5dfd9),
  panel: hex(0xf5f8f6),
  brand: hex(0x047352),
  band: hex(0xd9efe5),
  positive: hex(0x047352),
  negative: hex(0xb93737),
  white: hex(0xffffff),
} as const;

/** The six default colours of the categories. */
export const sliceInks = [0x0b5c46, 0x34d399, 0x1d8f86, 0xa9dd7f, 0x5aa35a, 0xc4f5e2].map(hex);

/** The colours that a user may give to a category. */
export const categoryInks = Object.fromEntries(
  CATEGORY_COLOURS.map((colour) => [
    colour,
    hex(Number.parseInt(CATEGORY_PAINTS[colour].slice(1), 16)),
  ]),
) as Readonly<Record<CategoryColour, Color>>;

type TextStyle = {
  readonly size?: number;
  readonly ink?: Color;
  readonly bold?: boolean;
  /** Where in the text `x` is. */
  readonly align?: "start" | "middle" | "end";
};

/** The document that is drawn on: its pages in order, filled from the top. */
export type Paper = Omit<Structure, "finish"> & {
  /** Reserves a block of a height, on a new page if need be; returns its page and its top edge. */
  readonly take: (height: number) => { readonly page: PDFPage; readonly top: number };
  /** Writes text as content of the innermost element. */
  readonly text: (page: PDFPage, words: string, x: number, y: number, style?: TextStyle) => void;
  /** Breaks a text into lines of a width. */
  readonly lines: (words: string, width: number, size: number) => readonly string[];
  /** Writes the footer of every page and returns the bytes of the document. */
  readonly finish: (
    foot: (number: number, count: number) => string,
  ) => Promise<Uint8Array<ArrayBuffer>>;
};

type Head = { readonly title: string; readonly language: string; readonly words: PrintedWords };

/** Starts a document whose fonts have the letters of its words. */
export async function startPaper(
  { title, language, words: printable }: Head,
  fetchFile: FetchFile,
): Promise<Paper> {
  const file = await PDFDocument.create();
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setLanguage(language);
  file.setCreator("FinControl");
  const structure = startStructure(file);
  const { printed, runs, width: widthOf } = await embedTypeface(file, printable, fetchFile);
  let page = file.addPage([A4.width, A4.height]);
  let free = A4.height - A4.margin;

  const write: Paper["text"] = (target, said, x, y, style = {}) => {
    const { size = 10, ink = inks.text, bold = false, align = "start" } = style;
    const text = printed(said);
    const width = align === "start" ? 0 : widthOf(text, bold, size);
    let at = x - (align === "end" ? width : width / 2);
    structure.mark(target, () => {
      for (const run of runs(text, bold)) {
        target.drawText(run.text, { x: at, y, size, font: run.font, color: ink });
        at += run.font.widthOfTextAtSize(run.text, size);
      }
    });
  };
  return {
    ...structure,
    take: (height) => {
      if (free - height < A4.margin + 20) {
        page = file.addPage([A4.width, A4.height]);
        free = A4.height - A4.margin;
      }
      const top = free;
      free -= height;
      return { page, top };
    },
    text: write,
    lines: (words, width, size) => {
      const lines: string[] = [];
      for (const word of printed(words).split(" ")) {
        const begun = lines.pop();
        const longer = begun === undefined ? word : `${begun} ${word}`;
        if (begun === undefined || widthOf(longer, false, size) <= width) lines.push(longer);
        else lines.push(begun, word);
      }
      return lines;
    },
    finish: async (foot) => {
      const pages = file.getPages();
      for (const [index, sheet] of pages.entries())
        structure.decorate(sheet, () =>
          write(sheet, foot(index + 1, pages.length), A4.margin, 28, { size: 8, ink: inks.muted }),
        );
      structure.finish();
      return new Uint8Array(await file.save());
    },
  };
}
