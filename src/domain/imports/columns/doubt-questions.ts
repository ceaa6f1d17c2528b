import { cents, type Cents } from "../../shared/cents.ts";
import type { DecimalMark } from "../cells/amount-marks.ts";
import { foldName } from "../tables/header.ts";
import type { Mapping } from "../mapping/mapping.ts";
import { readAmount } from "../cells/read-amount.ts";
import { doubtsOf, type Doubt } from "./doubts.ts";
import type { ColumnProfile } from "./profile.ts";

/** A question about a column, counted from 0, with its two answers and the one that was given, if any. */
export type DoubtQuestion = { readonly column: number } & (
  | {
      readonly about: "decimal";
      readonly example: string;
      /** What the example is by either mark. */
      readonly amounts: Readonly<Record<DecimalMark, Cents | null>>;
      readonly answers: readonly ["comma", "point"];
      readonly answer: DecimalMark | null;
    }
  | {
      readonly about: "fee";
      readonly answers: readonly ["included", "apart"];
      readonly answer: "included" | "apart" | null;
    }
  | {
      readonly about: "state";
      /** The word of the column, as the file has it. */
      readonly word: string;
      readonly answers: readonly ["counts", "left-out"];
      readonly answer: "counts" | "left-out" | null;
    }
);

/** An answer to such a question. */
export type DoubtAnswer = DoubtQuestion["answers"][number];

/** The questions that the columns of a mapping leave open, those that are answered included. */
export function doubtQuestions(
  mapping: Mapping,
  profiles: readonly ColumnProfile[],
): readonly DoubtQuestion[] {
  const { decimal: _, fee: __, states: ___, ...unanswered } = mapping;
  return doubtsOf(unanswered, profiles).flatMap((doubt) => questionsOf(doubt, mapping));
}

function questionsOf(doubt: Doubt, mapping: Mapping): readonly DoubtQuestion[] {
  const { column } = doubt;
  switch (doubt.about) {
    case "decimal": {
      const { example } = doubt;
      const amounts = { comma: amountBy(example, "comma"), point: amountBy(example, "point") };
      const answer = mapping.decimal ?? null;
      return [{ about: "decimal", column, example, amounts, answers: ["comma", "point"], answer }];
    }
    case "fee":
      return [
        { about: "fee", column, answers: ["included", "apart"], answer: mapping.fee ?? null },
      ];
    case "states":
      return doubt.words.map((word) => {
        const counts = mapping.states?.[foldName(word)];
        const answer = counts === undefined ? null : counts ? "counts" : "left-out";
        return { about: "state", column, word, answers: ["counts", "left-out"], answer };
      });
  }
}

function amountBy(example: string, mark: DecimalMark): Cents | null {
  const read = readAmount(example, mark);
  return read?.ok === true ? cents(read.value) : null;
}

/** A mapping with the answer to one of its questions. */
export function withAnswer(
  mapping: Mapping,
  question: DoubtQuestion,
  answer: DoubtAnswer,
): Mapping {
  switch (answer) {
    case "comma":
    case "point":
      return { ...mapping, decimal: answer };
    case "included":
    case "apart":
      return { ...mapping, fee: answer };
    case "counts":
    case "left-out": {
      if (question.about !== "state") return mapping;
      const said = { [foldName(question.word)]: answer === "counts" };
      return { ...mapping, states: { ...mapping.states, ...said } };
    }
  }
}
