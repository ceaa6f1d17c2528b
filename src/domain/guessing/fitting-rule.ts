import { ruleText, type RuleDraft } from "../rules/rule.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** A movement with its description. */
export type Described = {
  readonly kind: TransactionKind;
  /** The bank's text, else the user's. */
  readonly text: string;
};

/** Whether a rule applies to a movement: its text contains the rule's, without regard to case and accents. */
export const fits = ({ kind, contains }: RuleDraft, described: Described): boolean =>
  kind === described.kind && ruleText(described.text).includes(ruleText(contains));

/** The first rule, in their order, that applies to a movement. */
export const fittingRule = <Rule extends RuleDraft>(
  rules: readonly Rule[],
  described: Described,
): Rule | null => rules.find((rule) => fits(rule, described)) ?? null;
