import { amountText } from "../application/acts/amount-text.ts";
import type { Launch } from "../application/device/launch.ts";
import { readSharedText } from "../domain/entries/shared-text.ts";
import type { OverlayActors } from "../ui/overlay-context.ts";

/** Opens what a launch asks for; a shared text fills in a new entry, beside any draft. */
export function openLaunch(
  launch: Launch,
  { entry, receipts }: Pick<OverlayActors, "entry" | "receipts">,
): void {
  // The camera waits for a press: any other site could have made the link.
  if (launch.type === "receipt") receipts.send({ type: "OPEN", camera: false });
  else if (launch.text === "") entry.add(launch.kind);
  else {
    const { dialog, blank } = entry;
    const { description, amount } = readSharedText(launch.text);
    // An entry that came back meanwhile stays a draft.
    dialog.send({ type: "CLOSE" });
    dialog.send({ type: "OPEN_CREATE", fields: blank(launch.kind) });
    dialog.send({ type: "CHANGE", field: "description", value: description });
    if (amount !== null)
      dialog.send({ type: "CHANGE", field: "amount", value: amountText(amount) });
  }
}
