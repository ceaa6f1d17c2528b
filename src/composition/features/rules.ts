import { createActor, fromPromise } from "xstate";
import { ruleApplicationMachine } from "../../application/machines/rule-application.machine.ts";
import { rulesMachine } from "../../application/machines/rules.machine.ts";
import type { Rules } from "../../application/ports/rules.ts";
import { changeRules } from "../../application/use-cases/change-rules.ts";
import { httpRules } from "../../infrastructure/http/http-rules.ts";
import type { RuleActors } from "../../ui/screens/imports/imports-feature.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

export const RULES = key<Rules>("rules");

const needs = {
  rules: RULES,
  ids: keys.ids,
  notify: keys.notify,
  reload: keys.reload,
};

/** The rules for what comes in from banks. */
export const rulesFeature = feature(
  [bind(RULES, [keys.api, keys.removal], httpRules)],
  needs,
  startRules,
);

/** Starts the changes of rules, and what they change of the past; what succeeds can be undone. */
export function startRules(given: NeedsOf<typeof needs>): RuleActors {
  const { rules, ids, notify, reload } = given;
  const newKey = () => ids.next();
  const change = changeRules(rules);
  const list = createActor(
    rulesMachine(newKey).provide({
      actors: { change: fromPromise(({ input }) => change(input)) },
    }),
  );
  list.on("CHANGED", ({ news, change: undo }) =>
    notify({ type: "rule-changed", news: { type: news }, undo }),
  );
  list.on("FAILED", ({ failure }) => {
    notify({ type: "failed", failure });
    // Somebody else may have changed them.
    reload();
  });
  const applying = createActor(
    ruleApplicationMachine(newKey).provide({
      actors: {
        preview: fromPromise(({ input }) => rules.preview(input.id)),
        apply: fromPromise(({ input }) => rules.apply(input.id, input.change)),
      },
    }),
  );
  applying.on("APPLIED", ({ count, change: undo }) => {
    notify({ type: "rule-changed", news: { type: "applied", count }, undo });
  });
  return { list: list.start(), applying: applying.start() };
}
