import type { Changing, Creating } from "../../src/application/naming.ts";
import type { RecordInput } from "../../src/application/entries/save-record.ts";
import type { RuleDraft } from "../../src/domain/rules/rule.ts";
import type { Revision } from "../../src/domain/ledger/revision.ts";
import type { WithRevision, StoredRecord } from "../../src/domain/ledger/stored-record.ts";
import { changeId, ruleId, type RuleId } from "../../src/domain/shared/ids.ts";
import type { Known, Writer } from "./client.ts";

type Removal = (wanted: {
  readonly target: { readonly id: string; readonly revision: Revision };
  readonly key: string;
}) => Promise<void>;

/** The writer that saves and removes by the use cases of a build. */
export function writerOf<Draft, Entity extends Known>(
  save: (input: RecordInput<Draft, Entity>) => Promise<StoredRecord<Entity>>,
  remove: Removal,
): Writer<Draft> {
  return {
    make: (draft, key) => save({ mode: { type: "create" }, tries: [{ draft, key }] }),
    // Of what is changed a save looks at the identity and the revision alone.
    alter: (seen, draft, key) =>
      save({ mode: { type: "edit", id: seen as WithRevision<Entity> }, tries: [{ draft, key }] }),
    remove: (target, key) => remove({ target, key }),
  };
}

type RuleCalls = {
  create(draft: RuleDraft, as: Creating<RuleId>): Promise<StoredRecord<Known>>;
  update(id: RuleId, draft: RuleDraft, as: Changing): Promise<StoredRecord<Known>>;
  remove(id: RuleId, as: Changing): Promise<Revision>;
};

/** The writer of rules, by the calls of a build: each change is named by its key, and so is the rule that it makes. */
export const rulesBy = (calls: RuleCalls): Writer<RuleDraft> => ({
  make: (draft, key) => calls.create(draft, { id: ruleId(key), change: changeId(key) }),
  alter: ({ id, revision: seen }, draft, key) =>
    calls.update(ruleId(id), draft, { seen, change: changeId(key) }),
  remove: async ({ id, revision: seen }, key) => {
    await calls.remove(ruleId(id), { seen, change: changeId(key) });
  },
});
