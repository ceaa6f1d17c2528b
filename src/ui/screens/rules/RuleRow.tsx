import { ChevronDown, ChevronUp, Pencil } from "lucide-react";
import { ruleTexts as texts } from "../../../text/rules/rules.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { neighbourOf, useHeir } from "../../use-heir.ts";
import { RuleSheet, type RuleSheetProps } from "./RuleSheet.tsx";
import * as styles from "./rules.css.ts";

/** A rule with its text, its effect and its actions. */
export function RuleRow(props: RuleSheetProps) {
  const { rule, place, busy, onEdit, onMove } = props;
  const { contains } = rule;
  return (
    <li ref={useHeir<HTMLLIElement>(neighbourOf)} className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{texts.contain(contains)}</p>
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
