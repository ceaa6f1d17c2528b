import { useSelector } from "@xstate/react";
import { failureText } from "../../../text/failures.ts";
import { pastImportTexts as texts } from "../../../text/imports/past-imports.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import type { LeftOutActor } from "./imports-feature.ts";
import { LeftOutLine } from "./LeftOutLine.tsx";
import * as styles from "./past-imports.css.ts";

/** The maximum number of movements shown. */
const SHOWN = 500;

/** The movements that an import left out; each of them can be counted after all. */
export function LeftOutDialog({ actor }: { readonly actor: LeftOutActor }) {
  const { made, lines, changing, failure } = useSelector(actor, ({ context }) => context);
  const open = useSelector(actor, (snapshot) => snapshot.hasTag("open"));
  const looking = useSelector(actor, (snapshot) => snapshot.hasTag("looking"));
  const others = lines.length - SHOWN;
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
        {lines.slice(0, SHOWN).map((line) => (
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
