import type { Dress } from "./draft.ts";
import { AMOUNT_REPORTS } from "./reports/amounts.ts";
import { ROW_REPORTS } from "./reports/rows.ts";
import { TEXT_REPORTS } from "./reports/texts.ts";

/** Ways of writing a table with which other programs have been wrong, by what their users reported. */
export const REPORT_DRESSES: readonly Dress[] = [
  ...AMOUNT_REPORTS,
  ...ROW_REPORTS,
  ...TEXT_REPORTS,
];
