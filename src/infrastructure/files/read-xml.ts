import { XMLParser } from "fast-xml-parser";
import type { Markup } from "../../domain/imports/formats/markup.ts";
import { decodeEntities } from "./entities.ts";

/** How far before the end of the file its last closing tag may be, in UTF-16 units. */
const MAX_END_LENGTH = 500;

const ATTRIBUTES = ":@";
const TEXT = "#text";

/** Neither a DTD nor an entity of its own is ever processed: the file must have none. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 40,
  jPath: false,
});

type Node = Readonly<Record<string, readonly Node[] | string | Readonly<Record<string, string>>>>;

/** Reads XML; throws for a file that is not XML, is cut off, or has a document type. */
export function readXml(text: string): Markup {
  if (/<!DOCTYPE/i.test(text)) throw new SyntaxError("a document type");
  const document = element("", parser.parse(text) as readonly Node[], {});
  const [, last] = /<\/(?:[\w.-]+:)?([\w.-]+)\s*>\s*$/.exec(text.slice(-MAX_END_LENGTH)) ?? [];
  const [root, ...others] = document.children;
  if (root === undefined || others.length > 0 || root.name !== last)
    throw new SyntaxError("cut off");
  return root;
}

function element(
  name: string,
  nodes: readonly Node[],
  attributes: Readonly<Record<string, string>>,
): Markup {
  const children: Markup[] = [];
  let text = "";
  for (const node of nodes)
    for (const [key, value] of Object.entries(node))
      if (key === TEXT && typeof value === "string") text += decodeEntities(value);
      else if (Array.isArray(value))
        children.push(element(key, value as readonly Node[], attributesOf(node)));
  return { name, attributes, text, children };
}

const attributesOf = (node: Node) => (node[ATTRIBUTES] ?? {}) as Readonly<Record<string, string>>;
