import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";
import type { TransactionFields } from "../application/forms/transaction-form.ts";
import type { formDialogMachine } from "../application/machines/form-dialog.machine.ts";
import type { menuMachine } from "../application/machines/menu.machine.ts";
import type { premiumDialogMachine } from "../application/machines/premium-dialog.machine.ts";
import type { removalMachine } from "../application/machines/removal.machine.ts";
import type { shortcutMachine } from "../application/machines/shortcut.machine.ts";
import type { toastMachine } from "../application/machines/toast.machine.ts";
import type { TransactionId } from "../domain/shared/ids.ts";
import type { TransactionDraft, TransactionKind } from "../domain/transactions/transaction.ts";

export type TransactionDialogActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<TransactionFields, TransactionDraft, TransactionId>>
>;

/** The actors that live as long as somebody is signed in. */
export type SignedInActors = {
  readonly dialogs: Readonly<Record<TransactionKind, TransactionDialogActor>>;
  readonly removals: Readonly<Record<TransactionKind, ActorRefFrom<typeof removalMachine>>>;
  readonly menu: ActorRefFrom<typeof menuMachine>;
  readonly premium: ActorRefFrom<typeof premiumDialogMachine>;
  readonly shortcut: ActorRefFrom<typeof shortcutMachine>;
  readonly toast: ActorRefFrom<typeof toastMachine>;
};

export const SignedInContext = createContext<SignedInActors | null>(null);

/** The actors of the signed-in part; composition puts them above its screens. */
export function useSignedIn(): SignedInActors {
  const actors = use(SignedInContext);
  if (actors === null) throw new Error("no signed-in actors above this component");
  return actors;
}
