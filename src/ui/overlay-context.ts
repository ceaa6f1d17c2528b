import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";
import type {
  TransactionContent,
  TransactionFields,
} from "../application/entries/transaction-form.ts";
import type { recordDialogMachine } from "../application/entries/record-dialog.machine.ts";
import type { ProductUpdate } from "../application/device/product-update.ts";
import type { notificationsMachine } from "../application/notifications/notifications.machine.ts";
import type { premiumDialogMachine } from "../application/payments/premium-dialog.machine.ts";
import type { presenceMachine } from "../application/presence/presence.machine.ts";
import type { receiptReadingMachine } from "../application/receipts/receipt-reading.machine.ts";
import type { removalMachine } from "../application/entries/removal.machine.ts";
import type { Look } from "../application/acts/look.machine.ts";
import type { Return } from "../application/versions/go-back.ts";
import type { toastMachine } from "../application/device/toast.machine.ts";
import type { undoMachine } from "../application/ledger/undo.machine.ts";
import type { WithRevision, StoredRecord } from "../domain/ledger/stored-record.ts";
import type { WrittenRecord } from "../domain/ledger/written.ts";
import type { AnyChange } from "../domain/versions/record-change.ts";
import type { Transaction, TransactionKind } from "../domain/transactions/transaction.ts";
import type { RecurrencesFeature } from "./screens/recurrences/recurrences-feature.ts";
import type { UnsentFeature } from "./screens/unsent/unsent-feature.ts";
import type { DivisionActor } from "./screens/shared/DivideDialog.tsx";

export type TransactionDialogActor = ActorRefFrom<
  ReturnType<
    typeof recordDialogMachine<
      TransactionFields,
      TransactionContent,
      Transaction,
      StoredRecord<Transaction>
    >
  >
>;

/** Closes when the user has proved their identity, or refuses to. */
export type PresenceActor = ActorRefFrom<typeof presenceMachine>;

/** The actors of the overlays of the signed-in screens. */
export type OverlayActors = {
  /** The entry of income and expenses. */
  readonly entry: {
    readonly dialog: TransactionDialogActor;
    readonly blank: (kind: TransactionKind) => TransactionFields;
    /** Opens for a new movement of a kind. */
    readonly add: (kind: TransactionKind) => void;
  };
  readonly removal: ActorRefFrom<ReturnType<typeof removalMachine>>;
  readonly division: {
    readonly dialog: DivisionActor<WithRevision<Transaction>>;
    readonly ask: (record: WithRevision<Transaction>) => void;
  };
  readonly receipts: ActorRefFrom<typeof receiptReadingMachine>;
  readonly presence: PresenceActor;
  readonly premium: ActorRefFrom<typeof premiumDialogMachine>;
  readonly toast: ActorRefFrom<typeof toastMachine>;
  readonly undo: ActorRefFrom<ReturnType<typeof undoMachine>>;
  readonly update: ProductUpdate;
  readonly recurrences: RecurrencesFeature;
  /** The history of a record. */
  readonly versions: {
    readonly dialog: Look<WrittenRecord, readonly AnyChange[]>;
    /** Closes the history, and changes the record back. */
    readonly goBack: (wish: Return) => void;
  };
  readonly unsent: UnsentFeature;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
};

export const OverlayContext = createContext<OverlayActors | null>(null);

/** The actors of the overlays, for their components. */
export function useOverlays(): OverlayActors {
  const actors = use(OverlayContext);
  if (actors === null) throw new Error("no overlay actors above this component");
  return actors;
}
