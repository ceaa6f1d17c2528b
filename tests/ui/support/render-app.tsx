import { RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { vi } from "vitest";
import { viewDashboard } from "../../../src/application/dashboard/view-dashboard.ts";
import { startRestores } from "../../../src/composition/features/restore.ts";
import type { Checkout } from "../../../src/application/payments/checkout.ts";
import { isAdmin, type User } from "../../../src/domain/users/user.ts";
import { PageContext } from "../../../src/ui/page-context.ts";
import { achievementsRoute } from "../../../src/ui/routes/signed-in/achievements.route.tsx";
import { adminRoute } from "../../../src/ui/routes/signed-in/admin.route.tsx";
import { budgetsRoute } from "../../../src/ui/routes/signed-in/budgets.route.tsx";
import { dashboardRoute } from "../../../src/ui/routes/signed-in/dashboard.route.tsx";
import { dataExportRoute } from "../../../src/ui/routes/signed-in/data-export.route.tsx";
import { historyRoute } from "../../../src/ui/routes/signed-in/history.route.tsx";
import { importsRoute } from "../../../src/ui/routes/signed-in/imports.route.tsx";
import { privacyRoute, termsRoute } from "../../../src/ui/routes/signed-in/legal.route.tsx";
import { profileRoute } from "../../../src/ui/routes/signed-in/profile.route.tsx";
import { recommendationsRoute } from "../../../src/ui/routes/signed-in/recommendations.route.tsx";
import { reportsRoute } from "../../../src/ui/routes/signed-in/reports.route.tsx";
import { signedInRouter } from "../../../src/ui/routes/signed-in/router.tsx";
import { simulatorRoute } from "../../../src/ui/routes/signed-in/simulator.route.tsx";
import { transactionsRoute } from "../../../src/ui/routes/signed-in/transactions.route.tsx";
import { SignedInContext } from "../../../src/ui/signed-in-context.ts";
import { failing, forever } from "./promises.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeRestores } from "../../support/fakes/fake-restores.ts";
import { testLedger, type TestLedger } from "./test-ledger.ts";
import { startSignedInPage } from "./page-actors.ts";
import type { Outbox } from "../../../src/application/outbox/outbox.ts";
import { signedInWith, startTestActors, TODAY } from "./test-actors.ts";
import { userWith } from "../../support/users.ts";

/** The features that screens are given. */
type Features = {
  readonly coming: Parameters<typeof dashboardRoute>[1];
  readonly budgets: Parameters<typeof budgetsRoute>[0];
  readonly simulator: Parameters<typeof simulatorRoute>[0];
  readonly reports: Parameters<typeof reportsRoute>[0];
  readonly history: Parameters<typeof historyRoute>[0];
  readonly imports: Parameters<typeof importsRoute>[0];
  readonly achievements: Parameters<typeof achievementsRoute>[0];
  readonly dataExport: Parameters<typeof dataExportRoute>[0];
  readonly restore: Parameters<typeof dataExportRoute>[1];
  readonly profile: Parameters<typeof profileRoute>[0];
  readonly recommendations: Parameters<typeof recommendationsRoute>[0];
  readonly admin: Parameters<typeof adminRoute>[0];
};

type AppOptions = {
  readonly path?: string;
  readonly user?: User;
  readonly revoke?: () => Promise<void>;
  readonly address?: Checkout["address"];
  readonly ledger?: TestLedger;
  readonly openLedger?: TestLedger["open"];
  /** The features that a test goes to; no other can be fetched. */
  readonly features?: Partial<Features>;
  /** Whether the device is the user's own; nobody's unless told otherwise. */
  readonly isOwnDevice?: boolean;
  /** The writes that wait on the device; none are kept unless told otherwise. */
  readonly outbox?: Outbox;
  readonly readFiles?: Parameters<typeof historyRoute>[1];
};

const absent = failing({ type: "unexpected" });

/** The screen of the export always has the restore, of which nothing is asked. */
const noRestores = async () =>
  startRestores({
    restores: fakeRestores(),
    ids: fakeIds(),
    notify: () => undefined,
    reload: () => undefined,
  });

/** Who runs the installation of these tests. */
export const OPERATOR = { name: "Exemplo, Lda.", email: "contacto@exemplo.pt" };

/** How long the first screen of a file may take to be fetched. */
export const ARRIVAL_TIMEOUT_MS = 20_000;

/** Renders the whole signed-in part at an address, over a ledger that is empty unless told otherwise. */
export async function renderApp(options: AppOptions = {}) {
  const { path = "/", user = userWith(), ledger = testLedger(), revoke, address, outbox } = options;
  history.replaceState(null, "", path);
  const page = await startSignedInPage({ user, ...(revoke && { revoke }) });
  const actors = startTestActors(page, { ...(address && { address }), ...(outbox && { outbox }) });
  const context = {
    plan: () => user.plan,
    isAdmin: () => isAdmin(user),
    operator: async () => OPERATOR,
    openLedger: vi.fn<TestLedger["open"]>(options.openLedger ?? ledger.open),
    openRecords: options.openLedger ?? ledger.openRecords,
  };
  const { features = {} } = options;
  const screens = [
    dashboardRoute(viewDashboard(fakeClock(TODAY)), features.coming ?? forever),
    transactionsRoute("income"),
    transactionsRoute("expense"),
    budgetsRoute(features.budgets ?? absent),
    simulatorRoute(features.simulator ?? absent),
    reportsRoute(features.reports ?? absent),
    historyRoute(features.history ?? absent, options.readFiles ?? absent),
    importsRoute(features.imports ?? absent),
    achievementsRoute(features.achievements ?? absent),
    dataExportRoute(features.dataExport ?? absent, features.restore ?? noRestores),
    profileRoute(features.profile ?? absent),
    recommendationsRoute(features.recommendations ?? absent),
    adminRoute(features.admin ?? absent),
    privacyRoute,
    termsRoute,
  ];
  const router = signedInRouter(screens, context);
  const tries = waiting();
  const signedIn = {
    ...signedInWith(actors, ledger, outbox),
    isOwnDevice: () => options.isOwnDevice ?? false,
    keepTrying: tries.wait,
  };
  render(
    <PageContext value={page}>
      <SignedInContext value={signedIn}>
        <RouterProvider router={router} />
      </SignedInContext>
    </PageContext>,
  );
  const arrived = () => {
    if (document.querySelector("main") === null) throw new Error("no screen yet");
  };
  await vi.waitFor(arrived, { timeout: ARRIVAL_TIMEOUT_MS });
  /** The network is back: everything that waits for it tries again, once. */
  const networkIsBack = () => tries.end(() => void router.invalidate());
  return { page, actors, router, ledger, networkIsBack, ...context };
}

/** What waits for the network, until that is back. */
function waiting() {
  const waits = new Set<object>();
  return {
    wait: () => {
      const wait = {};
      waits.add(wait);
      return () => void waits.delete(wait);
    },
    end: (retry: () => void) => {
      const held = waits.size;
      waits.clear();
      if (held > 0) retry();
    },
  };
}
