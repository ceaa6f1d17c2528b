import type { Container } from "inversify";
import { createActor, fromPromise } from "xstate";
import { transactionForm, type TransactionFields } from "../application/forms/transaction-form.ts";
import { formDialogMachine } from "../application/machines/form-dialog.machine.ts";
import { premiumDialogMachine } from "../application/machines/premium-dialog.machine.ts";
import { removalMachine } from "../application/machines/removal.machine.ts";
import { toastMachine } from "../application/machines/toast.machine.ts";
import { removeRecord } from "../application/use-cases/remove-record.ts";
import { saveTransaction } from "../application/use-cases/save-transaction.ts";
import type { Seen } from "../domain/ledger/stamped.ts";
import { transactionId } from "../domain/shared/ids.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../domain/transactions/transaction.ts";
import type { OverlayActors } from "../ui/overlay-context.ts";
import { keys } from "./keys.ts";
import { startNotifications } from "./notifications.ts";
import type { Page } from "./page.ts";

/** Starts the actors of the overlays. */
export function startOverlays(container: Container, session: Page["session"]): OverlayActors {
  const transactions = container.get(keys.transactions);
  const checkout = container.get(keys.checkout);
  const clock = container.get(keys.clock);
  const ids = container.get(keys.ids);
  const ledger = container.get(keys.ledger);
  const newKey = () => ids.next();
  const toast = createActor(toastMachine).start();
  const notifications = startNotifications(container, session, (notice) =>
    toast.send({ type: "NOTIFY", notice }),
  );

  const dialog = (kind: TransactionKind) => {
    const machine = formDialogMachine<TransactionFields, TransactionDraft, Seen<Transaction>>(
      transactionForm(() => clock.today()),
      newKey,
    ).provide({
      actors: {
        save: fromPromise(({ input }) => saveTransaction(transactions, ledger, kind)(input)),
      },
    });
    const actor = createActor(machine);
    actor.on("SAVED", ({ change }) => {
      toast.send({ type: "NOTIFY", notice: { type: "transaction-changed", kind, change } });
      notifications.send({ type: "LOOK_FOR_ALERTS" });
    });
    return actor.start();
  };

  const removal = (kind: TransactionKind) => {
    const remove = removeRecord(
      ledger,
      (id, as) => transactions.remove(kind, transactionId(id), as),
      (id) => ({ transactions: [transactionId(id)] }),
    );
    const machine = removalMachine(newKey).provide({
      actors: {
        remove: fromPromise(({ input }) => remove(input)),
      },
    });
    const actor = createActor(machine);
    actor.on("REMOVED", () => {
      const notice = { type: "transaction-changed", kind, change: "removed" } as const;
      toast.send({ type: "NOTIFY", notice });
    });
    return actor.start();
  };

  const premium = createActor(
    premiumDialogMachine.provide({
      actors: { loadAddress: fromPromise(() => checkout.address()) },
    }),
  );
  premium.on("CHECKOUT_OPENED", () => session.send({ type: "REFRESH" }));

  return {
    dialogs: { income: dialog("income"), expense: dialog("expense") },
    removals: { income: removal("income"), expense: removal("expense") },
    premium: premium.start(),
    toast,
    notifications,
  };
}
