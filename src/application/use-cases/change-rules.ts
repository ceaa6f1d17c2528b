import { rulesInBook } from "../kinds/rules.ts";
import type { Ledger } from "../ledger.ts";
import type { RuleWish } from "../machines/rules.machine.ts";
import type { Rules } from "../ports/rules.ts";
import { removeRecord } from "./remove-record.ts";
import { writeRecord } from "./write-record.ts";

/** Changes or removes rules as they were seen, one after the other. Rejects with a Failure. */
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
