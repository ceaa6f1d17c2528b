import { describe, expect, it } from "vitest";
import { readStatements } from "../../../src/application/imports/read-statements.ts";
import type { Mapping } from "../../../src/domain/imports/tables/mapping.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { statementOf } from "../../support/arbitraries/statement.ts";

const mapping = (fingerprint: string): Mapping => ({
  fingerprint,
  columns: { date: 0, amount: 1 },
  sign: "income",
  dayOrder: "day-first",
});
const FILE = {
  name: "lista.csv",
  size: 0,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
};

async function given(said: Mapping | null) {
  const [kept, asked]: [Mapping[], (readonly Mapping[])[]] = [[], []];
  const read = readStatements(
    {
      read: (_, mappings) => {
        asked.push(mappings);
        return Promise.resolve(accepted({ type: "statement", statement: statementOf([]) }));
      },
    },
    { known: () => [mapping("earlier")], keep: (one) => void kept.push(one) },
  );
  await read({ files: [FILE], mapping: said });
  return { kept, asked: asked[0] };
}

describe("files that are read by what was said of tables", () => {
  it("are told what was said now from what was remembered, and only the former is kept", async () => {
    const remembered = { ...mapping("earlier"), remembered: true };
    expect(await given(null)).toEqual({ kept: [], asked: [remembered] });
    const now = mapping("now");
    expect(await given(now)).toEqual({ kept: [now], asked: [now, remembered] });
  });
});
