import { repeatedBudgets } from "../../../src/domain/budgets/repeated-budgets.ts";
import { accessTo } from "../../../src/domain/plans/features.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import type { Calendar } from "../clock.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { NewId } from "../new-id.ts";
import type { TokenHolder } from "../login/tokens.ts";

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly calendar: Calendar;
  readonly newId: NewId;
};

/**
 * Creates the repeating budgets at the first call of a month; returns whether there were any. Two simultaneous calls
 * take the ledger's lock, so the second finds them created. On a plan without budgets they wait.
 */
export const carryOnBudgets =
  ({ ledgerWork, calendar, newId }: Ports) =>
  async ({ user, ledger, repeatsFrom }: TokenHolder): Promise<boolean> => {
    const month = monthOf(calendar.today());
    if (repeatsFrom === null || repeatsFrom >= month) return false;
    if (accessTo("budgets", user.plan) === "locked") return false;
    await ledgerWork({ ledger: ledger.id, user: null }, null, async ({ budgets, records }) => {
      const next = repeatedBudgets(await budgets.list(ledger.id), month, () => budgetId(newId()));
      await records.repeatedBudgets.write(next);
    });
    return true;
  };
