import { useState } from "react";
import { refusedText, unsentTexts as texts } from "../../../text/outbox/unsent.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { RefusedWrite } from "./RefusedWrite.tsx";
import { useUnsent } from "./use-unsent.ts";
import { WaitingWrites } from "./WaitingWrites.tsx";
import * as styles from "./refused.css.ts";

type UnsentListsProps = {
  /** Whether what waits is listed. */
  readonly isListed: boolean;
  readonly onClose: () => void;
};

/** Says that what waits does not open here, and lists what waits and what the server refused. */
export function UnsentLists({ isListed, onClose }: UnsentListsProps) {
  const { isShut, refused } = useUnsent();
  return (
    <>
      {isShut && <span>{texts.shut}</span>}
      {refused.length > 0 && <Refused />}
      {isListed && <WaitingWrites onClose={onClose} />}
    </>
  );
}

/** The button that lists the refused writes, each with its possible actions. */
function Refused() {
  const [isOpen, setOpen] = useState(false);
  const { refused } = useUnsent();
  return (
    <>
      <span className={styles.button}>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {refusedText(refused.length)}
        </Button>
      </span>
      <Dialog open={isOpen} title={texts.refused} onClose={() => setOpen(false)}>
        <p>{texts.hint}</p>
        <ul className={styles.list}>
          {refused.map((write) => (
            <RefusedWrite key={write.call.change} write={write} onLeave={() => setOpen(false)} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}
