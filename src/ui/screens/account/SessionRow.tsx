import { useSelector } from "@xstate/react";
import type { OwnSession } from "../../../domain/users/own-session.ts";
import { ownSessionTexts as texts, usedAgo } from "../../../text/profile/own-account.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { neighbourOf, useHeir } from "../../use-heir.ts";
import type { SessionActs } from "./account-feature.ts";
import * as styles from "./account.css.ts";

type SessionRowProps = {
  readonly session: OwnSession;
  readonly now: number;
  readonly end: SessionActs["one"];
};

/** One session: its device, its last use, and the button to end it, except for the current session. */
export function SessionRow({ session, now, end }: SessionRowProps) {
  const { id, device, usedAt, current } = session;
  const item = useHeir<HTMLLIElement>(neighbourOf);
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
