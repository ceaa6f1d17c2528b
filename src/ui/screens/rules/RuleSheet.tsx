import { ChevronDown, ChevronUp, History, Pencil, Trash } from "lucide-react";
import type { Rule } from "../../../domain/rules/rule.ts";
import { components } from "../../../text/components.ts";
import { ruleTexts as texts } from "../../../text/rules/rules.ts";
import { ActionSheet } from "../shared/ActionSheet.tsx";
import * as styles from "./rules.css.ts";

export type RuleSheetProps = {
  readonly rule: Rule;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  /** Whether another change is in progress. */
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onApply: () => void;
  readonly onRemove: () => void;
};

/** All actions on a rule, with their names. */
export function RuleSheet(props: RuleSheetProps) {
  const { rule, place, busy, onEdit, onMove, onApply, onRemove } = props;
  return (
    <ActionSheet
      label={texts.moreOf(rule.contains)}
      title={texts.contain(rule.contains)}
      pending={busy}
    >
      {(action) => (
        <>
          {action(texts.edit, <Pencil size={16} aria-hidden />, onEdit)}
          {action(texts.up, <ChevronUp size={16} aria-hidden />, () => onMove(-1), place.isFirst)}
          {action(texts.down, <ChevronDown size={16} aria-hidden />, () => onMove(1), place.isLast)}
          {action(texts.apply, <History size={16} aria-hidden />, onApply, rule.leavesOut)}
          {rule.leavesOut && <p className={styles.note}>{texts.applyHint}</p>}
          {action(components.remove, <Trash size={16} aria-hidden />, onRemove)}
        </>
      )}
    </ActionSheet>
  );
}
