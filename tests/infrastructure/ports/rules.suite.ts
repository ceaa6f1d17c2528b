import { describe, expect, it } from "vitest";
import type { Rules } from "../../../src/application/rules/rules.ts";
import type { WithRevision } from "../../../src/domain/ledger/stored-record.ts";
import type { Rule, RuleDraft } from "../../../src/domain/rules/rule.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, ruleId, type TransactionId } from "../../../src/domain/shared/ids.ts";
import type { TransactionDraft } from "../../../src/domain/transactions/transaction.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { creatingAs } from "./simply.ts";

type Opened = Lines<Rules> & {
  /** What there is by now, as the log tells it. */
  readonly list: () => Promise<readonly WithRevision<Rule>[]>;
  readonly spend: (draft: TransactionDraft) => Promise<TransactionId>;
};

const draft = (parts: Partial<RuleDraft> = {}): RuleDraft => ({
  contains: "galp",
  kind: "expense",
  category: "Transportes",
  leavesOut: false,
  description: null,
  position: 0,
  ...parts,
});

const change = () => changeId(crypto.randomUUID());
const naming = () => {
  const { id, change: name } = creatingAs(crypto.randomUUID());
  return { id: ruleId(id), change: name };
};

/** What every keeper of rules does, for somebody who has none yet. */
export function rulesSuite(open: () => Promise<Opened>): void {
  describe("rules", () => {
    it("are listed in their order, changed and removed as they were seen", async () => {
      const { signedIn, list } = await open();
      const second = await signedIn.create(draft({ position: 2 }), naming());
      const first = await signedIn.create(draft({ position: 1 }), naming());
      const listed = ({ record, revision }: typeof first) => ({ ...record, revision });
      expect(await list()).toEqual([first, second].map(listed));
      const as = { seen: first.revision, change: change() };
      const changed = await signedIn.update(first.record.id, draft({ description: "Gasóleo" }), as);
      expect(changed.record).toMatchObject({ description: "Gasóleo", position: 0 });
      const late = signedIn.remove(first.record.id, { ...as, change: change() });
      await expect(late).rejects.toMatchObject({ type: "rejected", status: 412 });
      await signedIn.remove(first.record.id, { seen: changed.revision, change: change() });
      expect(await list()).toEqual([listed(second)]);
    });

    it("change the past as they said before", async () => {
      const { signedIn, spend } = await open();
      const date = civilDate(2026, 2, 28);
      const bought = { date, category: "Outros", amount: cents(1), description: "GÁLP Lisboa" };
      const id = await spend(bought);
      await spend({ ...bought, description: "Outra coisa" });
      const { record } = await signedIn.create(draft({ description: "Gasóleo" }), naming());
      const due = [{ id, category: "Transportes", description: "Gasóleo" }];
      expect(await signedIn.preview(record.id)).toEqual(due);
      expect(await signedIn.preview(record.id)).toEqual(due);
      expect(await signedIn.apply(record.id, change())).toEqual(due);
      expect(await signedIn.preview(record.id)).toEqual([]);
    });

    it("fail as every call fails without a session, and without an answer", async () => {
      const { signedOut, cutOff } = await open();
      const id = ruleId(crypto.randomUUID());
      const as = { seen: 1, change: change() };
      const callsOf = (rules: Rules) => [
        rules.create(draft(), naming()),
        rules.update(id, draft(), as),
        rules.remove(id, as),
        rules.preview(id),
        rules.apply(id, change()),
      ];
      expect(new Set(await failuresOf(callsOf(signedOut)))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await failuresOf(callsOf(cutOff)))).toEqual(new Set(["offline"]));
    });
  });
}
