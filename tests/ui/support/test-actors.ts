import { createActor } from "xstate";
import { menuMachine } from "../../../src/application/machines/menu.machine.ts";
import type { Checkout } from "../../../src/application/ports/checkout.ts";
import type { Notifications } from "../../../src/application/ports/notifications.ts";
import type { Recurrences } from "../../../src/application/ports/recurrences.ts";
import type { Transactions } from "../../../src/application/ports/transactions.ts";
import type { OtherProofs } from "../../../src/application/ports/other-proofs.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
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
  readonly transactions?: Partial<Transactions>;
  readonly address?: Checkout["address"];
  readonly notifications?: Notifications;
  readonly ledger?: TestLedger;
  readonly reading?: FakeReceipts;
  readonly recurrences?: Recurrences;
  readonly otherProofs?: OtherProofs;
};

const unexpected = failing({ type: "unexpected" });

/** The real actors of the signed-in part, over ports that a test chooses. */
export const startTestActors = (
  { session }: TestPage,
  {
    transactions,
    address = unexpected,
    notifications,
    ledger,
    reading,
    recurrences,
    otherProofs,
  }: Ports = {},
) => ({
  menu: createActor(menuMachine).start(),
  ...startLayoutActors({
    session,
    transactions: {
      create: unexpected,
      update: unexpected,
      remove: unexpected,
      divide: unexpected,
      ...transactions,
    },
    checkout: { address },
    clock: fakeClock(TODAY),
    ids: fakeIds(),
    ...(notifications && { notifications }),
    ...(ledger && { ledger }),
    ...(reading && { reading }),
    ...(recurrences && { recurrences }),
    ...(otherProofs && { otherProofs }),
  }),
});

export type TestActors = ReturnType<typeof startTestActors>;

/** What the signed-in screens expect above them, with the overlays there at once. */
export const signedInWith = (actors: TestActors, ledger: TestLedger = testLedger()) => ({
  ledger,
  clock: { today: () => TODAY },
  menu: actors.menu,
  overlays: Promise.resolve(actors),
  copy: () => Promise.resolve(null),
  fetchMissing: () => undefined,
  keepTrying: () => () => undefined,
});
