import { useSelector } from "@xstate/react";
import { ruleFields } from "../../../application/rules/rule-form.ts";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { rulesOf } from "../../../domain/ledger/rules-of.ts";
import { ruleTexts as texts } from "../../../text/rules/rules.ts";
import { Card } from "../../components/Card/Card.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import type { RuleActors } from "../imports/imports-feature.ts";
import { RuleDialog } from "./RuleDialog.tsx";
import { RuleRow } from "./RuleRow.tsx";
import * as styles from "./rules.css.ts";

type RuleListProps = { readonly actors: RuleActors; readonly categories: CategoryLists };

/** The rules for imported movements, in the order in which they apply. */
export function RuleList({ actors: { list, editing, applying }, categories }: RuleListProps) {
  const rules = useLedgerView(rulesOf);
  const busy = useSelector(list, (snapshot) => snapshot.hasTag("busy"));
  if (rules.length === 0) return null;
  return (
    <Card title={texts.list} className={styles.card}>
      {rules.length > 1 && <p className={styles.note}>{texts.order}</p>}
      <ol className={styles.list}>
        {rules.map((rule, place) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            place={{ isFirst: place === 0, isLast: place === rules.length - 1 }}
            busy={busy}
            onEdit={() => editing.send({ type: "OPEN_EDIT", id: rule, fields: ruleFields(rule) })}
            onMove={(by) =>
              list.send({ type: "DO", of: { type: "move", rule, place: place + by, rules } })
            }
            onApply={() => applying.send({ type: "ASK", of: rule })}
            onRemove={() => list.send({ type: "DO", of: { type: "remove", rule } })}
          />
        ))}
      </ol>
      <RuleDialog dialog={editing} categories={categories} />
    </Card>
  );
}
