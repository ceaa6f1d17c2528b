import { decodeEntities } from "../entities.ts";

/** What is never shown, whatever is in it. */
const UNSEEN = /<(!--|script\b|style\b)/gi;

const ENDS: Readonly<Record<string, RegExp>> = {
  "!--": /-->/g,
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
};

/** A page without its comments, scripts and styles. Throws if one of them never ends. */
export function withoutUnseen(html: string): string {
  let [seen, from] = ["", 0];
  const start = new RegExp(UNSEEN);
  for (let found = start.exec(html); found !== null; found = start.exec(html)) {
    const end = new RegExp(ENDS[found[1]?.toLowerCase() ?? ""] ?? /$/g);
    end.lastIndex = start.lastIndex;
    if (end.exec(html) === null) throw new SyntaxError("cut off");
    seen += html.slice(from, found.index);
    from = end.lastIndex;
    start.lastIndex = from;
  }
  return from === 0 ? html : seen + html.slice(from);
}

/** Tags within a word; at all others, such as `<br>` and `<sup>`, one ends. */
const IN_WORDS =
  /^\/?(?:a|abbr|b|big|em|font|i|ins|label|mark|nobr|o:p|s|small|span|strong|u|wbr)(?=[\s/]|$)/i;

const HIDING = /display\s*:\s*none|(?:^|\s)hidden(?=[\s=/]|$)/i;

/** Whether a tag hides its element. */
export const isHiding = (attributes: string): boolean => HIDING.test(attributes);

const TAG = /<(\/?[a-z!?][^<>]*)>([^<]*)/gi;

/** The text of a part of a page, without its tags and what they hide. */
export function htmlText(markup: string): string {
  const text = markup.includes("<")
    ? markup.replace(TAG, (_, tag: string, after: string) =>
        tag.startsWith("/") || !isHiding(tag) ? (IN_WORDS.test(tag) ? after : ` ${after}`) : "",
      )
    : markup;
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}
