import { useSelector } from "@xstate/react";
import type { OwnSession } from "../../../domain/users/own-session.ts";
import { failureText } from "../../../text/failures.ts";
import { ownSessionTexts as texts } from "../../../text/own-account.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";
import type { SessionsActor } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { SessionRow } from "./SessionRow.tsx";

type OwnSessionsProps = {
  readonly sessions: readonly OwnSession[];
  readonly now: number;
  readonly actor: SessionsActor;
};

/** Where one is signed in, and the way to end that. */
export function OwnSessions({ sessions, now, actor }: OwnSessionsProps) {
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag("asking"));
  const ending = useSelector(actor, (snapshot) => snapshot.hasTag("endingOthers"));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Card title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <ul className={styles.list} aria-label={texts.list}>
        {ownFirst(sessions).map((session) => (
          <SessionRow key={session.id} session={session} now={now} actor={actor} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="secondary" onClick={() => actor.send({ type: "ASK_OTHERS" })}>
          {texts.endOthers}
        </Button>
      ) : (
        <p className={styles.hint}>{texts.none}</p>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.endOthersTitle}
        message={texts.endOthersQuestion}
        problem={failure && failureText(failure)}
        confirmLabel={texts.endOthers}
        pendingLabel={texts.ending}
        pending={ending}
        danger
        onConfirm={() => actor.send({ type: "CONFIRM" })}
        onCancel={() => actor.send({ type: "CANCEL" })}
      />
    </Card>
  );
}

const ownFirst = (sessions: readonly OwnSession[]): readonly OwnSession[] => [
  ...sessions.filter(({ current }) => current),
  ...sessions.filter(({ current }) => !current),
];
