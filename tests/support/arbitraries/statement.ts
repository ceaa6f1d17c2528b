import fc, { type Arbitrary } from "fast-check";
import type { AccountKind } from "../../../src/domain/accounts/account.ts";
import type { ReviewFile } from "../../../src/domain/imports/review/review.ts";
import type { Statement, StatementRow } from "../../../src/domain/imports/statements/statement.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { anyCivilDate } from "./civil-date.ts";

/** Any movements of a few days, with so few amounts and texts that some are equal, oldest first. */
export const anyStatementRows: Arbitrary<readonly StatementRow[]> = fc
  .array(
    fc.record({
      date: anyCivilDate("2026-03-01", "2026-03-08"),
      kind: fc.constantFrom("income" as const, "expense" as const),
      amount: fc.integer({ min: 0, max: 4 }).map((value) => (value * 125) as Cents),
      original: fc.constantFrom("COMPRA CAFE", "TRF MB WAY", "PAGAMENTO CARTAO", "LEVANTAMENTO"),
    }),
    { maxLength: 25 },
  )
  .map((rows) =>
    rows
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map((row, at) => ({ ...row, line: at + 2, balance: null, taxNumber: null, category: null })),
  );

/** A statement of some movements. */
export const statementOf = (
  rows: readonly StatementRow[],
  kind: AccountKind = "current",
): Statement => ({
  source: { id: "bank", name: "Banco" },
  account: { digits: null, kind },
  rows,
  unread: [],
  ignored: [],
  proof: { state: "none" },
  closing: null,
});

/** A file of a named account. */
export const fileOf = (
  account: string,
  rows: readonly StatementRow[],
  kind: AccountKind = "current",
): ReviewFile => ({
  name: `${account}.csv`,
  statement: statementOf(rows, kind),
  account: { id: accountId(account), label: account, digits: null, kind },
  gap: null,
  tells: null,
});
