import type { Categories } from "../application/ports/categories.ts";
import type { Checkout } from "../application/ports/checkout.ts";
import type { Clock } from "../application/ports/clock.ts";
import type { Goals } from "../application/ports/goals.ts";
import type { IdGenerator } from "../application/ports/id-generator.ts";
import type { Transactions } from "../application/ports/transactions.ts";
import type { Api } from "../infrastructure/http/api.ts";
import type { SignedInLoaders } from "../ui/routes/signed-in/root.route.tsx";
import { key } from "./bind.ts";

/** All that the container knows by name. */
export const keys = {
  api: key<Api>("api"),
  categories: key<Categories>("categories"),
  checkout: key<Checkout>("checkout"),
  clock: key<Clock>("clock"),
  goals: key<Goals>("goals"),
  ids: key<IdGenerator>("ids"),
  transactions: key<Transactions>("transactions"),
  loadCategories: key<SignedInLoaders["loadCategories"]>("loadCategories"),
  loadDashboard: key<SignedInLoaders["loadDashboard"]>("loadDashboard"),
  loadTransactions: key<SignedInLoaders["loadTransactions"]>("loadTransactions"),
};
