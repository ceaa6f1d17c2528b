import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changesJson,
  changesQuerySchema,
  changesSchema,
  decodeChanges,
} from "../../../src/contract/ledger/changes.ts";
import {
  perList,
  type ChangedLists,
  type LedgerChanges,
} from "../../../src/domain/ledger/changes.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { anyCategory, anyRevision, filed, stamped } from "../../support/arbitraries/ledger.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { anyAccount, anyRule } from "../../support/arbitraries/import.ts";
import { perhapsPlanned, transactionOf } from "../../support/arbitraries/transaction.ts";
import { read, refusals } from "../../support/read.ts";
import { runs } from "../../support/runs.ts";

const anyChanges = fc.record<LedgerChanges>({
  revision: anyRevision,
  epoch: fc.uuid(),
  continuation: fc.option(fc.base64String({ minLength: 1, maxLength: 100 })),
  ended: fc.option(fc.array(fc.string(), { maxLength: 3 })),
  transactions: fc.array(stamped(filed(perhapsPlanned(transactionOf())))),
  budgets: fc.array(stamped(filed(anyBudget))),
  goals: fc.array(stamped(anyGoal)),
  categories: fc.array(stamped(anyCategory)),
  rules: fc.array(stamped(filed(anyRule))),
  recurrences: fc.array(stamped(filed(anyRecurrence))),
  accounts: fc.array(stamped(anyAccount)),
});

const sent = (changes: LedgerChanges): unknown => JSON.parse([...changesJson(changes)].join(""));

const alive = <Entity>(rows: readonly StoredRecord<Entity>[]) =>
  rows.filter(({ removed }) => !removed);
const gone = <Entity extends { readonly id: string }>(rows: readonly StoredRecord<Entity>[]) =>
  rows.filter(({ removed }) => removed).map(({ record }) => record.id);

describe("the changes of a ledger", () => {
  it("are after their way over the wire what they were before, but of what was removed only the ids", () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const { transactions, revision, epoch, continuation, ended, ...shelves } = changes;
        const kinds = (["income", "expense"] as const).map((kind) =>
          transactions.filter(({ record }) => record.kind === kind),
        );
        const [incomes = [], expenses = []] = kinds;
        expect(decodeChanges(read(changesSchema, sent(changes)))).toEqual({
          revision,
          epoch,
          continuation,
          ended,
          whole: true,
          transactions: [...alive(incomes), ...alive(expenses)],
          ...perList<ChangedLists>((kind) => alive<unknown>(shelves[kind])),
          removed: {
            transactions: [...gone(incomes), ...gone(expenses)],
            ...perList<ChangedLists>((kind) => gone<{ readonly id: string }>(shelves[kind])),
          },
        });
      }),
    );
  });

  it("tell nothing of plans where no movement is of one", () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const plain = changes.transactions.map(({ record: { plan: _, ...record }, ...stamps }) => ({
          ...stamps,
          record,
        }));
        const told = JSON.stringify(sent({ ...changes, transactions: plain }));
        expect(told).not.toContain('"do_plano"');
      }),
      { numRuns: runs(20) },
    );
  });

  it("are refused with columns of different lengths; what only a newer server tells is ignored", () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const body = sent(changes) as { receitas: { ids: string[]; datas: string[] } };
        const longer = { ...body.receitas, ids: [...body.receitas.ids, "one more"] };
        expect(refusals(changesSchema, { ...body, receitas: longer })).not.toEqual({});
        expect(refusals(changesSchema, { ...body, novidades: [1] })).toEqual({});
      }),
      { numRuns: runs(20) },
    );
  });

  it("are asked for since a revision, in parts of 1 to 20 000, of days that there are", () => {
    expect(read(changesQuerySchema, { desde: "0" })).toEqual({ desde: 0 });
    expect(read(changesQuerySchema, { desde: "12", limite: "20000", continua: "abc" })).toEqual({
      desde: 12,
      limite: 20_000,
      continua: "abc",
    });
    expect(refusals(changesQuerySchema, {})).toEqual({ desde: "required" });
    for (const desde of ["", "-1", "1.0", "1e3", " 1", "1".repeat(16), "x"])
      expect(refusals(changesQuerySchema, { desde })).toEqual({ desde: "bad-revision" });
    for (const limite of ["0", "20001", "-1", "1.5", "x", ""])
      expect(refusals(changesQuerySchema, { desde: "0", limite })).toEqual({
        limite: "wrong-type",
      });
    expect(refusals(changesQuerySchema, { desde: "0", de: "2026-02-30", x: "1" })).toEqual({
      de: "bad-date",
      x: "unknown-field",
    });
  });
});
