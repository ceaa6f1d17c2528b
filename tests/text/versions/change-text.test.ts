import fc from "fast-check";
import { expect, it } from "vitest";
import type { Kinds } from "../../../src/domain/ledger/changes.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type { AnyChange } from "../../../src/domain/versions/record-change.ts";
import { changeText } from "../../../src/text/versions/change-text.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { anyAccount, anyRule } from "../../support/arbitraries/import.ts";
import { anyCategory } from "../../support/arbitraries/ledger.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";

const ANY: { readonly [Kind in keyof Kinds]: fc.Arbitrary<Kinds[Kind]> } = {
  transactions: transactionOf(),
  budgets: anyBudget,
  goals: anyGoal,
  categories: anyCategory,
  rules: anyRule,
  recurrences: anyRecurrence,
  accounts: anyAccount.map((one) => ({
    ...one,
    balance: one.balance && { ...one.balance, includes: null },
  })),
};

/** What a person cannot change, and what follows from other records. */
const NOT_TOLD = new Set(["id", "kind", "openFrom", "exceptions", "askedUntil"]);

/** An account's kind is a field like any other. */
const isTold = (type: keyof Kinds, field: string) =>
  !NOT_TOLD.has(field) || (type === "accounts" && field === "kind");

const told = (type: keyof Kinds, before: object, after: object) =>
  changeText(
    type,
    { id: changeId("a"), madeAt: 0, by: null, changeKind: "changed", before, after } as AnyChange,
    { account: (id) => id ?? "a primeira", purchase: (id) => id },
  );

it.each(Object.entries(ANY) as [keyof Kinds, fc.Arbitrary<object>][])(
  "a change of any field of %s is told",
  (type, any) => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        for (const field of Object.keys({ ...one, ...other }).filter((name) =>
          isTold(type, name),
        )) {
          const { [field]: _, ...rest } = one as Record<string, unknown>;
          const value = (other as Record<string, unknown>)[field];
          const after = value === undefined ? rest : { ...rest, [field]: value };
          if (JSON.stringify({ ...rest, ...one }) === JSON.stringify(after)) continue;
          expect([field, told(type, one, after)]).not.toEqual([field, told(type, one, one)]);
        }
      }),
    );
  },
);
