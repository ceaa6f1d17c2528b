import { useSelector } from "@xstate/react";
import type { OwnSession } from "../../../domain/users/own-session.ts";
import { ownSessionTexts as texts, usedAgo } from "../../../text/profile/own-account.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { ActDialog } from "../shared/ActDialog.tsx";
import type { SessionActs } from "./account-feature.ts";
import * as styles from "./account.css.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";

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

type SessionRowProps = {
  readonly session: OwnSession;
  readonly now: number;
  readonly end: SessionActs["one"];
};

/** One session: its device, its last use, and the button to end it, except for the current session. */
function SessionRow({ session, now, end }: SessionRowProps) {
  const { id, device, usedAt, current } = session;
  const item = useFocusAfterRemoval<HTMLLIElement>(neighbourOf);
  const busy = useSelector(end, (snapshot) => snapshot.hasTag("busy"));
  const own = useSelector(end, ({ context }) => context.of === id);
  const used = usedAgo(usedAt, now);
  return (
    <li ref={item} className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{device}</p>
        <p className={styles.hint}>{used}</p>
      </div>
      {current ? (
        <Badge tone="positive">{texts.current}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.endOf(device, used)}
          pending={busy && own}
          pendingLabel={texts.ending}
          disabled={busy && !own}
          onClick={() => end.send({ type: "DO", of: id })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
