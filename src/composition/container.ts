import { Container } from "inversify";
import { loadCategories } from "../application/use-cases/load-categories.ts";
import { loadDashboard } from "../application/use-cases/load-dashboard.ts";
import { loadTransactions } from "../application/use-cases/load-transactions.ts";
import { randomIds } from "../infrastructure/browser/random-ids.ts";
import { httpCategories } from "../infrastructure/http/http-categories.ts";
import { httpCheckout } from "../infrastructure/http/http-checkout.ts";
import { httpGoals } from "../infrastructure/http/http-goals.ts";
import { httpTransactions } from "../infrastructure/http/http-transactions.ts";
import { bind } from "./bind.ts";
import { keys } from "./keys.ts";
import type { Page } from "./page.ts";

type Outside = Pick<Page, "api" | "clock" | "visibility">;

/** Wires the ports and the use cases of the signed-in part. */
export function makeContainer({ api, clock, visibility }: Outside): Container {
  const container = new Container();
  bind(container, keys.api, [], () => api);
  bind(container, keys.clock, [], () => clock);
  bind(container, keys.ids, [], () => randomIds);
  bind(container, keys.visibility, [], () => visibility);
  bind(container, keys.categories, [keys.api], httpCategories);
  bind(container, keys.checkout, [keys.api], httpCheckout);
  bind(container, keys.goals, [keys.api], httpGoals);
  bind(container, keys.transactions, [keys.api], httpTransactions);
  bind(container, keys.loadCategories, [keys.categories], loadCategories);
  bind(container, keys.loadDashboard, [keys.transactions, keys.goals, keys.clock], loadDashboard);
  bind(container, keys.loadTransactions, [keys.transactions], loadTransactions);
  return container;
}
