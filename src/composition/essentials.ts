import { loadCategories } from "../application/use-cases/load-categories.ts";
import { loadDashboard } from "../application/use-cases/load-dashboard.ts";
import { loadTransactions } from "../application/use-cases/load-transactions.ts";
import { httpCategories } from "../infrastructure/http/http-categories.ts";
import { httpGoals } from "../infrastructure/http/http-goals.ts";
import { httpTransactions } from "../infrastructure/http/http-transactions.ts";
import { once } from "./once.ts";
import type { Page } from "./page.ts";

/** What the first screens read. */
export type Essentials = ReturnType<typeof wireEssentials>;

/** Wires by hand what the first screens read: the container comes after them, with the first part that needs it. */
export function wireEssentials({ api, clock }: Pick<Page, "api" | "clock">) {
  const categories = httpCategories(api);
  const goals = httpGoals(api);
  const transactions = httpTransactions(api);
  return {
    categories,
    goals,
    transactions,
    // The lists never change: once they are there, the frame around the screens does not depend on the server.
    loadCategories: once(loadCategories(categories)),
    loadDashboard: loadDashboard(transactions, goals, clock),
    loadTransactions: loadTransactions(transactions),
  };
}
