import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeRecordChanges,
  encodeRecordChanges,
  recordChangesSchema,
} from "../../../src/contract/versions/record-changes.ts";
import { VERSIONED_KINDS } from "../../../src/contract/versions/versioned-kinds.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type {
  RecordChange,
  Versioned,
  VersionedKind,
} from "../../../src/domain/versions/record-change.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { anyAccount, anyRule } from "../../support/arbitraries/import.ts";
import { anyCategory } from "../../support/arbitraries/ledger.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";
import { read } from "../../support/read.ts";

/** Any record of each kind, as far as a history tells of one. */
const ANY: { readonly [Kind in VersionedKind]: fc.Arbitrary<Versioned[Kind]> } = {
  income: transactionOf({ kind: fc.constant("income") }),
  expense: transactionOf({ kind: fc.constant("expense") }),
  budgets: anyBudget,
  goals: anyGoal,
  categories: anyCategory,
  rules: anyRule,
  recurrences: anyRecurrence.map((one) => ({
    ...one,
    openFrom: one.start,
    exceptions: [],
    askedUntil: null,
  })),
  accounts: anyAccount.map(({ balance, ...one }) => ({
    ...one,
    balance: balance && { ...balance, includes: null },
  })),
};

const MADE_AT = Date.UTC(2026, 2, 12, 14, 5);

/** The changes between states of a record that follow each other, newest first. */
const changesBetween = <Entity>(
  states: readonly (Entity | null)[],
): readonly RecordChange<Entity>[] =>
  states
    .slice(1)
    .map((after, at) => {
      const before = states[at] ?? null;
      const [made, gone] = [before === null, after === null];
      const changeKind = made ? "created" : gone ? "removed" : "changed";
      const by = at % 2 === 0 ? "ines" : null;
      return {
        id: changeId(`${at}`),
        madeAt: MADE_AT + at,
        by,
        changeKind,
        before,
        after,
      } as const;
    })
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .toReversed();

function staysTheSame<Kind extends VersionedKind>(kind: Kind, any: (typeof ANY)[Kind]): void {
  const anyState = (any as fc.Arbitrary<Versioned[Kind]>).map((one) => ({ ...one, id: "an-id" }));
  const anyStates = fc.array(fc.option(anyState, { freq: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(anyStates, (states) => {
      const changes = changesBetween<Versioned[Kind]>(states);
      const sent: unknown = JSON.parse(JSON.stringify(encodeRecordChanges(kind, changes)));
      const told = read(recordChangesSchema, sent);
      expect(decodeRecordChanges(kind, states.at(-1) ?? null, told)).toEqual(changes);
    }),
  );
}

describe("the history of a record", () => {
  it.each(VERSIONED_KINDS)(
    "is after its way over the wire what it was before, each version whole, of %s",
    (kind) => {
      expect.hasAssertions();
      staysTheSame(kind, ANY[kind]);
    },
  );

  it("tells of a change only what differs, in the words of the kind's list", () => {
    const goal = fc.sample(anyGoal, { seed: 1, numRuns: 1 })[0];
    if (goal === undefined) throw new Error("a goal was made");
    const change = {
      id: changeId("a-change"),
      madeAt: MADE_AT,
      by: "sistema",
      changeKind: "changed",
      before: { ...goal, name: "Casa" },
      after: { ...goal, name: "Barco" },
    } as const;
    expect(encodeRecordChanges("goals", [change, { ...change, after: change.before }])).toEqual([
      {
        alteracao: "a-change",
        feita_em: "2026-03-12T14:05:00.000Z",
        por: "sistema",
        acao: "alterou",
        antes: { nome: "Casa" },
        depois: { nome: "Barco" },
      },
    ]);
  });
});
