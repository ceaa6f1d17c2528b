import { ChevronDown, ChevronUp, FileClock, Pencil, History, Trash } from "lucide-react";
import { ruleTexts as texts } from "../../../text/rules/rules.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import * as styles from "./rules.css.ts";
import type { Rule } from "../../../domain/rules/rule.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { components } from "../../../text/components.ts";
import { useSeeHistory } from "../versions/use-see-history.ts";
import { UnsentMark } from "../unsent/UnsentMark.tsx";
import { ActionSheet } from "../shared/ActionSheet.tsx";

/** A rule with its text, its effect and its actions. */
export function RuleRow(props: RuleSheetProps) {
  const { rule, place, busy, onEdit, onMove } = props;
  const { contains } = rule;
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)} className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {texts.contain(contains)}
          <UnsentMark record={rule} />
        </p>
        <p className={styles.note}>{texts.effect(rule)}</p>
      </div>
      <div className={styles.actions}>
        <span className={styles.wideOnly}>
          <IconButton
            label={texts.upOf(contains)}
            icon={<ChevronUp size={16} aria-hidden />}
            pending={busy || place.isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={texts.downOf(contains)}
            icon={<ChevronDown size={16} aria-hidden />}
            pending={busy || place.isLast}
            onClick={() => onMove(1)}
          />
        </span>
        <IconButton
          label={texts.editOf(contains)}
          icon={<Pencil size={16} aria-hidden />}
          pending={busy}
          onClick={onEdit}
        />
        <RuleSheet {...props} />
      </div>
    </li>
  );
}

type RuleSheetProps = {
  readonly rule: WithRevision<Rule>;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  /** Whether another change is in progress. */
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onApply: () => void;
  readonly onRemove: () => void;
};

/** All actions on a rule, with their names. */
function RuleSheet(props: RuleSheetProps) {
  const { rule, place, busy, onEdit, onMove, onApply, onRemove } = props;
  const seeHistory = useSeeHistory();
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
          {action(recordChangesTexts.open, <FileClock size={16} aria-hidden />, () =>
            seeHistory("rules", rule),
          )}
          {action(components.remove, <Trash size={16} aria-hidden />, onRemove)}
        </>
      )}
    </ActionSheet>
  );
}
