/** What is not seen before a character, or quotes it, but for what may separate cells. */
const UNSEEN = '[" \u00a0\u2003\u200b\ufeff\u00ad\u2800]*';
/** A cell that a spreadsheet would run. */
export const FORMULA = new RegExp(`^${UNSEEN}[=+\\-@＝＋－＠]`);

/** A text without the apostrophes that made it inert: one less wherever a cell may begin and would run. */
export const asWritten = (cell: string) =>
  cell.replace(
    new RegExp(`(^|(?<=[,;\\t\\r\\n]))'(?='*${UNSEEN}[=+\\-@＝＋－＠])|^'(?='*[\\t\\r])`, "g"),
    "",
  );
