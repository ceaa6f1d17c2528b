import {
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFArray,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from "@cantoo/pdf-lib";

type Role = "Document" | "H1" | "H2" | "H3" | "P" | "Figure" | "Table" | "TR" | "TH" | "TD";

type Facts = {
  /** The alternative text of a figure. */
  readonly alt?: string;
  /** The bounding box of a figure on its page, in points: left, bottom, right, top. */
  readonly box?: readonly [number, number, number, number];
  /** Whether a header cell heads a row or a column. */
  readonly scope?: "Row" | "Column";
};

/** The structure tree of a tagged PDF, for screen readers. */
export type Structure = {
  /** Makes an element, as a child of the innermost one, of everything that `draw` draws. */
  readonly part: (role: Role, draw: () => void, facts?: Facts) => void;
  /** Draws content of the innermost element on a page; within marked content it belongs to that. */
  readonly mark: (page: PDFPage, draw: () => void) => void;
  /** Draws decoration (an artifact); within marked content it belongs to that. */
  readonly decorate: (page: PDFPage, draw: () => void) => void;
  /** Writes the structure into the document. */
  readonly finish: () => void;
};

type Part = { readonly role: Role; readonly ref: PDFRef; readonly kids: PDFArray };

export function startStructure(file: PDFDocument): Structure {
  const { context } = file;
  const root = context.nextRef();
  /** The element of each mark on a page, by the mark's number. */
  const marks = new Map<PDFPage, PDFRef[]>();
  let marking = false;

  const begin = (role: Role, parent: PDFRef, facts: Facts = {}): Part => {
    const kids = context.obj([]);
    const { alt, box, scope } = facts;
    const ref = context.register(
      context.obj({
        Type: "StructElem",
        S: role,
        P: parent,
        K: kids,
        ...(alt !== undefined && { Alt: PDFHexString.fromText(alt) }),
        ...(box && { A: { O: "Layout", BBox: [...box] } }),
        ...(scope && { A: { O: "Table", Scope: scope } }),
      }),
    );
    return { role, ref, kids };
  };

  const whole = begin("Document", root);
  let innermost = whole;

  const between = (page: PDFPage, opening: () => PDFOperator, draw: () => void) => {
    const outermost = !marking;
    if (outermost) page.pushOperators(opening());
    marking = true;
    draw();
    marking = !outermost;
    if (outermost) page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  };

  const openMark = (page: PDFPage) => () => {
    const known = marks.get(page) ?? [];
    marks.set(page, known);
    const number = known.push(innermost.ref) - 1;
    innermost.kids.push(context.obj({ Type: "MCR", Pg: page.ref, MCID: number }));
    return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
      PDFName.of(innermost.role),
      `<< /MCID ${number} >>`,
    ]);
  };

  return {
    part: (role, draw, facts) => {
      const outer = innermost;
      innermost = begin(role, outer.ref, facts);
      outer.kids.push(innermost.ref);
      draw();
      innermost = outer;
    },
    mark: (page, draw) => between(page, openMark(page), draw),
    decorate: (page, draw) =>
      between(
        page,
        () => PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of("Artifact")]),
        draw,
      ),
    finish: () => {
      const owners = context.obj([]);
      for (const [index, [page, refs]] of [...marks].entries()) {
        page.node.set(PDFName.of("StructParents"), PDFNumber.of(index));
        page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
        owners.push(PDFNumber.of(index));
        owners.push(context.obj(refs));
      }
      const ParentTree = context.register(context.obj({ Nums: owners }));
      context.assign(
        root,
        context.obj({
          Type: "StructTreeRoot",
          K: whole.ref,
          ParentTree,
          ParentTreeNextKey: marks.size,
        }),
      );
      file.catalog.set(PDFName.of("StructTreeRoot"), root);
      file.catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
    },
  };
}
