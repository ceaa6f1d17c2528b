import type { Stamps, Flag } from "../ledger/ledger-tables.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { BudgetId, CategoryId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../../src/domain/shared/year-month.ts";

export type BudgetRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: BudgetId;
  readonly category_id: CategoryId;
  readonly limit: Cents;
  readonly month: YearMonth;
  readonly repeats: Flag;
  /** Whether it was created automatically and not changed by a person since. */
  readonly carried: Flag;
};
