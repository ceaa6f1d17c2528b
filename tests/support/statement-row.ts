import type { StatementRow } from "../../src/domain/imports/statements/statement.ts";

type Told = Pick<StatementRow, "kind" | "amount" | "original"> & { readonly date: string };

/** A row with only the movement itself. */
export const statementRow = (told: Told): StatementRow => ({
  line: 1,
  balance: null,
  taxNumber: null,
  category: null,
  ...told,
  date: told.date as StatementRow["date"],
});
