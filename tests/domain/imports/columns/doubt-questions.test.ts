import { describe, expect, it } from "vitest";
import {
  doubtQuestions,
  withAnswer,
} from "../../../../src/domain/imports/columns/doubt-questions.ts";
import { doubtsOf } from "../../../../src/domain/imports/columns/doubts.ts";
import type { Mapping } from "../../../../src/domain/imports/mapping/mapping.ts";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";

const sheetOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, at) => ({ line: at + 1, cells }));

const SHEET = sheetOf([
  ["Quando", "O quê", "Quanto", "Taxa", "Estado"],
  ["05-01-2026", "Café", "-1,250", "0,100", "Erledigt"],
  ["06-01-2026", "Hotel", "-9,000", "0,200", "Offen"],
  ["07-01-2026", "Renda", "-7,500", "0,100", "Erledigt"],
]);

function needs() {
  const asked = readTable(SHEET);
  if (!asked.ok || asked.value.type !== "needs-mapping") throw new Error("nothing is asked");
  return asked.value;
}

const COLUMNS = { date: 0, description: 1, amount: 2, fee: 3, state: 4 };
const open = (): Mapping => {
  const { decimal: _, fee: __, states: ___, ...proposal } = needs().proposal;
  return { ...proposal, sign: "signed", columns: COLUMNS };
};

describe("what the columns of a file leave open", () => {
  it("is asked without an answer, each word of a column of states by itself", () => {
    const questions = doubtQuestions(open(), needs().profiles);
    expect(questions.map(({ about, answer }) => [about, answer])).toEqual([
      ["decimal", null],
      ["fee", null],
      ["state", null],
      ["state", null],
    ]);
    expect(questions[0]).toMatchObject({
      example: "-1,250",
      amounts: { comma: -125, point: -125_000 },
    });
  });

  it("is no longer open once all is answered, whatever the answers, and stays to be answered otherwise", () => {
    const { profiles } = needs();
    for (const at of [0, 1] as const) {
      const answered = doubtQuestions(open(), profiles).reduce(
        (mapping, question) => withAnswer(mapping, question, question.answers[at]),
        open(),
      );
      expect(doubtsOf(answered, profiles)).toEqual([]);
      const again = doubtQuestions(answered, profiles);
      expect(again.map(({ answer }) => answer)).toEqual(again.map(({ answers }) => answers[at]));
    }
  });
});
