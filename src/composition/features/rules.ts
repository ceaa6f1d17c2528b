import { ruleForm, type RuleFields } from "../../application/rules/rule-form.ts";
import type { ActInput } from "../../application/acts/act.machine.ts";
import type { Rules } from "../../application/rules/rules.ts";
import { arrangeRules } from "../../application/rules/arrange-rules.ts";
import { changeRules } from "../../application/rules/change-rules.ts";
import type { Rule, RuleDraft } from "../../domain/rules/rule.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { rulesOf } from "../../domain/ledger/rules-of.ts";
import { changeId } from "../../domain/shared/ids.ts";
import { httpRules } from "../../infrastructure/http/http-rules.ts";
import type { RuleActors } from "../../ui/screens/imports/imports-feature.ts";
import { startAct } from "../actors/acts.ts";
import { startDraftedFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

export const RULES = key<Rules>("rules");

const needs = {
  rules: RULES,
  drafts: keys.drafts,
  ids: keys.ids,
  notify: keys.notify,
  ledger: keys.ledger,
};

/** The rules for imported movements. */
export const rulesFeature = feature(
  [bind(RULES, [keys.api, keys.categoryIdOf], httpRules)],
  needs,
  startRules,
);

/** Starts the writes of rules, and their application to past records; each success can be undone. */
export function startRules(given: NeedsOf<typeof needs>): RuleActors {
  const { rules, drafts, ids, ledger, notify } = given;
  const change = changeRules(rules, ledger);
  const list = startAct(arrangeRules(change, ids), { ids });
  list.on("DONE", ({ of, key: name }) => {
    if (of.type === "remove")
      notify({ type: "rule-changed", news: { type: "removed" }, undo: changeId(name) });
  });
  list.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  const there = (id: string) => rulesOf(ledger.getSnapshot()).find((one) => one.id === id) ?? null;
  const editing = startDraftedFormDialog<RuleFields, RuleDraft, WithRevision<Rule>>(
    ruleForm,
    { ids, drafts, name: "rule", there },
    async ({ mode, draft, key: name }) => {
      if (mode.type === "create") return;
      const undo = changeId(name);
      await change([{ rule: mode.id, draft, change: undo }]);
      notify({ type: "rule-changed", news: { type: "updated" }, undo });
    },
  );
  const applying = startAct(
    ({ of, key: name }: ActInput<Rule>) => rules.apply(of.id, changeId(name)),
    { ids, look: ({ id }) => rules.preview(id) },
  );
  applying.on("DONE", ({ answer: { length: count }, key: name }) => {
    notify({ type: "rule-changed", news: { type: "applied", count }, undo: changeId(name) });
  });
  return { list, editing, applying };
}
