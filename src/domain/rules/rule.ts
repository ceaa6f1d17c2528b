import { foldText } from "../shared/fold-text.ts";
import type { RuleId } from "../shared/ids.ts";
import type { Transaction, TransactionKind } from "../transactions/transaction.ts";

/** The shortest text that a rule may look for, in characters, and the longest, in UTF-16 units. */
const RULE_TEXT_MIN = 2;
export const RULE_TEXT_MAX = 100;

/** Whether a rule may look for a text, save for one that is too long. */
export const isRuleText = (text: string): boolean =>
  Array.from(text.trim()).length >= RULE_TEXT_MIN;

/** How many rules a ledger may have. */
export const RULES_MAX = 500;

/** A rule for movements whose text contains another one, without regard to case and accents. */
export type RuleDraft = {
  readonly contains: string;
  readonly kind: TransactionKind;
  /** The category that they get; null for one that only renames or leaves out. */
  readonly category: string | null;
  /** Whether they do not count. */
  readonly leavesOut: boolean;
  /** The description that they get; null for their own. */
  readonly description: string | null;
  /** Rules hold in this order; the first one that fits decides. */
  readonly position: number;
};

/** A rule for the movements of future imports. */
export type Rule = RuleDraft & { readonly id: RuleId };

/** A record of the past after a rule was applied to it. */
export type RuledRecord = Pick<Transaction, "id" | "category" | "description">;

/** A text as rules see it. */
export const ruleText = (text: string): string => foldText(text).replace(/\s+/g, " ").trim();

/**
 * A record of the past as a rule would have it; null where that is as it is. What the bank wrote is looked at where there
 * is any, else the description. A rule that leaves out changes nothing of the past.
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
