import { useSelector } from "@xstate/react";
import type { QueuedWrite } from "../../../application/outbox/queued-write.ts";
import { lossText, unsentTexts as texts } from "../../../text/outbox/unsent.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { useOverlays } from "../../overlay-context.ts";

const isOfMovement = ({ written }: QueuedWrite) => written?.type === "transactions";

/** Asks before signing out where something waits to be sent: it would be lost. */
export function LeaveQuestion() {
  const { leave } = useOverlays().unsent;
  const lost = useSelector(leave, ({ context }) => context.of);
  const close = () => leave.send({ type: "CLOSE" });
  return (
    <Dialog open title={texts.leaveTitle} size="small" onClose={close}>
      <p>{lost === null ? texts.mayBeLost : lossText(lost.length, lost.every(isOfMovement))}</p>
      <DialogActions>
        <Button variant="danger" onClick={() => leave.send({ type: "CONFIRM" })}>
          {texts.leave}
        </Button>
        <Button variant="primary" onClick={close}>
          {texts.wait}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
