import { formatInstant } from "../../../text/format-instant.ts";
import { unsentTexts as texts } from "../../../text/outbox/unsent.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import * as styles from "./refused.css.ts";
import { useUnsent } from "./use-unsent.ts";
import { useWriteName } from "./use-write-name.ts";

/** The unsent writes, in the order of entry. */
export function WaitingWrites({ onClose }: { readonly onClose: () => void }) {
  const { waiting, isDown } = useUnsent();
  const nameOf = useWriteName();
  const { writes } = waiting;
  return (
    <Dialog open title={texts.waiting} onClose={onClose}>
      <p>{writes.length === 0 ? texts.allSent : isDown ? texts.waitingHint : texts.stuckHint}</p>
      <ol className={styles.list}>
        {writes.map((write) => (
          <li key={write.call.change} className={styles.item}>
            <p className={styles.name}>{nameOf(write)}</p>
            <p className={styles.reason}>{formatInstant(write.at)}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
