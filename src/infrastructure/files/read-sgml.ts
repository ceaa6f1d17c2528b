import type { Markup } from "../../domain/imports/formats/markup.ts";
import { decodeEntities } from "./entities.ts";
import { plainMarkup } from "./plain-markup.ts";

const TAG = /<(\/?)([A-Za-z\d_.]{1,60})(?![A-Za-z\d_.])[^<>]*>([^<]*)/g;

/** Only blanks and stray characters may follow the end; another tag there begins a second document. */
const END = /<\/OFX\s*>[^<]*$/i;

/** The deepest nesting that is read; no statement goes so deep. */
const MAX_DEPTH = 40;

/** The depth of the elements of a statement: none contains one of its own depth or less. */
const RANKS: Readonly<Record<string, number>> = {
  OFX: 0,
  BANKMSGSRSV1: 1,
  CREDITCARDMSGSRSV1: 1,
  INVSTMTMSGSRSV1: 1,
  STMTTRNRS: 2,
  CCSTMTTRNRS: 2,
  INVSTMTTRNRS: 2,
  STMTRS: 3,
  CCSTMTRS: 3,
  INVSTMTRS: 3,
  BANKACCTFROM: 4,
  CCACCTFROM: 4,
  BANKTRANLIST: 4,
  BANKTRANLISTP: 4,
  INVTRANLIST: 4,
  LEDGERBAL: 4,
  AVAILBAL: 4,
  STMTTRN: 5,
  STMTTRNP: 5,
};

type Open = { readonly name: string; readonly text: string; readonly children: Markup[] };

const made = (element: Open): Markup => ({ ...element, attributes: {} });

/**
 * Reads OFX of both versions, and mixtures of them: in the first version, elements with a value are never closed. An
 * element that turns out not to be closed, such as an empty value, is read as empty, and its content as its siblings.
 * The elements of a statement end where the next one begins. Comments are dropped. Throws for a file that is nested too
 * deep or is cut off.
 */
export function readSgml(written: string): Markup {
  const text = plainMarkup(written);
  if (!END.test(text)) throw new SyntaxError("cut off");
  const root: Open = { name: "", text: "", children: [] };
  const open: Open[] = [root];
  const end = (closed: boolean) => {
    const last = open.pop();
    if (last === undefined) return;
    const holds = closed || last.name in RANKS;
    const beside = holds ? [] : last.children.splice(0);
    open.at(-1)?.children.push(made(last), ...beside);
  };
  const endTo = (at: number) => {
    if (at > 0) while (open.length > at) end(open.length === at + 1);
  };
  for (const [, closing, tag = "", inside = ""] of text.matchAll(TAG)) {
    const name = tag.toUpperCase();
    const value = decodeEntities(inside).trim();
    if (closing !== "") endTo(open.findLastIndex((one) => one.name === name));
    else if (value !== "") open.at(-1)?.children.push(made({ name, text: value, children: [] }));
    else {
      const rank = RANKS[name] ?? Number.POSITIVE_INFINITY;
      endTo(open.findIndex((one) => (RANKS[one.name] ?? -1) >= rank));
      if (open.length > MAX_DEPTH) throw new SyntaxError("too deep");
      open.push({ name, text: "", children: [] });
    }
  }
  while (open.length > 1) end(true);
  return made(root);
}
