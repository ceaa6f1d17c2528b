import type { Markup } from "../../domain/imports/markup.ts";
import { decodeEntities } from "./entities.ts";

const TAG = /<(\/?)([A-Za-z\d_.]{1,60})[^<>]*>([^<]*)/g;

/** Deeper than any statement goes. */
const DEEPEST = 40;

type Open = { readonly name: string; readonly text: string; readonly children: Markup[] };

const made = ({ name, text, children }: Open): Markup => ({
  name: name.toUpperCase(),
  attributes: {},
  text,
  children,
});

/**
 * Reads OFX of both versions: in the first, what holds a value is never closed. An element that turns out not to be
 * closed, such as an empty value, holds nothing: what seemed to be in it lies beside it. Throws for what goes
 * too deep or does not come to its end.
 */
export function readSgml(text: string): Markup {
  if (!/<\/OFX>\s*$/i.test(text)) throw new SyntaxError("cut off");
  const root: Open = { name: "", text: "", children: [] };
  const open: Open[] = [root];
  const end = (closed: boolean) => {
    const last = open.pop();
    if (last === undefined) return;
    const beside = closed ? [] : last.children.splice(0);
    open.at(-1)?.children.push(made(last), ...beside);
  };
  const endTo = (at: number) => {
    if (at > 0) while (open.length > at) end(open.length === at + 1);
  };
  for (const [, closing, name = "", inside = ""] of text.matchAll(TAG)) {
    const value = decodeEntities(inside).trim();
    if (closing !== "") endTo(open.findLastIndex((one) => one.name === name));
    else if (value !== "") open.at(-1)?.children.push(made({ name, text: value, children: [] }));
    else if (open.length > DEEPEST) throw new SyntaxError("too deep");
    else open.push({ name, text: "", children: [] });
  }
  while (open.length > 1) end(true);
  return made(root);
}
