import { fakeUnsent } from "../../support/fakes/fake-unsent.ts";
import { createActor } from "xstate";
import { menuMachine } from "../../../src/application/device/menu.machine.ts";
import type { Checkout } from "../../../src/application/payments/checkout.ts";
import type { Outbox } from "../../../src/application/outbox/outbox.ts";
import type { Divide } from "../../../src/application/entries/division.ts";
import type { Notifications } from "../../../src/application/notifications/notifications.ts";
import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import type { TransactionRecords } from "../../../src/application/entries/transactions.ts";
import type { RecordHistory } from "../../../src/application/versions/record-history.ts";
import type { OtherProofs } from "../../../src/application/second-factor/other-proofs.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { sameDay } from "../../support/fakes/fake-new-days.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import type { FakeReceipts } from "../../support/fakes/fake-receipts.ts";
import { startLayoutActors } from "../../support/layout-actors.ts";
import type { TestPage } from "./page-actors.ts";
import { failing } from "./promises.ts";
import { testLedger, type TestLedger } from "./test-ledger.ts";

export const TODAY = civilDate(2026, 11, 20);

/** That day, as a field shows it. */
export const TODAY_SHOWN = "20/11/2026";

type Ports = {
  /** What is called for income and for expenses. */
  readonly transactions?: Partial<TransactionRecords>;
  readonly divide?: Divide;
  readonly address?: Checkout["address"];
  readonly notifications?: Notifications;
  readonly ledger?: TestLedger;
  readonly reading?: FakeReceipts;
  readonly recurrences?: Recurrences;
  readonly otherProofs?: OtherProofs;
  readonly history?: RecordHistory;
  readonly outbox?: Outbox;
};

const unexpected = failing({ type: "unexpected" });

const records = (calls: Partial<TransactionRecords> = {}): TransactionRecords => ({
  create: unexpected,
  update: unexpected,
  remove: unexpected,
  ...calls,
});

/** The real actors of the signed-in part, over ports that a test chooses. */
export const startTestActors = (
  { session }: TestPage,
  {
    transactions,
    divide = unexpected,
    address = unexpected,
    notifications,
    ledger,
    reading,
    recurrences,
    otherProofs,
    history,
    outbox,
  }: Ports = {},
) => ({
  menu: createActor(menuMachine).start(),
  ...startLayoutActors({
    session,
    transactions: { income: records(transactions), expense: records(transactions) },
    divide,
    checkout: { address },
    clock: fakeClock(TODAY),
    ids: fakeIds(),
    ...(notifications && { notifications }),
    ...(ledger && { ledger }),
    ...(reading && { reading }),
    ...(recurrences && { recurrences }),
    ...(otherProofs && { otherProofs }),
    ...(history && { history }),
    ...(outbox && { outbox }),
  }),
});

export type TestActors = ReturnType<typeof startTestActors>;

/** What the signed-in screens expect above them, with the overlays there at once. */
export const signedInWith = (
  actors: TestActors,
  ledger: TestLedger = testLedger(),
  outbox: Outbox | null = null,
) => ({
  ledger,
  clock: { today: () => TODAY },
  newDays: sameDay,
  clockDrift: { getSnapshot: () => 0, subscribe: () => () => undefined },
  menu: actors.menu,
  overlays: Promise.resolve(actors),
  copy: () => Promise.resolve(null),
  unsent: fakeUnsent(outbox),
  unsentWrites: async () => (outbox === null ? [] : outbox.unsentWrites()),
  fetchMissing: () => undefined,
  isOwnDevice: () => false,
  keepTrying: () => () => undefined,
});
