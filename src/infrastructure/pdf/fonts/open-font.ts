import type { PDFDocument } from "@cantoo/pdf-lib";

type Fontkit = Parameters<PDFDocument["registerFontkit"]>[0];
type Font = Extract<Awaited<ReturnType<Fontkit["create"]>>, { readonly characterSet: unknown }>;

/** Where a segment of the letters of a font begins in its table of letters, format 4: arrays of 16 bits. */
const SEGMENTS_AT = 14;

/** Reads what a document needs to know of a TrueType font: its letters and their widths. Letters stay as they are, without kerning. */
export function openFont(file: Uint8Array): Font {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tableAt = (tag: string): number => {
    for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16)
      if (textAt(view, entry, 4) === tag) return view.getUint32(entry + 8);
    throw new RangeError(`a font without ${tag}`);
  };
  const [head, hhea, hmtx, os2] = ["head", "hhea", "hmtx", "OS/2"].map(tableAt) as [
    number,
    number,
    number,
    number,
  ];
  const letters = lettersOf(view, tableAt("cmap"));
  const widths = view.getUint16(hhea + 34);
  const glyph = (codePoint: number) => {
    const id = letters.get(codePoint) ?? 0;
    const advanceWidth = view.getUint16(hmtx + Math.min(id, widths - 1) * 4);
    return { id, codePoints: [codePoint], advanceWidth };
  };
  const [minX, minY, maxX, maxY] = [36, 38, 40, 42].map((at) => view.getInt16(head + at)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    postscriptName: null,
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    italicAngle: 0,
    xHeight: view.getInt16(os2 + 86),
    capHeight: view.getInt16(os2 + 88),
    bbox: { minX, minY, maxX, maxY, width: maxX - minX, height: maxY - minY },
    characterSet: [...letters.keys()],
    glyphForCodePoint: glyph,
    layout: (text) => ({ glyphs: Array.from(text, (sign) => glyph(sign.codePointAt(0) ?? 0)) }),
    createSubset: () => {
      throw new TypeError("the files of a font are embedded whole");
    },
  };
}

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

/** The glyph of each letter of the basic plane. */
function lettersOf(view: DataView, cmap: number): ReadonlyMap<number, number> {
  const letters = new Map<number, number>();
  const table = subtables(view, cmap).find((at) => view.getUint16(at) === 4);
  if (table === undefined) return letters;
  const size = view.getUint16(table + 6);
  const ends = table + SEGMENTS_AT;
  const [starts, deltas, offsets] = [1, 2, 3].map((array) => ends + 2 + array * size) as [
    number,
    number,
    number,
  ];
  for (let segment = 0; segment < size; segment += 2) {
    const [first, last] = [view.getUint16(starts + segment), view.getUint16(ends + segment)];
    const offset = view.getUint16(offsets + segment);
    for (let letter = first; letter <= last && letter !== 0xffff; letter += 1) {
      const indirect = offsets + segment + offset + (letter - first) * 2;
      const found = offset === 0 ? letter : view.getUint16(indirect);
      if (found !== 0) letters.set(letter, (found + view.getUint16(deltas + segment)) & 0xffff);
    }
  }
  return letters;
}

const subtables = (view: DataView, cmap: number): readonly number[] =>
  Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 4 + index * 8 + 4),
  );
