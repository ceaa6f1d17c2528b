import { useSelector } from "@xstate/react";
import { isRefusal } from "../../../application/failure.ts";
import { changesNothing } from "../../../domain/restore/refused-groups.ts";
import { restoreFailureText, restoreTexts as texts } from "../../../text/restore/restore-screen.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { FileDrop } from "../../components/FileDrop/FileDrop.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { ReplaceDialog } from "./ReplaceDialog.tsx";
import type { RestoreAct, RestoreActors } from "./restore-actors.ts";
import { RestorePreview } from "./RestorePreview.tsx";
import * as styles from "./restore.css.ts";

type RestoreCardProps = { readonly actors: RestoreActors };

/** The restore of a copy: its file, what it would change, and the two ways of restoring it. */
export function RestoreCard({ actors }: RestoreCardProps) {
  const { joining, replacing } = actors;
  const asking = useSelector(joining, (now) => now.hasTag("asking"));
  return (
    <Card title={texts.title} className={styles.card}>
      <p className={styles.intro}>{texts.intro}</p>
      {asking ? (
        <Chosen actors={actors} />
      ) : (
        <FileDrop
          title={texts.drop}
          label={texts.file}
          pickLabel={texts.pick}
          hint={texts.formats}
          accept=".json,.zip"
          onPick={([file]) => file && joining.send({ type: "ASK", of: file })}
        />
      )}
      <ReplaceDialog act={replacing} />
    </Card>
  );
}

/** The file that was chosen, being compared, compared, or refused. */
function Chosen({ actors: { joining, replacing } }: RestoreCardProps) {
  const looking = useSelector(joining, (now) => now.hasTag("looking"));
  const file = useSelector(joining, ({ context }) => context.of);
  const report = useSelector(joining, ({ context }) => context.preview);
  const failure = useSelector(joining, ({ context }) => context.failure);
  const busy = useSelector(joining, (now) => now.hasTag("busy"));
  const close = () => joining.send({ type: "CLOSE" });
  return (
    <div className={styles.chosen}>
      <p className={styles.name}>{file?.name}</p>
      {looking && (
        <p className={styles.waiting} role="status">
          <SpinnerIcon /> {texts.comparing}
        </p>
      )}
      {report && <RestorePreview report={report} shown={["added", "changed", "same"]} />}
      {failure && <Alert>{restoreFailureText(failure)}</Alert>}
      {report && report.refused.length === 0 && (
        <p className={styles.small}>{changesNothing(report) ? texts.nothingNew : texts.joins}</p>
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" disabled={busy} onClick={close}>
          {failure || report?.refused.length ? texts.another : texts.cancel}
        </Button>
        {failure && report === null && !isRefusal(failure) && (
          <Button onClick={() => joining.send({ type: "CONFIRM" })}>{texts.again}</Button>
        )}
        {report && file && (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => replacing.send({ type: "ASK", of: file })}
          >
            {texts.replace}
          </Button>
        )}
        {report && report.refused.length === 0 && !changesNothing(report) && (
          <JoinButton act={joining} />
        )}
      </div>
    </div>
  );
}

function JoinButton({ act }: { readonly act: RestoreAct }) {
  const busy = useSelector(act, (now) => now.hasTag("busy"));
  return (
    <Button
      pending={busy}
      pendingLabel={texts.restoring}
      onClick={() => act.send({ type: "CONFIRM" })}
    >
      {texts.join}
    </Button>
  );
}
