import { ABROAD_FILES } from "./abroad.ts";
import type { BankFile } from "./bank-file.ts";
import { PORTUGUESE_FILES } from "./portuguese.ts";
import { STANDARD_FILES } from "./standards.ts";
import { WORKBOOK_FILES } from "./workbooks.ts";

/** Every readable layout, with one kind of file each. */
export const BANK_FILES: readonly BankFile[] = [
  ...PORTUGUESE_FILES,
  ...WORKBOOK_FILES,
  ...ABROAD_FILES,
  ...STANDARD_FILES,
];
