import { ChevronDown, ChevronUp, Ellipsis, History, Pencil, Trash } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Rule } from "../../../domain/imports/rule.ts";
import { components } from "../../../text/components.ts";
import { ruleTexts as texts } from "../../../text/rules.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import * as styles from "./rules.css.ts";

export type RuleSheetProps = {
  readonly rule: Rule;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  /** Another change is on its way. */
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onApply: () => void;
  readonly onRemove: () => void;
};

/** All that can be done to a rule, in words. */
export function RuleSheet(props: RuleSheetProps) {
  const { rule, place, busy, onEdit, onMove, onApply, onRemove } = props;
  const [open, setOpen] = useState(false);
  // The sheet goes first, so that what comes next gives the focus back to the row.
  const instead = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const action = (label: string, icon: ReactNode, act: () => void, disabled = false) => (
    <Button variant="secondary" icon={icon} disabled={disabled} onClick={instead(act)}>
      {label}
    </Button>
  );
  return (
    <>
      <IconButton
        label={texts.moreOf(rule.contains)}
        icon={<Ellipsis size={16} aria-hidden />}
        pending={busy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={texts.contain(rule.contains)} onClose={() => setOpen(false)}>
        <div className={styles.sheet}>
          {action(texts.edit, <Pencil size={16} aria-hidden />, onEdit)}
          {action(texts.up, <ChevronUp size={16} aria-hidden />, () => onMove(-1), place.isFirst)}
          {action(texts.down, <ChevronDown size={16} aria-hidden />, () => onMove(1), place.isLast)}
          {action(texts.apply, <History size={16} aria-hidden />, onApply, rule.leavesOut)}
          {rule.leavesOut && <p className={styles.note}>{texts.applyHint}</p>}
          {action(components.remove, <Trash size={16} aria-hidden />, onRemove)}
        </div>
      </Dialog>
    </>
  );
}
