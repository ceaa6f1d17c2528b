import { fakeUnsent } from "./fakes/fake-unsent.ts";
import type { Outbox } from "../../src/application/outbox/outbox.ts";
import { createActor } from "xstate";
import { toastMachine } from "../../src/application/device/toast.machine.ts";
import type { Checkout } from "../../src/application/payments/checkout.ts";
import type { Clock } from "../../src/application/clock.ts";
import type { Divide } from "../../src/application/entries/division.ts";
import type { Imports } from "../../src/application/imports/imports.ts";
import type { IdGenerator } from "../../src/application/id-generator.ts";
import type { Notifications } from "../../src/application/notifications/notifications.ts";
import type { OtherProofs } from "../../src/application/second-factor/other-proofs.ts";
import type { Presence } from "../../src/application/presence/presence.ts";
import type { Recurrences } from "../../src/application/recurrences/recurrences.ts";
import type { Transactions } from "../../src/application/entries/transactions.ts";
import type { RecordHistory } from "../../src/application/versions/record-history.ts";
import type { Notify } from "../../src/composition/container/keys.ts";
import { startNotifications } from "../../src/composition/features/notifications.ts";
import { startPremium } from "../../src/composition/features/premium.ts";
import { startPresence } from "../../src/composition/features/person/presence.ts";
import { startReceipts } from "../../src/composition/features/receipts.ts";
import { startRecurrences } from "../../src/composition/features/recurrences.ts";
import { startTransactions } from "../../src/composition/features/transactions.ts";
import { startUnsentFeature } from "../../src/composition/features/device/unsent.ts";
import { startUndo } from "../../src/composition/features/undo.ts";
import { startVersions } from "../../src/composition/features/versions.ts";
import type { Page } from "../../src/composition/page/page.ts";
import { refused } from "../../src/domain/shared/result.ts";
import { NO_OTHER_WAY } from "../../src/domain/users/other-ways.ts";
import type { OverlayActors } from "../../src/ui/overlay-context.ts";
import { fakeDrafts } from "./fakes/fake-drafts.ts";
import { makeSubmissionQueues } from "../../src/application/entries/submission-queues.ts";
import { emptyForeground } from "./fakes/fake-foreground.ts";
import { fakeImports } from "./fakes/fake-imports.ts";
import { sameDay } from "./fakes/fake-new-days.ts";
import { fakeNotifications } from "./fakes/fake-notifications.ts";
import { fakeOwnAccount } from "./fakes/fake-own-account.ts";
import { fakeReceipts, type FakeReceipts } from "./fakes/fake-receipts.ts";
import { fakeRecordHistory } from "./fakes/fake-record-history.ts";
import { fakeRecurrences } from "./fakes/fake-recurrences.ts";
import { fakeSmartAlerts } from "./fakes/fake-smart-alerts.ts";
import { fakeVisibility } from "./fakes/fake-visibility.ts";
import { noBook } from "./no-book.ts";

type Given = {
  readonly session: Page["session"];
  readonly transactions: Transactions;
  readonly divide: Divide;
  readonly checkout: Checkout;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly ledger?: typeof noBook;
  readonly notifications?: Notifications;
  readonly presence?: Presence;
  readonly recurrences?: Recurrences;
  readonly otherProofs?: OtherProofs;
  readonly history?: RecordHistory;
  readonly imports?: Pick<Imports, "undo" | "count">;
  /** The writes that wait on the device. */
  readonly outbox?: Outbox;
  /** The reading of receipts: without camera and pictures by default. */
  readonly reading?: Partial<FakeReceipts>;
};

/** A reload that notifies the listeners. */
function reloading() {
  const keepers = new Set<() => void>();
  return {
    reload: () => {
      for (const listener of keepers) listener();
    },
    onReload: (listener: () => void) => void keepers.add(listener),
  };
}

const NO_OTHER_PROOF: OtherProofs = {
  ways: async () => NO_OTHER_WAY,
  usePasskey: async () => refused("unable"),
};

/** Starts the layout's real actors with the test's ports: by default without notifications, and none due. */
export function startLayoutActors(given: Given): OverlayActors {
  const { session, checkout, ledger = noBook, notifications = fakeNotifications() } = given;
  const toast = createActor(toastMachine).start();
  const notify: Notify = (notice, ...following) =>
    toast.send({ type: "NOTIFY", notice, following });
  const bell = startNotifications({
    notifications,
    smartAlerts: fakeSmartAlerts(0),
    notify,
    session,
    visibility: fakeVisibility().visibility,
    ledger: noBook,
  });
  const reloads = reloading();
  const recurrences = startRecurrences({
    ...given,
    drafts: fakeDrafts(),
    ledger,
    recurrences: given.recurrences ?? fakeRecurrences(),
    undo: async () => ({ restored: 0, kept: [] }),
    notify,
    newDays: sameDay,
    ...reloads,
  });
  const submissionQueues = makeSubmissionQueues(emptyForeground);
  const transactions = startTransactions({
    ...given,
    drafts: fakeDrafts(),
    submissionQueues,
    ledger,
    newDays: sameDay,
    notify,
  });
  return {
    ...transactions,
    receipts: startReceipts({
      ...fakeReceipts(),
      ...given.reading,
      visibility: fakeVisibility().visibility,
      ledger,
      transactions,
    }),
    premium: startPremium({ checkout, session, notify, visibility: fakeVisibility().visibility }),
    presence: startPresence({
      presence: given.presence ?? fakeOwnAccount(),
      otherProofs: async () => given.otherProofs ?? NO_OTHER_PROOF,
    }),
    toast,
    unsent: startUnsentFeature({
      submissionQueues,
      session,
      unsent: fakeUnsent(given.outbox),
      notify,
    }),
    undo: startUndo({
      undo: async () => ({ restored: 0, kept: [] }),
      imports: given.imports ?? fakeImports(),
      ids: given.ids,
      notify,
      reload: () => undefined,
    }),
    update: {
      getSnapshot: () => "newest",
      isOutdated: async () => false,
      subscribe: () => () => undefined,
      begin: () => undefined,
    },
    recurrences,
    versions: startVersions({
      ...given,
      history: given.history ?? fakeRecordHistory([]),
      ledger,
      notify,
      reload: reloads.reload,
      onReload: reloads.onReload,
    }),
    notifications: bell,
  };
}
