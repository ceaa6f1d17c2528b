import { useSelector } from "@xstate/react";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { failureText } from "../../../text/failures.ts";
import { transactionFormTexts as texts, transactionTexts } from "../../../text/transactions.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useOverlays } from "../../overlay-context.ts";

/** Asks before a record is removed. */
export function TransactionRemoval({ kind }: { readonly kind: TransactionKind }) {
  const removal = useOverlays().removals[kind];
  const open = useSelector(removal, (snapshot) => snapshot.hasTag("open"));
  const removing = useSelector(removal, (snapshot) => snapshot.hasTag("busy"));
  const { target, failure } = useSelector(removal, ({ context }) => context);
  return (
    <ConfirmDialog
      open={open}
      title={transactionTexts[kind].removeTitle}
      message={texts.removeQuestion(target.label)}
      problem={failure && failureText(failure)}
      confirmLabel={texts.remove}
      pendingLabel={texts.removing}
      pending={removing}
      danger
      onConfirm={() => removal.send({ type: "CONFIRM" })}
      onCancel={() => removal.send({ type: "CANCEL" })}
    />
  );
}
