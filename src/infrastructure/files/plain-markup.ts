const COMMENT = { begin: "<!--", end: "-->" } as const;
const VERBATIM = { begin: "<![CDATA[", end: "]]>" } as const;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Removes the comments of a document and turns its CDATA into entities. Throws if a comment or a CDATA section never
 * ends.
 */
export function plainMarkup(document: string): string {
  let plain = "";
  let from = 0;
  for (let at = document.indexOf("<!"); at !== -1; at = document.indexOf("<!", from)) {
    const special = [COMMENT, VERBATIM].find(({ begin }) => document.startsWith(begin, at));
    plain += document.slice(from, at);
    if (special === undefined) {
      plain += "<!";
      from = at + 2;
      continue;
    }
    const inside = at + special.begin.length;
    const end = document.indexOf(special.end, inside);
    if (end === -1) throw new SyntaxError("cut off");
    if (special === VERBATIM) plain += escaped(document.slice(inside, end));
    from = end + special.end.length;
  }
  return plain + document.slice(from);
}
