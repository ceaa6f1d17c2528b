import type { Rule, RuleDraft } from "../../domain/rules/rule.ts";
import { ruleId } from "../../domain/shared/ids.ts";
import type { BookKind } from "../ledger/book-kind.ts";

/** Rules for imported movements. */
export const rulesInBook: BookKind<Rule, RuleDraft> = {
  id: ruleId,
  made: (id, draft) => ({ ...draft, id }),
  draft: (draft) => draft,
  patch: (draft) => draft,
  written: (kept) => ({ type: "rules", kept }),
  removed: (id) => ({ rules: [id] }),
};
