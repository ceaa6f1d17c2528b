import { Container } from "inversify";
import { randomIds } from "../infrastructure/browser/random-ids.ts";
import { httpCheckout } from "../infrastructure/http/http-checkout.ts";
import { bind } from "./bind.ts";
import type { Essentials } from "./essentials.ts";
import { keys } from "./keys.ts";
import type { Page } from "./page.ts";

type Outside = Pick<Page, "api" | "clock" | "visibility">;
type Wired = Pick<Essentials, "goals" | "ledger" | "removal" | "transactions">;

/** The container of the signed-in part, with what is wired already; each screen binds to it what is its own. */
export function makeContainer(
  { api, clock, visibility }: Outside,
  { goals, ledger, removal, transactions }: Wired,
): Container {
  const container = new Container();
  bind(container, keys.api, [], () => api);
  bind(container, keys.clock, [], () => clock);
  bind(container, keys.ids, [], () => randomIds);
  bind(container, keys.visibility, [], () => visibility);
  bind(container, keys.goals, [], () => goals);
  bind(container, keys.ledger, [], () => ledger);
  bind(container, keys.removal, [], () => removal);
  bind(container, keys.transactions, [], () => transactions);
  bind(container, keys.checkout, [keys.api], httpCheckout);
  return container;
}
