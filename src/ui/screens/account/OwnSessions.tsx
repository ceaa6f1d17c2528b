import type { OwnSession } from "../../../domain/users/own-session.ts";
import { ownSessionTexts as texts } from "../../../text/profile/own-account.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { ActDialog } from "../shared/ActDialog.tsx";
import type { SessionActs } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { SessionRow } from "./SessionRow.tsx";

type OwnSessionsProps = {
  readonly sessions: readonly OwnSession[];
  readonly now: number;
  readonly acts: SessionActs;
};

/** The user's sessions, and the buttons to end them. */
export const OwnSessions = ({ sessions, now, acts }: OwnSessionsProps) => (
  <Card title={texts.title}>
    <p className={styles.hint}>{texts.hint}</p>
    <ul className={styles.list} aria-label={texts.list}>
      {ownFirst(sessions).map((session) => (
        <SessionRow key={session.id} session={session} now={now} end={acts.one} />
      ))}
    </ul>
    {sessions.length > 1 ? (
      <Button variant="secondary" onClick={() => acts.others.send({ type: "ASK", of: null })}>
        {texts.endOthers}
      </Button>
    ) : (
      <p className={styles.hint}>{texts.none}</p>
    )}
    <ActDialog
      act={acts.others}
      title={texts.endOthersTitle}
      message={texts.endOthersQuestion}
      confirmLabel={texts.endOthers}
      pendingLabel={texts.ending}
      danger
    />
  </Card>
);

const ownFirst = (sessions: readonly OwnSession[]): readonly OwnSession[] => [
  ...sessions.filter(({ current }) => current),
  ...sessions.filter(({ current }) => !current),
];
