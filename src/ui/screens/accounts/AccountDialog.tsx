import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { accountFormTexts as texts } from "../../../text/accounts/accounts.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { AccountForm } from "./AccountForm.tsx";
import type { AccountDialogActor } from "./accounts-feature.ts";

/** Creates or changes an account. */
export function AccountDialog({ dialog }: { readonly dialog: AccountDialogActor }) {
  const label = useRef<HTMLInputElement>(null);
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, ({ context }) => context.mode.type === "create");
  return (
    <Dialog
      open={open}
      title={creating ? texts.create : texts.edit}
      initialFocus={label}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <AccountForm dialog={dialog} label={label} />
    </Dialog>
  );
}
