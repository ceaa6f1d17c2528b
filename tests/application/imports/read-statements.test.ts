import { describe, expect, it } from "vitest";
import { readStatements } from "../../../src/application/imports/read-statements.ts";
import type { Mapping } from "../../../src/domain/imports/mapping/mapping.ts";
import type { ReadOutcome } from "../../../src/domain/imports/tables/read-outcome.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { statementOf } from "../../support/arbitraries/statement.ts";

const mapping = (fingerprint: string): Mapping => ({
  fingerprint,
  columns: { date: 0, amount: 1 },
  sign: "income",
  dayOrder: "day-first",
});
const STATEMENT: ReadOutcome = { type: "statement", statement: statementOf([]) };

const FILE = {
  name: "lista.csv",
  size: 0,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
};

async function given(
  said: Mapping | null,
  value: ReadOutcome = STATEMENT,
  more: { readonly anew?: true } = {},
) {
  const [kept, asked]: [Mapping[], (readonly Mapping[])[]] = [[], []];
  const read = readStatements(
    {
      read: (_, mappings) => {
        asked.push(mappings);
        return Promise.resolve(accepted(value));
      },
    },
    {
      known: () => [{ ...mapping("earlier"), bank: "Montepio" }],
      keep: (one) => void kept.push(one),
    },
  );
  const { shared, unknown } = await read({ files: [FILE], mapping: said, among: null, ...more });
  return { kept, asked: asked[0], shared, unknown };
}

describe("files that are read by what was said of tables", () => {
  it("are told what was said now from what was remembered, and only the former is kept", async () => {
    const remembered = { ...mapping("earlier"), bank: "Montepio", remembered: true };
    expect(await given(null)).toEqual({ kept: [], asked: [remembered], shared: [], unknown: [] });
    const now = mapping("now");
    expect(await given(now)).toEqual({
      kept: [now],
      asked: [now, remembered],
      shared: [],
      unknown: [],
    });
  });

  it("are read without what was remembered where they are asked about anew", async () => {
    expect((await given(null, STATEMENT, { anew: true })).asked).toEqual([]);
  });

  it("are asked about again with the bank that was said before", async () => {
    const proposal = mapping("earlier");
    const needs = { bank: null, header: [], preview: [], profiles: [], proposal } as const;
    const { unknown } = await given(null, { type: "needs-mapping", ...needs });
    expect(unknown[0]?.needs.proposal.bank).toBe("Montepio");
  });

  it("of several accounts are asked about with what was said, which is kept", async () => {
    const now = mapping("now");
    const accounts = [
      { number: "1111", rows: 3 },
      { number: "2222", rows: 2 },
    ];
    const { kept, shared } = await given(now, { type: "several-accounts", accounts });
    expect(shared).toEqual([{ file: FILE, accounts, mapping: now }]);
    expect(kept).toEqual([now]);
  });
});
