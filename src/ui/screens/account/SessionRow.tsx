import { useSelector } from "@xstate/react";
import type { OwnSession } from "../../../domain/users/own-session.ts";
import { ownSessionTexts as texts, usedAgo } from "../../../text/own-account.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { neighbourOf, useHeir } from "../../use-heir.ts";
import type { SessionsActor } from "./account-feature.ts";
import * as styles from "./account.css.ts";

type SessionRowProps = {
  readonly session: OwnSession;
  readonly now: number;
  readonly actor: SessionsActor;
};

/** One session: its device, when it was last used, and its end, but for the one that is looked from. */
export function SessionRow({ session, now, actor }: SessionRowProps) {
  const { id, device, usedAt, current } = session;
  const item = useHeir<HTMLLIElement>(neighbourOf);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("ending"));
  const own = useSelector(actor, ({ context }) => context.id === id);
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
          onClick={() => actor.send({ type: "END", id })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
