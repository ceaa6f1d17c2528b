import { describe, expect, it } from "vitest";
import { signedCents } from "../../../../src/domain/imports/statements/identity.ts";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";

const HEADER = [
  "ID",
  "Status",
  "Direction",
  "Created on",
  "Finished on",
  "Source fee amount",
  "Source fee currency",
  "Source name",
  "Source amount (after fees)",
  "Source currency",
  "Target name",
  "Target amount (after fees)",
  "Target currency",
  "Reference",
];

type Told = {
  readonly status?: string;
  readonly finished?: string;
  readonly fee?: readonly [amount: string, currency: string];
  readonly from: readonly [amount: string, currency: string];
  readonly to: readonly [amount: string, currency: string];
  readonly reference?: string;
};

const row = (direction: string, told: Told): readonly string[] => [
  "TRANSFER-1",
  told.status ?? "COMPLETED",
  direction,
  "2026-01-04 23:50:00",
  told.finished ?? "2026-01-05 00:10:00",
  ...(told.fee ?? ["", ""]),
  "Ana",
  ...told.from,
  "Loja",
  ...told.to,
  told.reference ?? "",
];

const read = (...rows: readonly (readonly string[])[]) => {
  const outcome = readTable([HEADER, ...rows].map((cells, at) => ({ line: at + 1, cells })));
  if (!outcome.ok || outcome.value.type !== "statement") throw new Error(JSON.stringify(outcome));
  return outcome.value.statement;
};
const amounts = (...rows: readonly (readonly string[])[]) => read(...rows).rows.map(signedCents);
const reasons = (...rows: readonly (readonly string[])[]) =>
  read(...rows).unread.map(({ line, reason }) => [line, reason]);

const EUROS = ["10.00", "EUR"] as const;
const DOLLARS = ["11.00", "USD"] as const;
const OUT = row("OUT", { from: EUROS, to: EUROS });

describe("a movement of Wise's history", () => {
  it("goes out with what was sent and its fee, and comes in with what was received, on the day on which it ended", () => {
    const statement = read(
      row("OUT", { from: EUROS, to: DOLLARS, fee: ["0.45", "EUR"], reference: "renda" }),
      row("IN", { from: DOLLARS, to: EUROS, fee: ["0.45", "USD"] }),
    );
    expect(statement.rows).toMatchObject([
      { line: 2, date: "2026-01-05", kind: "expense", amount: 1_045, original: "Loja renda" },
      { line: 3, date: "2026-01-05", kind: "income", amount: 1_000, original: "Ana" },
    ]);
    expect(statement.source).toEqual({ id: "wise", name: "Wise" });
    expect(statement.unread).toEqual([]);
  });

  it("between two balances is of the one in euros", () => {
    const fee = ["0.45", "EUR"] as const;
    expect(amounts(row("NEUTRAL", { from: EUROS, to: DOLLARS, fee }))).toEqual([-1_045]);
    expect(amounts(row("NEUTRAL", { from: DOLLARS, to: EUROS }))).toEqual([1_000]);
  });

  it("of a balance in another currency is left out, whatever came of it elsewhere", () => {
    const statement = read(
      row("OUT", { from: DOLLARS, to: EUROS }),
      row("IN", { from: EUROS, to: DOLLARS }),
      row("NEUTRAL", { from: DOLLARS, to: ["9.00", "GBP"] }),
      row("NEUTRAL", { from: DOLLARS, to: DOLLARS }),
      row("OUT", { from: DOLLARS, to: DOLLARS, fee: ["0.45", "EUR"] }),
    );
    expect(statement.rows).toEqual([]);
    expect(statement.unread).toEqual([]);
    expect(statement.ignored).toEqual([{ reason: "currency", count: 5 }]);
  });

  it("that was cancelled, or sent and given back, is left out; one that has not ended is pending", () => {
    const statement = read(
      row("OUT", { status: "CANCELLED", from: EUROS, to: EUROS, finished: "" }),
      row("OUT", { status: "REFUNDED", from: EUROS, to: EUROS }),
      row("NEUTRAL", { status: "CANCELLED", from: EUROS, to: EUROS }),
      row("OUT", { status: "INCOMPLETE", from: EUROS, to: EUROS, finished: "" }),
    );
    expect(statement.rows).toEqual([]);
    expect(statement.ignored).toEqual([
      { reason: "pending", count: 1 },
      { reason: "reverted", count: 3 },
    ]);
  });

  it("is not read where nobody can say what it did to the balance in euros", () => {
    const unclear = [
      row("IN", { status: "REFUNDED", from: EUROS, to: EUROS }),
      row("NEUTRAL", { from: EUROS, to: EUROS }),
      row("OUT", { from: EUROS, to: EUROS, fee: ["0.45", "USD"] }),
      row("SIDEWAYS", { from: EUROS, to: EUROS }),
    ];
    expect(reasons(OUT, ...unclear)).toEqual([3, 4, 5, 6].map((line) => [line, "sign"]));
    expect(amounts(OUT, ...unclear)).toEqual([-1_000]);
    const free = row("OUT", { from: EUROS, to: EUROS, fee: ["0.00", "USD"] });
    expect(amounts(free)).toEqual([-1_000]);
  });

  it("is not read where the file ends in the middle of it, and an empty line is none", () => {
    expect(reasons(OUT, OUT.slice(0, 9))).toEqual([[3, "cut"]]);
    expect(
      reasons(
        OUT,
        HEADER.map(() => ""),
      ),
    ).toEqual([]);
    expect(amounts(OUT, OUT.slice(0, 12))).toEqual([-1_000]);
  });
});

describe("a history", () => {
  const outcome = (...rows: readonly (readonly string[])[]) =>
    readTable(rows.map((cells, at) => ({ line: at + 1, cells })));

  it("without a movement says so", () => {
    expect(outcome(HEADER)).toEqual({ ok: false, reason: { type: "no-rows" } });
  });

  it("of which a column is missing is one of nobody's", () => {
    const without = (name: string) => HEADER.map((one) => (one === name ? "x" : one));
    for (const name of ["Target amount (after fees)", "Source currency", "Finished on", "ID"]) {
      const spoilt = outcome(without(name), OUT);
      expect(spoilt.ok && spoilt.value.type).toBe("needs-mapping");
    }
  });
});
