import { useNavigate } from "@tanstack/react-router";
import { correctionOf } from "../../../application/outbox/correction.ts";
import type { KeptWrite } from "../../../application/outbox/kept-write.ts";
import { refusalText, unsentTexts as texts } from "../../../text/outbox/unsent.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { FORM_PLACES } from "./form-places.ts";
import * as styles from "./refused.css.ts";
import { useUnsent } from "./use-unsent.ts";
import { useWriteName } from "./use-write-name.ts";

type RefusedWriteProps = { readonly write: KeptWrite; readonly onLeave: () => void };

/** A refused write: what it was, why it was refused, and the ways on. */
export function RefusedWrite({ write, onLeave }: RefusedWriteProps) {
  const { correct } = useOverlays().unsent;
  const navigate = useNavigate();
  const nameOf = useWriteName();
  const { outbox, queue } = useUnsent();
  const { change } = write.call;
  const correction = correctionOf(queue, write, useSignedIn().ledger.getSnapshot());
  const takeBack = async () => {
    if (correction === null) return;
    onLeave();
    const place = FORM_PLACES[correction.wanted.type];
    if (place !== null) await navigate({ to: place });
    correct(correction);
    await outbox?.discard(change);
  };
  return (
    <li className={styles.item}>
      <p className={styles.name}>{nameOf(write)}</p>
      <p className={styles.reason}>{write.refusal && refusalText(write.refusal)}</p>
      <div className={styles.actions}>
        <Button variant="ghost" size="small" onClick={() => void outbox?.discard(change)}>
          {texts.discard}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void outbox?.tryAgain(change)}>
          {texts.tryAgain}
        </Button>
        {correction !== null && (
          <Button variant="primary" size="small" onClick={() => void takeBack()}>
            {texts.correct}
          </Button>
        )}
      </div>
    </li>
  );
}
