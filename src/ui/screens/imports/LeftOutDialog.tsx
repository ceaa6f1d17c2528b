import { useSelector } from "@xstate/react";
import { failureText } from "../../../text/failures.ts";
import { pastImportTexts as texts } from "../../../text/imports/past-imports.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import type { LeftOutActor } from "./imports-feature.ts";
import * as styles from "./past-imports.css.ts";
import type { StoredLine } from "../../../domain/imports/stored-line.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import type { ImportLineId } from "../../../domain/shared/ids.ts";
import { formatDate } from "../../../text/format.ts";
import { leftOutTexts } from "../../../text/imports/imports.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Money } from "../../components/Money/Money.tsx";

/** The maximum number of movements shown. */
const MAX_SHOWN = 500;

/** The movements that an import left out; each of them can be counted after all. */
export function LeftOutDialog({ actor }: { readonly actor: LeftOutActor }) {
  const { made, lines, changing, failure } = useSelector(actor, ({ context }) => context);
  const open = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  const looking = useSelector(actor, (snapshot) => snapshot.hasTag("looking"));
  const others = lines.length - MAX_SHOWN;
  return (
    <Dialog open={open} title={texts.leftOutTitle} onClose={() => actor.send({ type: "CLOSE" })}>
      <p className={styles.note}>{made?.name}</p>
      {looking && (
        <div role="status" aria-label={texts.looking}>
          <PageSpinner />
        </div>
      )}
      {failure && <Alert>{failureText(failure)}</Alert>}
      {!looking && failure === null && lines.length === 0 && <p>{texts.nothingLeftOut}</p>}
      <ul className={styles.list}>
        {lines.slice(0, MAX_SHOWN).map((line) => (
          <LeftOutLine
            key={line.id}
            line={line}
            changing={changing}
            onCount={(counts) => actor.send({ type: "COUNT", id: line.id, counts })}
          />
        ))}
      </ul>
      {others > 0 && <p className={styles.note}>{texts.others(others)}</p>}
    </Dialog>
  );
}

type LeftOutLineProps = {
  readonly line: StoredLine;
  /** The movement that is being changed, this one or another. */
  readonly changing: ImportLineId | null;
  readonly onCount: (counts: boolean) => void;
};

/** A movement as the bank wrote it, with the button to count it or not. */
function LeftOutLine({ line, changing, onCount }: LeftOutLineProps) {
  const { id, kind, date, amount, original, category, state, leftOut } = line;
  const out = state === "not-counted";
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.name}>{original}</p>
        <p className={styles.note}>
          {formatDate(date)} · {category} · <Money amount={effectOf({ kind, amount })} signed />
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
