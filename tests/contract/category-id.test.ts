import { describe, expect, it } from "vitest";
import { budgetKind } from "../../src/contract/kinds/budgets.ts";
import type { RecordKind } from "../../src/contract/kinds/record-kind.ts";
import { ruleKind } from "../../src/contract/kinds/rules.ts";
import { transactionKinds } from "../../src/contract/kinds/transactions.ts";
import {
  decodeRecurrenceDraft,
  decodeRecurrencePatch,
  encodeRecurrenceDraft,
  encodeRecurrencePatch,
  recurrenceCreationSchema,
  recurrencePatchSchema,
} from "../../src/contract/recurrences/recurrence-wishes.ts";
import type { CategoryIdOf } from "../../src/domain/categories/by-id.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { civilDate } from "../../src/domain/shared/civil-date.ts";
import { draftOf } from "../../src/domain/recurrences/patch.ts";
import { monthOf } from "../../src/domain/shared/year-month.ts";
import { filedUnder } from "../support/categories.ts";
import { noCategoryIds } from "../support/no-category-ids.ts";
import { overTheWire, read } from "../support/read.ts";
import { planned } from "../support/recurrences.ts";

/** Of a client that knows every category. */
const known: CategoryIdOf = filedUnder;

const entry = { date: civilDate(2026, 2, 28), amount: cents(1), description: null };
const rule = { contains: "fnac", leavesOut: false, description: null, position: 0 };

/** The ways of a wish that names a category over the wire and back, each with the id that goes beside the name. */
const ways = <Entity extends { readonly id: string }, Draft extends Patch, Patch>(
  { encodeDraft, encodePatch, creation, change }: RecordKind<Entity, Draft, Patch>,
  draft: Draft,
) =>
  [
    (idOf: CategoryIdOf) => read(creation, overTheWire(encodeDraft(draft, idOf))).draft,
    (idOf: CategoryIdOf) => read(change, overTheWire(encodePatch(draft, idOf))),
  ] as const;

const lazer = { ...draftOf(planned({})), kind: "expense", category: "Lazer" } as const;

const WAYS = {
  "an income": ways(transactionKinds.income, { ...entry, category: "Outros" }),
  "an expense": ways(transactionKinds.expense, { ...entry, category: "Outros" }),
  "a budget": ways(budgetKind, {
    category: "Outros",
    limit: cents(1),
    month: monthOf(entry.date),
    repeats: false,
  }),
  "a rule": ways(ruleKind, { ...rule, kind: "income", category: "Outros" }),
  "what comes again": [
    (idOf: CategoryIdOf) =>
      decodeRecurrenceDraft(
        read(recurrenceCreationSchema, overTheWire(encodeRecurrenceDraft(lazer, idOf))),
      ),
    (idOf: CategoryIdOf) =>
      decodeRecurrencePatch(
        read(recurrencePatchSchema, overTheWire(encodeRecurrencePatch(lazer, idOf))),
      ),
  ],
};

const IDS = {
  "an income": filedUnder("income", "Outros"),
  "an expense": filedUnder("expense", "Outros"),
  "a budget": filedUnder("expense", "Outros"),
  "a rule": filedUnder("income", "Outros"),
  "what comes again": filedUnder("expense", "Lazer"),
};

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])("the category of %s", (kind) => {
  it("goes with its id, in what makes one and in what changes one", () => {
    for (const way of WAYS[kind]) expect(way(known)).toMatchObject({ categoryId: IDS[kind] });
  });

  it("goes by its name alone where nobody knows its id", () => {
    for (const way of WAYS[kind]) expect(way(noCategoryIds)).not.toHaveProperty("categoryId");
  });
});

describe("the category of what names none", () => {
  it("has no id", () => {
    for (const way of ways(ruleKind, { ...rule, kind: "income", category: null, leavesOut: true }))
      expect(way(known)).not.toHaveProperty("categoryId");
    expect(encodeRecurrencePatch({ paused: true }, known)).toEqual({ pausada: true });
  });
});
