/** Marks that are not drawn: of direction, of width zero, soft hyphens and the like. */
const INVISIBLE = /[\p{Cf}\u{FE00}-\u{FE0F}]/gu;

const SPACES = /[\s\p{Zs}]/gu;
const MINUSES = /[−‐‑‒–—﹣]/g;

/** The full-width forms of ASCII, as keyboards of East Asia type them, and their distance from it. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;

/** A typed or copied text with ordinary digits, spaces and minuses in place of their look-alikes. */
export const plainMarks = (text: string): string =>
  text
    .replaceAll(INVISIBLE, "")
    .replaceAll(FULL_WIDTH, (mark) => String.fromCharCode(mark.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replaceAll(SPACES, " ")
    .replaceAll(MINUSES, "-")
    .trim();
