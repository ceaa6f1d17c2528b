import { RULE_TEXT_MAX, isRuleText, type Rule, type RuleDraft } from "../../domain/rules/rule.ts";
import { RULE_PLACES } from "../../domain/rules/rule-order.ts";
import { ruleWords } from "../../domain/guessing/rule-words.ts";
import type { ReviewLine } from "../../domain/imports/review/review.ts";
import { positionAfter } from "../../domain/shared/positions.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Form } from "../acts/form.ts";

/** The text of a ticked box. */
export const TICKED = "x";

/** A rule as it is typed, with its kind and its position, which are not typed; an empty category means none. */
export type RuleFields = {
  readonly contains: string;
  readonly category: string;
  readonly description: string;
  readonly leavesOut: typeof TICKED | "";
  readonly kind: TransactionKind;
  readonly position: string;
};

/** A rule, after all others, that decides on movements like a line as the line was decided. */
export const ruleForLine = (
  { kind, original, category, reason, counted }: ReviewLine,
  rules: readonly Rule[],
): RuleFields => ({
  contains: ruleWords(original).slice(0, RULE_TEXT_MAX),
  category: reason?.by === "unknown" ? "" : category,
  description: "",
  leavesOut: counted ? "" : TICKED,
  kind,
  position: String(positionAfter(rules, RULE_PLACES)),
});

/** The fields of a rule. */
export const ruleFields = (rule: RuleDraft): RuleFields => ({
  contains: rule.contains,
  category: rule.category ?? "",
  description: rule.description ?? "",
  leavesOut: rule.leavesOut ? TICKED : "",
  kind: rule.kind,
  position: String(rule.position),
});

/** The form of a rule. It is incomplete while the rule has no effect. */
export const ruleForm: Form<RuleFields, RuleDraft> = {
  blank: () => ({
    contains: "",
    category: "",
    description: "",
    leavesOut: "",
    kind: "expense",
    position: "0",
  }),
  read: ({ category, leavesOut, kind, position, ...typed }) => {
    const contains = typed.contains.trim();
    const description = typed.description.trim().slice(0, DESCRIPTION_MAX);
    const incomplete = category === "" && description === "" && leavesOut !== TICKED;
    if (!isRuleText(contains)) return refused({ incomplete, issues: { contains: "too-short" } });
    if (incomplete) return refused({ incomplete, issues: {} });
    return accepted({
      kind,
      contains: contains.slice(0, RULE_TEXT_MAX),
      category: category === "" ? null : category,
      description: description === "" ? null : description,
      leavesOut: leavesOut === TICKED,
      position: Number(position),
    });
  },
};
