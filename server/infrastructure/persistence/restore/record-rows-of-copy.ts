import type { PlacedPhotos } from "../../../application/restore/place-photos.ts";
import { setImmediate } from "node:timers/promises";
import { amountOf } from "../recurrences/outcomes.ts";
import type {
  ExportedAccount,
  ExportedRecord,
  ExportedRecurrence,
  ExportedTelling,
} from "../../../../src/domain/exports/export-content.ts";
import type { Copy, RestoredKind } from "../../../../src/domain/restore/restore.ts";
import { outcomesOf } from "../../../../src/domain/recurrences/outcomes.ts";
import { firstAccount } from "../../../../src/domain/accounts/main-account.ts";
import { ZERO } from "../../../../src/domain/shared/cents.ts";
import type { AccountId, CategoryId } from "../../../../src/domain/shared/ids.ts";
import { MAX_TOLD_BALANCES } from "../accounts/bound-balances.ts";
import { accountColumns } from "../accounts/kysely-accounts.ts";
import type { BalanceRow } from "../accounts/account-tables.ts";
import { budgetColumns } from "../budgets/kysely-budgets.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { goalShape } from "../goals/kysely-goals.ts";
import { inBatches } from "../ledger/write-rows.ts";
import { saidColumns } from "../recurrences/recurrence-rows.ts";
import { ruleColumns } from "../rules/kysely-rules.ts";
import { transactionColumns } from "../transactions/kysely-transactions.ts";
import { flag } from "../users/user-row.ts";
import { uuidOf } from "../uuid-of.ts";
import type { FiledUnder } from "./category-targets.ts";
import type { Wanted } from "./wanted.ts";

/** The rows of the ledger that those of a copy are compared with. */
export type Here = {
  readonly revision: number;
  readonly accounts: ReadonlySet<string>;
  /** The first account, if it stays; null otherwise. */
  readonly first: AccountId | null;
  readonly balances: readonly BalanceRow[];
  readonly photos: PlacedPhotos["byAddress"];
};

