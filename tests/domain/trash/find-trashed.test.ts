import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RETENTION_DAYS } from "../../../src/domain/ledger/retention.ts";
import { daysLeft } from "../../../src/domain/trash/days-left.ts";
import { findTrashed, listTrashed } from "../../../src/domain/trash/find-trashed.ts";
import { trashHeadings } from "../../../src/domain/trash/trash-headings.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { trashedWith } from "../../support/trash.ts";

const THINGS = listTrashed([
  trashedWith({ summary: "Jantar na Praça, 32,00 €", change: changeId("a") }),
  trashedWith({ summary: "Café, 1,20 €", change: changeId("a"), action: "Importação cgd.csv" }),
  trashedWith({ resource: "goal", summary: "Bicicleta", change: changeId("b") }),
]);

const summaries = (kind: "goal" | "expense" | null, search: string) =>
  findTrashed(THINGS, { kind, search }).map(({ summary }) => summary);

describe("what is looked for in the trash", () => {
  it.each([
    ["praca jantar", ["Jantar na Praça, 32,00 €"]],
    ["CAFE", ["Café, 1,20 €"]],
    ["cgd", ["Café, 1,20 €"]],
    ["1,20", ["Café, 1,20 €"]],
    ["nada", []],
  ])("is found by '%s' without accents, in any order and any case", (search, found) => {
    expect(summaries(null, search)).toEqual(found);
  });

  it("is of the kind that was chosen", () => {
    expect(summaries("goal", "")).toEqual(["Bicicleta"]);
    expect(summaries("goal", "jantar")).toEqual([]);
  });

  it("stays in its order, and is never more than there is", () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const found = findTrashed(THINGS, { kind: null, search });
        expect(found).toEqual(THINGS.filter((thing) => found.includes(thing)));
      }),
    );
  });
});

describe("the headings of the trash", () => {
  it("stand above the first thing of each action, and know how many of its things are hidden", () => {
    const headings = (found: typeof THINGS) =>
      [...trashHeadings(found, THINGS)].map(([at, { shown, count }]) => [at, shown, count]);
    expect(headings(THINGS.filter(({ summary }) => !summary.startsWith("Jantar")))).toEqual([
      [0, 1, 2],
      [1, 1, 1],
    ]);
    expect(headings(THINGS)).toEqual([
      [0, 2, 2],
      [2, 1, 1],
    ]);
    expect(headings([])).toEqual([]);
  });
});

describe("the days that something stays", () => {
  it("are thirty at first, go down one a day, and end at none", () => {
    const day = 24 * 60 * 60_000;
    expect(daysLeft(0, 0)).toBe(RETENTION_DAYS);
    expect(daysLeft(day, 0)).toBe(RETENTION_DAYS);
    fc.assert(
      fc.property(fc.nat(RETENTION_DAYS - 1), fc.nat(day - 1), (days, rest) => {
        expect(daysLeft(0, days * day + rest)).toBe(RETENTION_DAYS - days);
      }),
    );
    expect(daysLeft(0, RETENTION_DAYS * day)).toBe(0);
    expect(daysLeft(0, 99 * day)).toBe(0);
  });
});
