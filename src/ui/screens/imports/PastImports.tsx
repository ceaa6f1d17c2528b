import { useSelector } from "@xstate/react";
import type { MadeImport } from "../../../domain/imports/import.ts";
import type { Row } from "../../../domain/ledger/row.ts";
import type { TransactionId } from "../../../domain/shared/ids.ts";
import { components } from "../../../text/components.ts";
import { failureText } from "../../../text/failures.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { pastImportTexts as texts } from "../../../text/imports/past-imports.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { ActDialog } from "../shared/ActDialog.tsx";
import type { ImportUndoActs, LeftOutActor } from "./imports-feature.ts";
import { PastImport } from "./PastImport.tsx";
import * as styles from "./past-imports.css.ts";

type PastImportsProps = {
  readonly imports: readonly MadeImport[];
  readonly recordOf: (id: TransactionId) => Row | null;
  readonly undoing: ImportUndoActs;
  readonly leftOut: LeftOutActor;
};

/** The past imports, each with a button to undo it. */
export const PastImports = ({ imports, recordOf, undoing, leftOut }: PastImportsProps) => (
  <>
    {imports.length > 0 && (
      <Card title={texts.title} className={styles.card}>
        <ul className={styles.list}>
          {imports.map((one) => (
            <PastImport key={one.id} made={one} undoing={undoing.whole} leftOut={leftOut} />
          ))}
        </ul>
      </Card>
    )}
    <UndoQuestion act={undoing.whole} />
    <EditedQuestion act={undoing.edited} recordOf={recordOf} />
  </>
);

/** Asks before an import is undone that later ones built upon, and says what will be removed. */
function UndoQuestion({ act }: { readonly act: ImportUndoActs["whole"] }) {
  const { of: made, preview: outlook, failure } = useSelector(act, ({ context }) => context);
  return (
    <ActDialog
      act={act}
      title={texts.question}
      message={
        made && outlook ? texts.consequence(made.name, outlook) : failure ? "" : texts.looking
      }
      confirmLabel={failure && !outlook ? texts.retry : texts.undo}
      pendingLabel={outlook ? texts.undoing : texts.looking}
      danger={outlook !== null}
    />
  );
}

type EditedQuestionProps = Pick<PastImportsProps, "recordOf"> & {
  readonly act: ImportUndoActs["edited"];
};

/** Asks whether records edited since are removed as well. */
function EditedQuestion({ act, recordOf }: EditedQuestionProps) {
  const asking = useSelector(act, (snapshot) => snapshot.hasTag("asking"));
  const busy = useSelector(act, (snapshot) => snapshot.hasTag("busy"));
  const { of, failure } = useSelector(act, ({ context }) => context);
  const close = () => act.send({ type: "CLOSE" });
  const edited = of?.edited ?? [];
  return (
    <Dialog open={asking} title={texts.leftTitle(edited.length)} onClose={close}>
      <p className={styles.note}>{texts.leftHint}</p>
      <ul className={styles.list}>
        {edited.map((id) => {
          const record = recordOf(id);
          return (
            record && (
              <li key={id} className={styles.item}>
                <span>
                  {formatDate(record.date)} · {record.description ?? record.category}
                </span>
                <span>{formatEuros(record.amount)}</span>
              </li>
            )
          );
        })}
      </ul>
      {failure && <p role="alert">{failureText(failure)}</p>}
      <DialogActions>
        <Button variant="ghost" onClick={close}>
          {texts.keep}
        </Button>
        <Button
          variant="danger"
          pending={busy}
          pendingLabel={components.removing}
          onClick={() => act.send({ type: "CONFIRM" })}
        >
          {texts.removeEdited}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
