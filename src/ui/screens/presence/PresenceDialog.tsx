import { useSelector } from "@xstate/react";
import { presenceTexts as texts } from "../../../text/presence/presence.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { PresenceForm } from "./PresenceForm.tsx";

/** Asks the user to prove their identity, over any screen. */
export function PresenceDialog() {
  const { presence } = useOverlays();
  const open = useSelector(presence, (snapshot) => snapshot.hasTag("open"));
  return (
    <Dialog
      open={open}
      size="small"
      title={texts.title}
      onClose={() => presence.send({ type: "CLOSE" })}
    >
      <PresenceForm presence={presence} />
    </Dialog>
  );
}
