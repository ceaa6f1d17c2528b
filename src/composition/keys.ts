import type { Ledger } from "../application/ledger.ts";
import type { Achievements } from "../application/ports/achievements.ts";
import type { Budgets } from "../application/ports/budgets.ts";
import type { Checkout } from "../application/ports/checkout.ts";
import type { Clock } from "../application/ports/clock.ts";
import type { DataExports } from "../application/ports/data-exports.ts";
import type { Confirmation } from "../application/ports/confirmation.ts";
import type { FileSaver } from "../application/ports/file-saver.ts";
import type { Goals } from "../application/ports/goals.ts";
import type { IdGenerator } from "../application/ports/id-generator.ts";
import type { Notifications } from "../application/ports/notifications.ts";
import type { PageVisibility } from "../application/ports/page-visibility.ts";
import type { Photos } from "../application/ports/photos.ts";
import type { Profiles } from "../application/ports/profiles.ts";
import type { Recommendations } from "../application/ports/recommendations.ts";
import type { Simulations } from "../application/ports/simulations.ts";
import type { SmartAlerts } from "../application/ports/smart-alerts.ts";
import type { Transactions } from "../application/ports/transactions.ts";
import type { UserAccounts } from "../application/ports/user-accounts.ts";
import type { loadUsers } from "../application/use-cases/load-users.ts";
import type { Removal } from "../infrastructure/http/http-removal.ts";
import type { Api } from "../infrastructure/http/api.ts";
import { key } from "./bind.ts";

/** All that the container knows by name. */
export const keys = {
  achievements: key<Achievements>("achievements"),
  api: key<Api>("api"),
  budgets: key<Budgets>("budgets"),
  checkout: key<Checkout>("checkout"),
  clock: key<Clock>("clock"),
  dataExports: key<DataExports>("dataExports"),
  confirmation: key<Confirmation>("confirmation"),
  files: key<FileSaver>("files"),
  goals: key<Goals>("goals"),
  ids: key<IdGenerator>("ids"),
  ledger: key<Pick<Ledger, "write">>("ledger"),
  notifications: key<Notifications>("notifications"),
  photos: key<Photos>("photos"),
  profiles: key<Profiles>("profiles"),
  removal: key<Removal>("removal"),
  recommendations: key<Recommendations>("recommendations"),
  simulations: key<Simulations>("simulations"),
  smartAlerts: key<SmartAlerts>("smartAlerts"),
  transactions: key<Transactions>("transactions"),
  userAccounts: key<UserAccounts>("userAccounts"),
  visibility: key<PageVisibility>("visibility"),
  loadUsers: key<ReturnType<typeof loadUsers>>("loadUsers"),
};
