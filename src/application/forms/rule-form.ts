import { RULE_TEXT_MAX, isRuleText, type Rule, type RuleDraft } from "../../domain/imports/rule.ts";
import { positionAfter } from "../../domain/imports/rule-order.ts";
import { ruleWords } from "../../domain/guessing/rule-words.ts";
import type { ReviewLine } from "../../domain/imports/review/review.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";

/** A rule as it is typed; an empty category leaves that open. */
export type RuleFields = {
  readonly contains: string;
  readonly category: string;
  readonly description: string;
  readonly leavesOut: boolean;
};

/** What the form begins with: a new rule, or one that is there already. */
export type RuleEntry = Pick<RuleDraft, "kind" | "position"> & {
  readonly isNew: boolean;
  readonly fields: RuleFields;
};

/** Why a rule cannot be kept: its text is too short, or it changes nothing. */
export type RuleIssue = "too-short" | "nothing";

/** A rule behind others that does with all movements like a line what was decided for it. */
export const ruleForLine = (
  { kind, original, category, reason, counted }: ReviewLine,
  rules: readonly Rule[],
): RuleEntry => ({
  kind,
  position: positionAfter(rules),
  isNew: true,
  fields: {
    contains: ruleWords(original).slice(0, RULE_TEXT_MAX),
    category: reason?.by === "unknown" ? "" : category,
    description: "",
    leavesOut: !counted,
  },
});

/** A rule to be changed. */
export const ruleToEdit = (rule: Rule): RuleEntry => ({
  kind: rule.kind,
  position: rule.position,
  isNew: false,
  fields: {
    contains: rule.contains,
    category: rule.category ?? "",
    description: rule.description ?? "",
    leavesOut: rule.leavesOut,
  },
});

/** Reads what was made of a rule. */
export function readRule(
  fields: RuleFields,
  { kind, position }: RuleEntry,
): Result<RuleDraft, RuleIssue> {
  const contains = fields.contains.trim();
  const description = fields.description.trim().slice(0, DESCRIPTION_MAX);
  if (!isRuleText(contains)) return refused("too-short");
  if (fields.category === "" && description === "" && !fields.leavesOut) return refused("nothing");
  return accepted({
    kind,
    contains: contains.slice(0, RULE_TEXT_MAX),
    category: fields.category === "" ? null : fields.category,
    description: description === "" ? null : description,
    leavesOut: fields.leavesOut,
    position,
  });
}
