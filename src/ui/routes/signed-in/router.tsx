import { createRouter } from "@tanstack/react-router";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { achievementsRoute } from "./achievements.route.tsx";
import { adminListRoute, adminRoute } from "./admin.route.tsx";
import { budgetsRoute } from "./budgets.route.tsx";
import { dashboardRoute } from "./dashboard.route.tsx";
import { dataExportRoute } from "./data-export.route.tsx";
import { historyRoute } from "./history.route.tsx";
import { privacyRoute, termsRoute } from "./legal.route.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { otherRoute } from "./other.route.ts";
import { profileRoute } from "./profile.route.tsx";
import { recommendationsRoute } from "./recommendations.route.tsx";
import { reportsRoute } from "./reports.route.tsx";
import { signedInRoot, type SignedInLoaders } from "./root.route.tsx";
import { simulatorRoute } from "./simulator.route.tsx";
import { expenseRoute, incomeRoute } from "./transactions.route.tsx";

/** The routes of those who are signed in and have consented (§2, Logged-in routes). */
export const signedInRouter = (loaders: SignedInLoaders) =>
  createRouter({
    routeTree: signedInRoot.addChildren([
      dashboardRoute,
      incomeRoute,
      expenseRoute,
      budgetsRoute,
      simulatorRoute,
      reportsRoute,
      historyRoute,
      achievementsRoute,
      dataExportRoute,
      profileRoute,
      recommendationsRoute,
      adminRoute.addChildren([adminListRoute]),
      privacyRoute,
      termsRoute,
      otherRoute,
    ]),
    context: loaders,
    defaultPreload: "intent",
    // The first screen is loaded before the router is shown, which asks once more.
    defaultStaleTime: 1000,
    // A skeleton makes room as soon as there is something to show.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 150,
    defaultErrorComponent: LoadFailure,
    // What it cannot stand in for is told by the page as a whole, in its own words.
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
  });
