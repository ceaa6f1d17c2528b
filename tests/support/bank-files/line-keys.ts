import { bankText } from "../../../src/domain/imports/bank-text.ts";
import { signedCents } from "../../../src/domain/imports/statements/identity.ts";
import type { StatementRow } from "../../../src/domain/imports/statements/statement.ts";
import type { Line } from "./line.ts";

/** Returns the content that must be read from a line, regardless of its place within its day. */
export const lineKey = ({ date, cents, text }: Line): string =>
  `${date} ${cents} ${bankText(text)}`;

/** The same for a row that was read. */
export const rowKey = (row: StatementRow): string =>
  `${row.date} ${signedCents(row)} ${row.original}`;

/** Returns the sum of lines, in cents. */
export const total = (lines: readonly Line[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
