import { useState } from "react";
import { refusedText, unsentTexts as texts } from "../../../text/outbox/unsent.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { RefusedWrite } from "./RefusedWrite.tsx";
import type { UnsentWrites } from "./use-unsent.ts";
import * as styles from "./refused.css.ts";

type RefusedProps = { readonly unsent: UnsentWrites };

/** Says that what waits does not open here, or lists what the server refused. */
export const Refused = ({ unsent }: RefusedProps) => (
  <>
    {unsent.isShut && <span>{texts.shut}</span>}
    {unsent.refused.length > 0 && <RefusedList unsent={unsent} />}
  </>
);

/** The button that lists what the server refused, with what can be done about each. */
function RefusedList({ unsent }: RefusedProps) {
  const [isOpen, setOpen] = useState(false);
  const { refused } = unsent;
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
            <RefusedWrite
              key={write.call.change}
              write={write}
              unsent={unsent}
              onLeave={() => setOpen(false)}
            />
          ))}
        </ul>
      </Dialog>
    </>
  );
}
