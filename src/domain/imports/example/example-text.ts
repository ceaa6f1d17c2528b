import { disguiser } from "./disguise.ts";
import type { Random } from "./replace-days.ts";

/** How many lines an example has from the beginning, and how many from the end. */
const FIRST_LINES = 200;
const LAST_LINES = 3;

/** The longest example, in UTF-16 units. */
const EXAMPLE_MAX = 200_000;

/** How far below the top a header may be, in lines. */
const HEADER_LINES = 40;

/** A line above an OFX document, such as `OFXHEADER:100`, or its XML declaration. */
const OFX_HEADER = /^(?:[A-Z]+:[\w-]{0,20}|<\?(?:xml|OFX) [^<>]*\?>)\s*$/;

const DELIMITERS = [";", ",", "\t", "|"] as const;

/** The attributes of elements that say how a file is made. */
const STRUCTURE =
  /^(?:xmlns.*|xsi:.*|version|encoding|ccy|colspan|rowspan|hidden|style|(?:.*:)?(?:index|merge.*|type|visible|styleid|expanded.*|format))$/i;

/**
 * An example of a file that can be shown to others: the beginning of its text, the lines that were not read and the
 * end, with its letters and digits replaced. Elements and names of columns stay.
 */
export function exampleText(text: string, unread: readonly number[], random: Random): string {
  const lines = exampleLines(text, unread);
  const disguise = disguiser(lines, random);
  const start = text.trimStart();
  if (/<OFX>/i.test(start.slice(0, 4_000))) {
    const body = lines.search(/<OFX>/i);
    const above = lines
      .slice(0, body)
      .replace(/[^\r\n]+/g, (line) => (OFX_HEADER.test(line) ? line : disguise(line)));
    return above + disguisedMarkup(lines.slice(body), disguise);
  }
  if (start.startsWith("<")) return disguisedMarkup(lines, disguise);
  if (start.startsWith("{") || start.startsWith("["))
    return lines.replace(/"(?:[^"\\]|\\.)*"(\s*:)?|[^"]+/g, (part, key?: string) =>
      key === undefined ? disguise(part) : part,
    );
  const header = headerAt(lines.split(/\r\n|\r|\n/));
  return lines
    .split(/(\r\n|\r|\n)/)
    .map((part, at) => (at === header * 2 ? part : disguise(part)))
    .join("");
}

/** The lines of an example, with their ends; of very long ones the beginning, to the end of a line or an element. */
function exampleLines(text: string, unread: readonly number[]): string {
  const lines = chosenLines(text, unread);
  if (lines.length <= EXAMPLE_MAX) return lines;
  const start = lines.slice(0, EXAMPLE_MAX);
  return start.slice(0, Math.max(start.lastIndexOf("\n"), start.lastIndexOf(">")) + 1);
}

function chosenLines(text: string, unread: readonly number[]): string {
  const lines = text.match(/[^\r\n]*(?:\r\n|\r|\n|$)/g) ?? [];
  if (lines.length <= FIRST_LINES + LAST_LINES) return text;
  const wanted = new Set(unread.flatMap((line) => [line - 2, line - 1, line]));
  const isKept = (at: number) =>
    at < FIRST_LINES || at >= lines.length - 1 - LAST_LINES || wanted.has(at);
  return lines.filter((_, at) => isKept(at)).join("");
}

/** A comment, text that is marked as such, an element, or what stands between elements. */
const PARTS = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<[^<>]*>|[^<]+|</g;

const CDATA = "<![CDATA[";

/**
 * Leaves comments out, and replaces what stands between the elements, the values of attributes that say something, and
 * digits in the names of elements.
 */
const disguisedMarkup = (markup: string, disguise: (text: string) => string): string =>
  markup.replace(PARTS, (part) => {
    if (part.startsWith("<!--")) return "";
    if (part.startsWith(CDATA)) return CDATA + disguise(part.slice(CDATA.length));
    return part.startsWith("<") ? disguisedElement(part, disguise) : disguise(part);
  });

const disguisedElement = (element: string, disguise: (text: string) => string): string =>
  element.replace(
    /([\w:.-]+)(\s*=\s*)("[^"]*"|'[^']*')|^<\/?[\w:.-]*\d{3,}[\w:.-]*/g,
    (whole: string, name?: string, is?: string, value?: string) =>
      name === undefined
        ? disguise(whole)
        : STRUCTURE.test(name)
          ? whole
          : `${name}${is ?? ""}${disguise(value ?? "")}`,
  );

/** The line whose cells name the columns, from 0: without digits, above one with as many cells and digits; -1 if none. */
function headerAt(lines: readonly string[]): number {
  return lines.slice(0, HEADER_LINES).findIndex((line, at) => {
    const below = lines.slice(at + 1).find((other) => other.trim() !== "") ?? "";
    const [delimiter = ";"] = DELIMITERS.toSorted(
      (one, other) => count(line, other) - count(line, one),
    );
    const cells = line.split(delimiter).filter((cell) => cell.trim() !== "").length;
    const numbers = below.split(delimiter).filter((cell) => /\d/.test(cell)).length;
    const isAlike = Math.abs(count(line, delimiter) - count(below, delimiter)) <= 1;
    return cells >= 3 && !/\d/.test(line) && numbers >= 2 && isAlike;
  });
}

const count = (line: string, sign: string): number => line.split(sign).length - 1;
