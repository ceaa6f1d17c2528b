import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumsWith, type MonthSum } from "../../../src/domain/ledger/month-sum.ts";
import { EMPTY_INDEX, findRow, reindexed } from "../../../src/domain/ledger/row-index.ts";
import type { Row } from "../../../src/domain/ledger/row.ts";
import { withRevision } from "../../../src/domain/ledger/stored-record.ts";
import { recordOf, revisionOf, type Written } from "../../../src/domain/ledger/written.ts";
import { cents, sum } from "../../../src/domain/shared/cents.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { goalId, transactionId } from "../../../src/domain/shared/ids.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";
import { filedUnder } from "../../support/categories.ts";
import { recordWith } from "../../ui/support/records.ts";

const anyRow: fc.Arbitrary<Row> = transactionOf({
  date: anyCivilDate("2026-03-01", "2026-03-31"),
  amount: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
}).map((record) => ({ ...record, filed: filedUnder(record.kind, record.category), revision: 1 }));

/** The rows of a month summed up anew. */
const recount = (rows: readonly Row[]): ReadonlySet<MonthSum> =>
  new Set(
    [...Map.groupBy(rows, ({ kind, filed }) => `${kind} ${filed}`).values()].map((own) => ({
      month: "2026-03" as YearMonth,
      kind: own[0]!.kind,
      category: own[0]!.filed,
      sum: sum(own.map(({ amount }) => amount)),
      count: own.length,
    })),
  );

describe("the sums of a month", () => {
  it("are those of a recount, whatever comes and goes", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), fc.nat(20), (rows, going) => {
        const all = rows.reduce<readonly MonthSum[]>((sums, row) => sumsWith(sums, row, 1), []);
        expect(new Set(all)).toEqual(recount(rows));
        const left = rows
          .slice(0, going)
          .reduce<readonly MonthSum[]>((sums, row) => sumsWith(sums, row, -1), all);
        expect(new Set(left)).toEqual(recount(rows.slice(going)));
      }),
    );
  });

  it("keep kinds apart that are filed alike", () => {
    const filed = filedUnder("expense", "Outros");
    const row = (kind: Row["kind"]): Row => ({ ...recordWith({ kind }), filed, revision: 1 });
    const both = sumsWith(sumsWith([], row("income"), 1), row("expense"), 1);
    expect(both.map(({ kind, count }) => [kind, count])).toEqual([
      ["income", 1],
      ["expense", 1],
    ]);
  });
});

describe("the index of rows", () => {
  it("finds each row by its id until it goes", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyRow, { selector: ({ id }) => id }), fc.nat(), (rows, which) => {
        const full = reindexed(EMPTY_INDEX, [], rows);
        for (const row of rows) expect(findRow(full, row.id)).toBe(row);
        const gone = rows.filter((_, index) => index === which % Math.max(1, rows.length));
        const left = reindexed(full, gone, []);
        for (const row of rows) expect(findRow(left, row.id)).toBe(gone.includes(row) ? null : row);
      }),
    );
  });

  it("knows ids of any length", () => {
    for (const id of ["", "a", "abcdef", "a much longer one"]) {
      const row = {
        ...recordWith({ id: transactionId(id) }),
        filed: filedUnder("expense", "x"),
        revision: 1,
      };
      expect(findRow(reindexed(EMPTY_INDEX, [], [row]), id)).toBe(row);
    }
  });
});

describe("what was written", () => {
  const record = recordWith();
  const kept: Written = { type: "transactions", kept: { record, revision: 7, removed: false } };
  const removed = (ids: Extract<Written, { type: "removed" }>["ids"]): Written => ({
    type: "removed",
    ids,
    revision: 9,
  });

  it("is about one record, in one revision", () => {
    expect([recordOf(kept), revisionOf(kept)]).toEqual([record.id, 7]);
    const gone = removed({ transactions: [], goals: [goalId("goal")] });
    expect([recordOf(gone), revisionOf(gone)]).toEqual(["goal", 9]);
    expect(recordOf(removed({}))).toBe("");
  });

  it("is seen with its revision", () => {
    expect(withRevision({ record, revision: 7, removed: false })).toEqual({
      ...record,
      revision: 7,
    });
  });
});
