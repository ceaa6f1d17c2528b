import { useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { correctionOf } from "../../../application/outbox/correction.ts";
import type { QueuedWrite } from "../../../application/outbox/queued-write.ts";
import { dependentsOf } from "../../../application/outbox/queue.ts";
import { discardText, refusalText, unsentTexts as texts } from "../../../text/outbox/unsent.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { ActDialog } from "../shared/ActDialog.tsx";
import { FORM_PLACES } from "./form-places.ts";
import * as styles from "./refused.css.ts";
import { useUnsent } from "./use-unsent.ts";
import { useWriteName } from "./use-write-name.ts";

type RefusedWriteProps = { readonly write: QueuedWrite; readonly onLeave: () => void };

/** A refused write: what it was, why it was refused, and the ways on. */
export function RefusedWrite({ write, onLeave }: RefusedWriteProps) {
  const { correct, ...unsent } = useOverlays().unsent;
  const tryAgain = useActorRef(unsent.tryAgain);
  const discard = useActorRef(unsent.discard);
  const isTrying = useSelector(tryAgain, (now) => now.hasTag("busy"));
  const isCorrecting = useSelector(correct, (now) => now.hasTag("busy"));
  const navigate = useNavigate();
  const name = useWriteName()(write);
  const { queue } = useUnsent();
  const correction = correctionOf(queue, write, useSignedIn().ledger.getSnapshot());
  const busy = isTrying || isCorrecting;
  const takeBack = (found: NonNullable<typeof correction>) => () => {
    const go = async () => {
      onLeave();
      const place = FORM_PLACES[found.wanted.type];
      if (place !== null) await navigate({ to: place });
    };
    correct.send({ type: "DO", of: { write, correction: found, go } });
  };
  return (
    <li className={styles.item}>
      <p className={styles.name}>{name}</p>
      <p className={styles.reason}>{write.refusal ? refusalText(write.refusal) : texts.trying}</p>
      <div className={styles.actions}>
        <Button
          variant="ghost"
          size="small"
          disabled={busy}
          onClick={() => discard.send({ type: "ASK", of: write })}
        >
          {texts.discard}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isCorrecting}
          pending={isTrying}
          pendingLabel={texts.trying}
          onClick={() => tryAgain.send({ type: "DO", of: write })}
        >
          {texts.tryAgain}
        </Button>
        {correction !== null && (
          <Button
            variant="primary"
            size="small"
            disabled={isTrying}
            pending={isCorrecting}
            pendingLabel={texts.correcting}
            onClick={takeBack(correction)}
          >
            {texts.correct}
          </Button>
        )}
      </div>
      <ActDialog
        act={discard}
        title={texts.discardTitle}
        message={discardText(name, dependentsOf(queue, write.call.change).slice(1).length)}
        confirmLabel={texts.discard}
        pendingLabel={texts.discarding}
        danger
      />
    </li>
  );
}
