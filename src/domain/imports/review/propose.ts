import { guess, type Guess, type Knowledge } from "../../guessing/guess.ts";
import { fittingRule } from "../../guessing/fitting-rule.ts";
import { habitKey } from "../../guessing/learn.ts";
import { DESCRIPTION_MAX } from "../../shared/text-limits.ts";
import { ownCategoryOf, type OwnCategory } from "../categories/own-category.ts";
import type { LeftOutReason } from "../left-out.ts";
import type { StatementRow } from "../statements/statement.ts";
import { withoutIbans } from "../bank-text.ts";
import { askedOf, type KnownAnswers } from "./known-answers.ts";

/** The proposal for a movement, by its description alone. */
export type Proposal = Guess & {
  readonly description: string;
  readonly counted: boolean;
  readonly leftOut: LeftOutReason | null;
  /** The key of its words' habit. */
  readonly habit: string;
  readonly asked: KnownAnswers | null;
};

type Described = Pick<StatementRow, "kind" | "original" | "category">;

/** Proposes what becomes of movements; equal words are computed once. */
export function proposer(knowledge: Knowledge): (row: Described) => Proposal {
  const known = new Map<string, Proposal>();
  const ownOf = ownCategoryOf(knowledge.categories);
  return (row) => {
    const key = `${row.kind} ${row.category ?? ""} ${row.original}`;
    const proposal = known.get(key) ?? propose(row, knowledge, ownOf);
    known.set(key, proposal);
    return proposal;
  };
}

/** A rule decides first; the file's own category comes before a guess. */
export function propose(
  { kind, original, category }: Described,
  knowledge: Knowledge,
  ownOf: OwnCategory = ownCategoryOf(knowledge.categories),
): Proposal {
  const described = { kind, text: original };
  const rule = fittingRule(knowledge.rules, described);
  const guessed = guess(described, knowledge);
  const own = category === null ? null : ownOf(kind, category);
  const isTold = own?.archived === false && guessed.reason.by !== "rule";
  const leftOut = rule?.leavesOut ?? false;
  return {
    ...(isTold ? { category: own.name, reason: { by: "file" } } : guessed),
    description: (rule?.description ?? withoutIbans(original))
      .slice(0, DESCRIPTION_MAX)
      .toWellFormed()
      .trim(),
    counted: !leftOut,
    leftOut: leftOut ? "rule" : null,
    habit: habitKey(kind, original),
    asked: rule === null ? askedOf(kind, original) : null,
  };
}
