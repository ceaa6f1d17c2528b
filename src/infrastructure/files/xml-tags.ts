import { decodeEntities } from "./entities.ts";

/** A tag of a document in XML, and the text after it, up to the next tag. */
export type XmlTag = {
  readonly name: string;
  readonly closing: boolean;
  /** Whether it has no content, as `<c/>`. */
  readonly empty: boolean;
  readonly attributes: string;
  /** As it is written, with its entities. */
  readonly text: string;
};

/** Each part ends at a `<`, so that nothing is scanned twice; a tag that is not well formed matches as broken. */
const REST = String.raw`(?=[\s/>])(?:((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>([^<]*)|())`;

/**
 * Yields the tags of some names, in any namespace, and passes over all others: the tables of spreadsheets are too large
 * to be made into trees. Throws for a tag that is not well formed.
 */
export function* xmlTags(xml: string, names: readonly string[]): Generator<XmlTag> {
  const tag = new RegExp(`<(/?)(?:[\\w.-]+:)?(${names.join("|")})${REST}`, "g");
  for (let found = tag.exec(xml); found !== null; found = tag.exec(xml)) {
    const [, closing, name = "", attributes = "", empty, text = "", broken] = found;
    if (broken !== undefined) throw new SyntaxError("a broken tag");
    yield { name, closing: closing !== "", empty: empty === "/", attributes, text };
  }
}

const ATTRIBUTE = /(?:^|[\s:])([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of a tag by their names without a namespace. */
export function attributesOf(attributes: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", double, single] of attributes.matchAll(ATTRIBUTE))
    found.set(name, decodeEntities(double ?? single ?? ""));
  return found;
}
