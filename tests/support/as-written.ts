/** Invisible or quoting characters that may precede a formula, except those that separate cells. */
const UNSEEN = '[" \u00a0\u2003\u200b\ufeff\u00ad\u2800]*';
/** A cell that a spreadsheet would run as a formula. */
export const FORMULA = new RegExp(`^${UNSEEN}[=+\\-@＝＋－＠]`);

/** Removes the apostrophes that made a text inert: one wherever a cell may begin and would run. */
export const asWritten = (cell: string) =>
  cell.replace(
    new RegExp(`(^|(?<=[,;\\t\\r\\n]))'(?='*${UNSEEN}[=+\\-@＝＋－＠])|^'(?='*[\\t\\r])`, "g"),
    "",
  );
