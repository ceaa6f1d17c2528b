import { Container } from "inversify";
import { createActor } from "xstate";
import { menuMachine } from "../../../src/application/machines/menu.machine.ts";
import type { Checkout } from "../../../src/application/ports/checkout.ts";
import type { Notifications } from "../../../src/application/ports/notifications.ts";
import type { Transactions } from "../../../src/application/ports/transactions.ts";
import { bind } from "../../../src/composition/bind.ts";
import { keys } from "../../../src/composition/keys.ts";
import { startOverlays } from "../../../src/composition/overlays.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { bindNotifications } from "../../support/bind-notifications.ts";
import { noBook } from "../../support/no-book.ts";
import { failing } from "./promises.ts";
import { testLedger, type TestLedger } from "./test-ledger.ts";
import type { TestPage } from "./page-actors.ts";

export const TODAY = civilDate(2026, 11, 20);

type Ports = {
  readonly transactions?: Partial<Transactions>;
  readonly address?: Checkout["address"];
  readonly notifications?: Notifications;
};

const unexpected = failing({ type: "unexpected" });

/** The real actors of the signed-in part, over ports that a test chooses. */
export function startTestActors(page: TestPage, ports: Ports = {}) {
  const { transactions, address, notifications } = ports;
  const container = new Container();
  let keysMade = 0;
  bind(container, keys.clock, [], () => ({ now: () => 0, today: () => TODAY }));
  bind(container, keys.ids, [], () => ({ next: () => `key-${(keysMade += 1)}` }));
  bind(container, keys.checkout, [], () => ({ address: address ?? unexpected }));
  bind(container, keys.transactions, [], () => ({
    create: unexpected,
    update: unexpected,
    remove: unexpected,
    ...transactions,
  }));
  bindNotifications(container, notifications);
  const menu = createActor(menuMachine).start();
  bind(container, keys.ledger, [], () => noBook);
  return { menu, ...startOverlays(container, page.session) };
}

export type TestActors = ReturnType<typeof startTestActors>;

/** What the signed-in screens expect above them, with the overlays there at once. */
export const signedInWith = (actors: TestActors, ledger: TestLedger = testLedger()) => ({
  ledger,
  menu: actors.menu,
  overlays: Promise.resolve(actors),
  fetchMissing: () => undefined,
});
