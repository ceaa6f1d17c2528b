import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import type { Rule, RuleDraft } from "../../domain/rules/rule.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { rulesInBook } from "../kinds/rules.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Rules } from "./rules.ts";
import { removeRecord } from "../entries/remove-record.ts";
import { writeRecord } from "../ledger/write-record.ts";

/** The version of a rule that the user saw, and its new state; null removes it. */
export type RuleWish = {
  readonly rule: WithRevision<Rule>;
  readonly draft: RuleDraft | null;
  readonly change: ChangeId;
};

/** Changes or removes rules, one after the other. Rejects with a Failure. */
export const changeRules =
  (rules: Pick<Rules, "update" | "remove">, ledger: Pick<Ledger, "write">) =>
  async (wishes: readonly RuleWish[]): Promise<void> => {
    for (const { rule, draft, change } of wishes) {
      const { id, revision: seen } = rule;
      // the ledger takes one change at a time
      if (draft === null)
        await removeRecord(rulesInBook, rules, ledger)({ target: rule, key: change });
      else
        await writeRecord(ledger, rulesInBook, {
          change,
          record: rulesInBook.made(id, draft),
          call: (last) => rules.update(id, draft, { seen: last ?? seen, change }),
        });
    }
  };
