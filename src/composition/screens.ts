import { viewDashboard } from "../application/dashboard/view-dashboard.ts";
import type { Clock } from "../application/clock.ts";
import { accountRoute } from "../ui/routes/signed-in/account.route.tsx";
import { accountsRoute } from "../ui/routes/signed-in/accounts.route.tsx";
import { achievementsRoute } from "../ui/routes/signed-in/achievements.route.tsx";
import { adminRoute } from "../ui/routes/signed-in/admin.route.tsx";
import { budgetsRoute } from "../ui/routes/signed-in/budgets.route.tsx";
import { categoriesRoute } from "../ui/routes/signed-in/categories.route.tsx";
import { dashboardRoute } from "../ui/routes/signed-in/dashboard.route.tsx";
import { dataExportRoute } from "../ui/routes/signed-in/data-export.route.tsx";
import { forecastRoute } from "../ui/routes/signed-in/forecast.route.tsx";
import { historyRoute } from "../ui/routes/signed-in/history.route.tsx";
import { importsRoute } from "../ui/routes/signed-in/imports.route.tsx";
import { privacyRoute, termsRoute } from "../ui/routes/signed-in/legal.route.tsx";
import { profileRoute } from "../ui/routes/signed-in/profile.route.tsx";
import { recommendationsRoute } from "../ui/routes/signed-in/recommendations.route.tsx";
import { recurrencesRoute } from "../ui/routes/signed-in/recurrences.route.tsx";
import { reportsRoute } from "../ui/routes/signed-in/reports.route.tsx";
import { simulatorRoute } from "../ui/routes/signed-in/simulator.route.tsx";
import { transactionsRoute } from "../ui/routes/signed-in/transactions.route.tsx";
import { trashRoute } from "../ui/routes/signed-in/trash.route.tsx";
import type { Feature } from "./container/feature.ts";

/** Fetches and starts a feature when its screen is first loaded. */
type Started = <Made>(fetchIt: () => Promise<Feature<Made>>) => () => Promise<Made>;

/** The screens of signed-in users, each with its feature. */
export function screens(clock: Clock, started: Started) {
  const imports = started(async () => (await import("./features/imports.ts")).importsFeature);
  const forecast = started(async () => (await import("./features/forecast.ts")).forecastFeature);
  return [
    dashboardRoute(
      viewDashboard(clock),
      started(async () => (await import("./features/upcoming.ts")).upcomingFeature),
    ),
    transactionsRoute("income"),
    transactionsRoute("expense"),
    budgetsRoute(started(async () => (await import("./features/budgets.ts")).budgetsFeature)),
    simulatorRoute(started(async () => (await import("./features/simulator.ts")).simulatorFeature)),
    reportsRoute(started(async () => (await import("./features/reports.ts")).reportsFeature)),
    importsRoute(imports),
    forecastRoute(forecast),
    historyRoute(
      started(async () => (await import("./features/history.ts")).historyFeature),
      async (files) => {
        const { actors } = await imports();
        actors.importing.send({ type: "PICK", files });
      },
    ),
    recurrencesRoute(
      started(async () => (await import("./features/recurrences.ts")).recurrencesFeature),
    ),
    achievementsRoute(
      started(async () => (await import("./features/achievements.ts")).achievementsFeature),
    ),
    dataExportRoute(
      started(async () => (await import("./features/data-export.ts")).dataExportFeature),
      started(async () => (await import("./features/restore.ts")).restoreFeature),
    ),
    profileRoute(
      started(async () => (await import("./features/person/profile.ts")).profileFeature),
    ),
    accountRoute(
      started(async () => (await import("./features/person/account.ts")).accountFeature),
    ),
    accountsRoute(
      started(async () => (await import("./features/accounts.ts")).accountsFeature),
      forecast,
    ),
    categoriesRoute(
      started(async () => (await import("./features/categories.ts")).categoriesFeature),
    ),
    trashRoute(started(async () => (await import("./features/trash.ts")).trashFeature)),
    recommendationsRoute(
      started(async () => (await import("./features/recommendations.ts")).recommendationsFeature),
    ),
    adminRoute(started(async () => (await import("./features/admin.ts")).adminFeature)),
    privacyRoute,
    termsRoute,
  ];
}
