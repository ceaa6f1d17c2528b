import type { Action } from "./action.ts";
import { accounts } from "./accounts.ts";
import { budgets } from "./budgets.ts";
import { categories } from "./categories.ts";
import { accountReserve } from "./account-reserve.ts";
import { entries } from "./entries.ts";
import { goals } from "./goals.ts";
import { imports } from "./imports.ts";
import { movements } from "./movements.ts";
import { recurrences } from "./recurrences.ts";
import { rules } from "./rules.ts";
import { wayBack } from "./way-back.ts";

/** All that a person can do to a ledger in one change, by kind. */
export const ACTIONS: Readonly<Record<string, readonly Action[]>> = {
  receitas: movements("receita"),
  despesas: movements("despesa"),
  budgets,
  goals,
  categories,
  rules,
  recurrences,
  accounts,
  imports,
  accountReserve,
  entries,
  wayBack,
};
