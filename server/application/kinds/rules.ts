import type { ById } from "../../../src/domain/categories/by-id.ts";
import type { Rule, RuleDraft } from "../../../src/domain/rules/rule.ts";
import { limitFault } from "../../../src/domain/ledger/record-limits.ts";
import { ruleId } from "../../../src/domain/shared/ids.ts";
import { filed, categoryFault } from "../ledger/current-category.ts";
import type { WorkStores } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import { recordWrites, type WritePorts } from "../ledger/record-writes.ts";

type RuleFault = "bad-category" | "rule-limit";

/** Writes the rules for imported movements; the effects of a changed rule remain. */
export const ruleWrites = (ports: WritePorts) =>
  recordWrites(ports, (stores, member) => ({
    writer: stores.records.rules,
    made: (draft: ById<RuleDraft>, id, earlier): Rule => ({
      ...filed(stores.records, draft.kind, draft, earlier),
      id: ruleId(id),
    }),
    changed: (present, draft: ById<RuleDraft>) => ({
      ...filed(stores.records, draft.kind, draft, present),
      id: present.id,
    }),
    judge: (rule) => ruleFault(stores, member, rule),
    judgeNew: async () => limitFault("rules", (await stores.rules.count(member.ledger)) + 1),
  }));

/** Refuses a rule with a category that the ledger does not have. */
const ruleFault = async (
  { ledgers }: WorkStores,
  { ledger }: Member,
  { kind, category }: Rule,
): Promise<RuleFault | null> =>
  category === null ? null : categoryFault(ledgers, ledger, { kind, category });
