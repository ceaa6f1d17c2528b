import { useSelector } from "@xstate/react";
import type { RuledRecord } from "../../../domain/rules/rule.ts";
import type { Row } from "../../../domain/ledger/row.ts";
import type { TransactionId } from "../../../domain/shared/ids.ts";
import { components } from "../../../text/components.ts";
import { failureText } from "../../../text/failures.ts";
import { ruleTexts as texts } from "../../../text/rules/rules.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import type { RuleApplicationAct } from "../imports/imports-feature.ts";
import * as styles from "./rules.css.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";

type RuleApplicationProps = {
  readonly actor: RuleApplicationAct;
  readonly recordOf: (id: TransactionId) => Row | null;
};

/** The maximum number of records shown. */
const MAX_SHOWN = 100;

/** Shows what a rule would change in past records, before it does. */
export function RuleApplication({ actor, recordOf }: RuleApplicationProps) {
  const { of: rule, preview: records, failure } = useSelector(actor, ({ context }) => context);
  const open = useSelector(actor, (snapshot) => snapshot.hasTag("asking"));
  const looking = useSelector(actor, (snapshot) => snapshot.hasTag("looking"));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const close = () => actor.send({ type: "CLOSE" });
  const changes = records !== null && records.length > 0;
  return (
    <Dialog open={open} title={texts.contain(rule?.contains ?? "")} onClose={close}>
      {looking && (
        <div role="status" aria-label={texts.looking}>
          <PageSpinner />
        </div>
      )}
      {records && <Preview records={records} recordOf={recordOf} />}
      {failure && <Alert>{failureText(failure)}</Alert>}
      <DialogActions>
        <Button variant="ghost" onClick={close}>
          {changes ? components.cancel : components.close}
        </Button>
        {changes && (
          <Button
            pending={busy}
            pendingLabel={texts.applying}
            onClick={() => actor.send({ type: "CONFIRM" })}
          >
            {texts.confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type PreviewProps = Pick<RuleApplicationProps, "recordOf"> & {
  readonly records: readonly RuledRecord[];
};

function Preview({ records, recordOf }: PreviewProps) {
  if (records.length === 0) return <p>{texts.nothingChanges}</p>;
  const others = records.length - MAX_SHOWN;
  return (
    <>
      <p>
        <strong>{texts.changes(records.length)}</strong>. {texts.undoable}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keys */}
      <ul className={styles.records} tabIndex={0} aria-label={texts.changes(records.length)}>
        {records.slice(0, MAX_SHOWN).map((record) => (
          <RuledRecordLine key={record.id} after={record} before={recordOf(record.id)} />
        ))}
      </ul>
      {others > 0 && <p className={styles.note}>{texts.others(others)}</p>}
    </>
  );
}

type RuledRecordLineProps = {
  readonly after: RuledRecord;
  /** Null for a record that this page has not loaded. */
  readonly before: Row | null;
};

/** A past record, and what a rule changes in it. */
function RuledRecordLine({ after, before }: RuledRecordLineProps) {
  const { category, description } = after;
  if (before === null) return <li>{[description, category].filter(Boolean).join(" · ")}</li>;
  return (
    <li>
      <p className={styles.record}>
        <span className={styles.recordName}>
          {formatDate(before.date)} · {before.description ?? before.category}
        </span>
        <span>{formatEuros(before.amount)}</span>
      </p>
      {before.category !== category && <Becomes before={before.category} after={category} />}
      {description !== null && before.description !== description && (
        <Becomes before={before.description ?? "—"} after={description} />
      )}
    </li>
  );
}

const Becomes = ({ before, after }: { readonly before: string; readonly after: string }) => (
  <p className={styles.note}>{texts.becomes(before, after)}</p>
);
