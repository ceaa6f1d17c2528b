/** Writes rows as text with a delimiter; cells are quoted where necessary, or all of them. */
export const delimited = (
  rows: readonly (readonly string[])[],
  { by, end = "\r\n", quoteAll = false }: { by: string; end?: string; quoteAll?: boolean },
): string =>
  rows.map((row) => row.map((cell) => quoted(cell, by, quoteAll)).join(by) + end).join("");

const quoted = (cell: string, by: string, always: boolean) =>
  always || cell.includes(by) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
