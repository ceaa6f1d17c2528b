import fc, { type Arbitrary } from "fast-check";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { FakeLedger } from "../fakes/fake-ledger.ts";
import { anyBudget } from "./budget.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyGoal } from "./goal.ts";
import { transactionOf } from "./transaction.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";

/** A change of a ledger. */
export type Happening = (ledger: FakeLedger) => void;

/** So few ids that records are changed and removed often. */
const anyId = fc.integer({ min: 0, max: 9 }).map((number) => `record-${number}`);

const anyRow: Arbitrary<Transaction> = fc
  .tuple(anyId, transactionOf({ date: anyCivilDate("2026-01-20", "2026-04-10") }))
  .map(([id, record]) => ({ ...record, id: transactionId(id) }));

/** A removed record never returns under its id. */
const wasRemoved = (ledger: FakeLedger, kind: "transactions" | "goals" | "budgets", id: string) =>
  ledger.find(kind, id)?.removed === true;

const putting: Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: anyRow.map((record): Happening => (ledger) => {
      if (!wasRemoved(ledger, "transactions", record.id)) ledger.put("transactions", record);
    }),
  },
  {
    weight: 1,
    arbitrary: anyGoal.map(
      (goal): Happening =>
        (ledger) =>
          void ledger.put("goals", goal),
    ),
  },
  {
    weight: 1,
    arbitrary: anyBudget.map(
      (budget): Happening =>
        (ledger) =>
          void ledger.put("budgets", budget),
    ),
  },
);

const ending: Arbitrary<Happening> = fc.constantFrom("expense ginasio", "expense ~Lazer 3000").map(
  (key): Happening =>
    (ledger) =>
      void ledger.endPayment(key),
);

const removing: Arbitrary<Happening> = fc
  .tuple(fc.constantFrom("transactions", "goals", "budgets"), fc.nat())
  .map(([kind, which]): Happening => (ledger) => {
    const all = ledger.living(kind);
    const chosen = all[which % Math.max(1, all.length)];
    if (chosen !== undefined) ledger.remove(kind, chosen.id);
  });

/** The changes of a ledger between successive reads. */
export const anyHistory: Arbitrary<readonly (readonly Happening[])[]> = fc.array(
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: putting },
      { weight: 1, arbitrary: removing },
      { weight: 1, arbitrary: ending },
    ),
    {
      maxLength: 6,
    },
  ),
  { minLength: 1, maxLength: 6 },
);
