import { useSelector } from "@xstate/react";
import { EyeOff, Undo2 } from "lucide-react";
import type { MadeImport } from "../../../domain/imports/import.ts";
import { formatDate } from "../../../text/format.ts";
import { formatInstant } from "../../../text/format-instant.ts";
import { pastImportTexts as texts } from "../../../text/imports/past-imports.ts";
import { Button } from "../../components/Button/Button.tsx";
import { onePress } from "../../components/RemoveButton/one-press.ts";
import { screenOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import type { ImportUndoActs, LeftOutActor } from "./imports-feature.ts";
import * as styles from "./past-imports.css.ts";

type PastImportProps = {
  readonly made: MadeImport;
  readonly undoing: ImportUndoActs["whole"];
  readonly leftOut: LeftOutActor;
};

/** The button that undoes the import below, else above; the heading of the screen after the last one. */
const undoBeside = (left: Element): Element | null =>
  (left.nextElementSibling ?? left.previousElementSibling)?.querySelector("button:last-of-type") ??
  screenOf(left)?.querySelector("h1") ??
  null;

/** A past import, which is asked about where a later one counted its movements as repeated. */
export function PastImport({ made, undoing, leftOut }: PastImportProps) {
  const going = useSelector(
    undoing,
    (now) => now.hasTag("busy") && !now.hasTag("asking") && now.context.of?.id === made.id,
  );
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(undoBeside)} className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.name}>{made.bank}</p>
        <p className={styles.note}>
          {made.name} · {formatInstant(made.madeAt)}
        </p>
        <p className={styles.note}>
          {texts.days(formatDate(made.from), formatDate(made.to))} · {texts.counts(made)}
        </p>
      </div>
      <div className={styles.buttons}>
        {made.notCounted > 0 && (
          <Button
            variant="secondary"
            size="small"
            icon={<EyeOff size={16} aria-hidden />}
            aria-label={texts.leftOutOf(made.name)}
            onClick={() => leftOut.send({ type: "OPEN", made })}
          >
            {texts.leftOut}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={<Undo2 size={16} aria-hidden />}
          aria-label={texts.undoOf(made.name)}
          pending={going}
          pendingLabel={texts.undoing}
          {...onePress(() => undoing.send({ type: made.seenAgain > 0 ? "ASK" : "DO", of: made }))}
        >
          {texts.undo}
        </Button>
      </div>
    </li>
  );
}
