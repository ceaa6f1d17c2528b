import type { TransactionId } from "../../shared/ids.ts";
import type { TransactionKind } from "../../transactions/transaction.ts";
import type { RuleDraft } from "../../rules/rule.ts";
import type { KnownAnswers } from "./known-answers.ts";
import { fateOf, type Review } from "./review.ts";

/** A question that is asked once about all lines that raise it. */
export type ReviewQuestion = KnownAnswers & {
  readonly kind: TransactionKind;
  readonly lines: readonly TransactionId[];
};

/** The questions about the lines that will become records. */
export function questionsOf({ lines }: Review): readonly ReviewQuestion[] {
  const questions = new Map<string, ReviewQuestion & { readonly lines: TransactionId[] }>();
  for (const line of lines) {
    const { id, kind, asked } = line;
    if (asked === null || fateOf(line) !== "new") continue;
    const key = `${kind} ${asked.contains}`;
    const known = questions.get(key);
    if (known) known.lines.push(id);
    else questions.set(key, { ...asked, kind, lines: [id] });
  }
  return [...questions.values()];
}

/** The description of a withdrawal that counts as spending. */
const CASH_TEXT = "Dinheiro";

/** The rule that answers a question permanently; `position` is its place among the rules. */
export const answerTo = (
  { about, kind, contains }: ReviewQuestion,
  counts: boolean,
  position: number,
): RuleDraft => ({
  kind,
  contains,
  category: null,
  description: counts && about === "withdrawals" ? CASH_TEXT : null,
  leavesOut: !counts,
  position,
});
