import { foldText } from "../shared/fold-text.ts";
import type { RuleId } from "../shared/ids.ts";
import type { Transaction, TransactionKind } from "../transactions/transaction.ts";

/** The shortest text of a rule, in characters, and the longest, in UTF-16 units. */
const RULE_TEXT_MIN = 2;
export const RULE_TEXT_MAX = 100;

/** Whether a rule may look for a text; its length limit is checked elsewhere. */
export const isRuleText = (text: string): boolean =>
  Array.from(text.trim()).length >= RULE_TEXT_MIN;

/** The most rules of a ledger. */
export const RULES_MAX = 500;

/** A rule for movements whose text contains another one, without regard to case and accents. */
export type RuleDraft = {
  readonly contains: string;
  readonly kind: TransactionKind;
  /** The category that it gives; null if it only renames or leaves out. */
  readonly category: string | null;
  /** Whether its movements do not count. */
  readonly leavesOut: boolean;
  /** The description that it gives; null if they keep their own. */
  readonly description: string | null;
  /** Rules apply in this order; the first match decides. */
  readonly position: number;
};

/** A rule for the movements of future imports. */
export type Rule = RuleDraft & { readonly id: RuleId };

/** An earlier record after a rule was applied to it. */
export type RuledRecord = Pick<Transaction, "id" | "category" | "description">;

/** The form of a text in which rules compare it. */
export const ruleText = (text: string): string => foldText(text).replace(/\s+/g, " ").trim();

/**
 * Applies a rule to an earlier record; null if it does not change it. The bank's text is searched if there is one, else
 * the description. A rule that makes movements not count changes no earlier record.
 */
export function ruled(rule: RuleDraft, record: Transaction, original: string | null) {
  if (rule.kind !== record.kind || rule.leavesOut) return null;
  const text = ruleText(original ?? record.description ?? "");
  if (!text.includes(ruleText(rule.contains))) return null;
  const category = rule.category ?? record.category;
  const description = rule.description ?? record.description;
  const isSame = category === record.category && description === record.description;
  return isSame ? null : ({ ...record, category, description } satisfies Transaction);
}
