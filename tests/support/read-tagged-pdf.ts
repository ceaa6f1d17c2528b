import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from "@cantoo/pdf-lib";

/** A part of a document, as a screen reader sees it. */
export type TaggedPart = {
  readonly role: string;
  readonly alt: string | null;
  readonly scope: string | null;
  /** Its own words, without those of its parts. */
  readonly words: readonly string[];
  readonly parts: readonly TaggedPart[];
};

const latin = new TextDecoder("windows-1252");

/** The text of a stream, decoded. */
function textOf(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) throw new TypeError("no stream");
  return latin.decode(decodePDFRawStream(stream).decode());
}

/** The letters of the glyphs of each font of a page, by the font's name there. */
function lettersOn(page: PDFPage): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict).entries() ?? [];
  return new Map(
    fonts.map(([name, ref]) => {
      const font = page.doc.context.lookup(ref, PDFDict);
      const table = textOf(font.lookup(PDFName.of("ToUnicode")));
      const pairs = [...table.matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gim)];
      return [
        name.decodeText(),
        new Map(
          pairs.map(([, glyph = "", letter = ""]) => [
            glyph.toUpperCase(),
            String.fromCharCode(...(letter.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16))),
          ]),
        ),
      ];
    }),
  );
}

/** Returns the drawing operations of a page, each an operator with its operands. */
function drawnOn(page: PDFPage): readonly string[] {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.flatMap((ref) => {
    return textOf(page.doc.context.lookup(ref)).split("\n");
  });
}

/** The words of a row of glyphs. */
const wordsIn = (hex: string, letters?: ReadonlyMap<string, string>): string =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? "\ufffd").join("");

/** Returns the words of each mark of a page by its number, and the content outside of every mark. */
export function marksOf(page: PDFPage) {
  const words = new Map<number, string[]>();
  const unmarked: string[] = [];
  let open: string[] | "decoration" | null = null;
  const fonts = lettersOn(page);
  let letters: ReadonlyMap<string, string> | undefined;
  for (const row of drawnOn(page)) {
    const font = /^\/(\S+) \S+ Tf$/.exec(row)?.[1];
    if (font !== undefined) letters = fonts.get(font);
    const number = /MCID (\d+)/.exec(row)?.[1];
    if (row.endsWith("BDC")) words.set(Number(number), (open = []));
    else if (row.endsWith("BMC")) open = "decoration";
    else if (row === "EMC") open = null;
    else if (/(^| )(Tj|f|S|B)$/.test(row)) {
      const [, hex] = /^<([\dA-F]*)> Tj$/.exec(row) ?? [];
      if (open === null) unmarked.push(row);
      else if (open !== "decoration" && hex !== undefined) open.push(wordsIn(hex, letters));
    }
  }
  return { words, unmarked };
}

const nameIn = (dict: PDFDict, key: string) =>
  dict.lookupMaybe(PDFName.of(key), PDFName)?.decodeText() ?? null;

/** Returns the parts of a document in reading order. */
export function readTagged(file: PDFDocument): TaggedPart {
  const pages = new Map(file.getPages().map((page) => [page.ref, marksOf(page).words]));
  const look = (object: PDFObject | undefined) =>
    object instanceof PDFRef ? file.context.lookup(object, PDFDict) : (object as PDFDict);
  const read = (element: PDFDict): TaggedPart => {
    const kids = element.lookup(PDFName.of("K"), PDFArray).asArray().map(look);
    const facts = element.lookupMaybe(PDFName.of("A"), PDFDict);
    return {
      role: nameIn(element, "S") ?? "",
      alt: element.lookupMaybe(PDFName.of("Alt"), PDFHexString)?.decodeText() ?? null,
      scope: facts ? nameIn(facts, "Scope") : null,
      words: kids
        .filter((kid) => nameIn(kid, "Type") === "MCR")
        .flatMap((kid) => {
          const page = kid.get(PDFName.of("Pg")) as PDFRef;
          const number = kid.lookup(PDFName.of("MCID"), PDFNumber).asNumber();
          return pages.get(page)?.get(number) ?? [];
        }),
      parts: kids.filter((kid) => nameIn(kid, "Type") === "StructElem").map(read),
    };
  };
  const root = file.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  return read(look(root.get(PDFName.of("K"))));
}