/** Tells the rows of all records of a copy; a row without its category or account is refused. */
export async function recordRowsOfCopy(
  copy: Copy,
  filedUnder: FiledUnder,
  here: Here,
  wanted: Wanted,
): Promise<void> {
  const { version, lists } = copy;
  const accounts = lists.accounts ?? [];
  const isAccount = new Set([...here.accounts, ...accounts.map(({ id }) => id as string)]);
  const copysFirst = firstAccount(accounts);
  // A copy's records without an account belong to its own first one, which the ledger takes over if it has none.
  const unnamed = here.first === null || here.first === copysFirst ? null : copysFirst;

  /** The categories for a row of the copy; one that names none that there is is refused, and never written. */
  const names = (kind: RestoredKind, id: string): Pick<CategoryNames, "idOf"> => ({
    idOf: (...named) => {
      const category = filedUnder(...named);
      if (category === null) wanted.refuse(kind, id, "category-missing");
      return category as CategoryId;
    },
  });

  const tellRecord = (record: ExportedRecord) => {
    const { id, kind, account, refundOf, planned, fulfils } = record;
    if (account !== undefined && !isAccount.has(account))
      wanted.refuse(kind, id, "account-missing");
    const marks = {
      recurrence_id: planned?.recurrence ?? null,
      planned_day: planned?.day ?? null,
      fulfils_id: fulfils?.recurrence ?? null,
      fulfils_day: fulfils?.day ?? null,
    };
    const knowsAccount = version === 3 || account !== undefined;
    wanted.add("transactions", {
      of: { kind, id },
      key: id,
      told: {
        ...transactionColumns(names(kind, id), record),
        ...(version === 3 && {
          ...marks,
          refund_of: refundOf ?? null,
          uncounted: record.uncounted === ZERO ? null : (record.uncounted ?? null),
          divided_from: record.dividedFrom ?? null,
        }),
        ...(knowsAccount && { account_id: account ?? unnamed }),
      },
      otherwise: {
        ...marks,
        account_id: unnamed,
        refund_of: null,
        uncounted: null,
        divided_from: null,
        // As if somebody had touched it since it was made.
        made_revision: here.revision - 1,
      },
    });
  };
  for (const list of [lists.incomes, lists.expenses])
    await inBatches(list ?? [], async (some) => {
      for (const one of some) tellRecord(one);
    });
  if (lists.incomes && lists.expenses) wanted.tellAll("transactions");

  for (const { entries, ...goal } of lists.goals ?? []) {
    const { id } = goal;
    const of = { kind: "goal", id } as const;
    const placed = goal.photoUrl === null ? undefined : here.photos.get(goal.photoUrl);
    const photo = placed !== undefined && "address" in placed ? placed.address : null;
    if (placed !== undefined && "fault" in placed) wanted.refuse("goal", id, placed.fault);
    const told = goalShape.columnsOf({ ...goal, photoUrl: photo }, null);
    wanted.add("goals", { of, key: id, told, otherwise: {} });
    for (const { date: day, amount } of entries)
      wanted.add("goal_entries", {
        of: null,
        beside: of,
        key: `${id} ${day}`,
        told: { goal_id: id, day, amount },
        otherwise: {},
      });
  }
  if (lists.goals) wanted.tellAll("goals");
  if (lists.goals) wanted.tellAll("goal_entries");

  for (const budget of lists.budgets ?? []) {
    const { id } = budget;
    const { carried: _, ...told } = budgetColumns(names("budget", id))(budget, null);
    const carried = version === 3 && { carried: flag(budget.carried ?? false) };
    wanted.add("budgets", {
      of: { kind: "budget", id },
      key: id,
      told: { ...told, ...carried },
      otherwise: { carried: 0 },
    });
  }
  if (lists.budgets) wanted.tellAll("budgets");

  for (const rule of lists.rules ?? [])
    wanted.add("rules", {
      of: { kind: "rule", id: rule.id },
      key: rule.id,
      told: ruleColumns(names("rule", rule.id))(rule, null),
      otherwise: {},
    });
  if (lists.rules) wanted.tellAll("rules");

  for (const plan of lists.recurrences ?? []) tellPlan(plan);
  if (lists.recurrences)
    for (const table of ["recurrences", "occurrences"] as const) wanted.tellAll(table);

  for (const account of accounts) {
    // Each may have a thousand balances.
    await setImmediate();
    addAccount(account);
  }
  if (lists.accounts) for (const table of ["accounts", "balances"] as const) wanted.tellAll(table);

  function tellPlan(plan: ExportedRecurrence): void {
    const { id, kept } = plan;
    const of = { kind: "recurrence", id } as const;
    wanted.add("recurrences", {
      of,
      key: id,
      told: {
        ...saidColumns(names("recurrence", id), plan),
        ...(kept && { opened_from: kept.plannedFrom, asked_until: plan.askedUntil }),
      },
      otherwise: {
        opened_from: plan.openFrom,
        asked_until: null,
        // Both follow from the plan and its days.
        open_from: plan.openFrom,
        read_from: plan.openFrom,
        action_day: null,
        told_revision: here.revision,
      },
    });
    for (const outcome of kept?.outcomes ?? outcomesOf(plan)) {
      const { day, became, reach = null } = outcome;
      const changed = became === "changed" ? outcome : null;
      wanted.add("occurrences", {
        of,
        key: `${id}:${day}`,
        told: {
          recurrence_id: id,
          day,
          reach,
          ...(kept && { became, date: changed?.date ?? null, amount: amountOf(outcome) }),
        },
        otherwise: { became, date: changed?.date ?? null, amount: amountOf(outcome) },
      });
    }
  }

  function addAccount(account: ExportedAccount): void {
    const { id, kept } = account;
    const of = { kind: "account", id } as const;
    wanted.add("accounts", {
      of,
      key: id,
      told: {
        ...accountColumns(account),
        ...(kept && { chosen: flag(kept.chosen) }),
      },
      otherwise: {
        chosen: flag(account.main),
        ...(kept && { created_at: kept.createdAt }),
        // These follow from what was told.
        balance: null,
        balance_day: null,
        moment_revision: null,
        included: null,
        main: 0,
        first: flag(id === copysFirst),
        told_revision: here.revision,
      },
    });
    const left = here.balances.filter((row) => row.account_id === id && row.deleted_at === null);
    // Before balances were rows of their own, a file told the last one alone.
    const told = account.told.length === 0 && account.balance ? [account.balance] : lastOf(account);
    for (const [index, one] of told.entries()) {
      const own = "kept" in one ? one.kept : undefined;
      const at = left.findIndex((row) => row.amount === one.amount && row.day === one.date);
      const [known] = own || at < 0 ? [] : left.splice(at, 1);
      // A balance that an older file tells without a name gets the same one whenever it is read.
      const name = own?.id ?? uuidOf(`${id} ${index} ${one.date} ${one.amount}`);
      wanted.add("balances", {
        of,
        key: known?.id ?? `${id}:${name}`,
        told: {
          account_id: id,
          amount: one.amount,
          day: one.date,
          ...(own && { import_id: own.import, place: own.place }),
        },
        otherwise: {
          import_id: null,
          place: index + 1,
          moment_revision: own?.includes ? here.revision : null,
          listed: own?.includes ? JSON.stringify(own.includes) : null,
        },
      });
    }
  }
}

/** The last balances of an account of a copy, as many as are stored. */
const lastOf = ({ told }: ExportedAccount): readonly ExportedTelling[] =>
  told
    .toSorted((one, other) => (one.kept?.place ?? 0) - (other.kept?.place ?? 0))
    .slice(-MAX_TOLD_BALANCES);
