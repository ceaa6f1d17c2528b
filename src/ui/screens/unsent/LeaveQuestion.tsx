import { useSelector } from "@xstate/react";
import { lossText, unsentTexts as texts } from "../../../text/outbox/unsent.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { useOverlays } from "../../overlay-context.ts";

/** Asks before signing out where something waits to be sent: it would be lost. */
export function LeaveQuestion() {
  const { leave } = useOverlays().unsent;
  const asking = useSelector(leave, (now) => now.hasTag("asking"));
  const lost = useSelector(leave, ({ context }) => context.of);
  const close = () => leave.send({ type: "CLOSE" });
  return (
    <Dialog open={asking} title={texts.leaveTitle} size="small" onClose={close}>
      <p>{lossText(lost ?? [])}</p>
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
