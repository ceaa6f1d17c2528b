import type { KeptLine } from "../../../domain/imports/kept-line.ts";
import { subtract, ZERO } from "../../../domain/shared/cents.ts";
import type { ImportLineId } from "../../../domain/shared/ids.ts";
import { formatDate } from "../../../text/format.ts";
import { leftOutTexts } from "../../../text/imports/imports.ts";
import { pastImportTexts as texts } from "../../../text/imports/past-imports.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Money } from "../../components/Money/Money.tsx";
import * as styles from "./past-imports.css.ts";

type LeftOutLineProps = {
  readonly line: KeptLine;
  /** The movement that is being changed, this one or another. */
  readonly changing: ImportLineId | null;
  readonly onCount: (counts: boolean) => void;
};

/** A movement as the bank wrote it, with the button to count it or not. */
export function LeftOutLine({ line, changing, onCount }: LeftOutLineProps) {
  const { id, kind, date, amount, original, category, state, leftOut } = line;
  const out = state === "not-counted";
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.name}>{original}</p>
        <p className={styles.note}>
          {formatDate(date)} · {category} ·{" "}
          <Money amount={kind === "income" ? amount : subtract(ZERO, amount)} signed />
          {leftOut && ` · ${leftOutTexts[leftOut.reason]}`}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={out ? texts.countOf(original) : texts.leaveOutOf(original)}
        pending={changing === id}
        pendingLabel={out ? texts.counting : texts.leavingOut}
        disabled={changing !== null && changing !== id}
        onClick={() => onCount(out)}
      >
        {out ? texts.count : texts.leaveOut}
      </Button>
    </li>
  );
}
