import { useSelector } from "@xstate/react";
import type { Account } from "../../../domain/accounts/account.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { accountTexts as texts } from "../../../text/accounts/accounts.ts";
import { components } from "../../../text/components.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";
import { RemovalDialog } from "../shared/RemovalDialog.tsx";
import type { AccountActors } from "./accounts-feature.ts";

type AccountRemovalProps = {
  /** The accounts that can be closed. */
  readonly accounts: readonly WithRevision<Account>[];
  readonly actors: Pick<AccountActors, "removal" | "arrange">;
};

/** The dialogs before an account's removal, and after a refused one: an account in use can be closed instead. */
export function AccountRemoval({ accounts, actors: { removal, arrange } }: AccountRemovalProps) {
  const open = useSelector(removal, (snapshot) => snapshot.hasTag("open"));
  const { target, failure } = useSelector(removal, ({ context }) => context);
  const used = accounts.find(({ id }) => id === target.id);
  if (used === undefined || failure?.type !== "rejected" || failure.code !== "conta_em_uso")
    return (
      <RemovalDialog removal={removal} title={texts.removeTitle} question={texts.removeQuestion} />
    );
  return (
    <ConfirmDialog
      open={open}
      title={texts.inUse}
      message={failure.detail ?? texts.inUseQuestion(target.label)}
      confirmLabel={texts.close}
      pendingLabel={components.saving}
      pending={false}
      onConfirm={() => {
        removal.send({ type: "CANCEL" });
        arrange([{ record: used, patch: { closed: true } }]);
      }}
      onCancel={() => removal.send({ type: "CANCEL" })}
    />
  );
}
