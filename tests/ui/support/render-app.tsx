import { RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { vi } from "vitest";
import { viewDashboard } from "../../../src/application/use-cases/view-dashboard.ts";
import { viewTransactions } from "../../../src/application/use-cases/view-transactions.ts";
import type { Checkout } from "../../../src/application/ports/checkout.ts";
import { isAdmin, type User } from "../../../src/domain/users/user.ts";
import { PageContext } from "../../../src/ui/page-context.ts";
import type { SignedInLoaders } from "../../../src/ui/routes/signed-in/root.route.tsx";
import { signedInRouter } from "../../../src/ui/routes/signed-in/router.tsx";
import { SignedInContext } from "../../../src/ui/signed-in-context.ts";
import { failing } from "./promises.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { testLedger, type TestLedger } from "./test-ledger.ts";
import { startSignedInPage } from "./page-actors.ts";
import { signedInWith, startTestActors, TODAY } from "./test-actors.ts";
import { userWith } from "../../support/users.ts";

/** The parts that are fetched with their screen. */
type Features = Omit<
  SignedInLoaders,
  "plan" | "isAdmin" | "openLedger" | "openRecords" | "viewDashboard" | "viewTransactions"
>;

type AppOptions = {
  readonly path?: string;
  readonly user?: User;
  readonly revoke?: () => Promise<void>;
  readonly address?: Checkout["address"];
  readonly ledger?: TestLedger;
  readonly openLedger?: TestLedger["open"];
  /** The parts that a test goes to; no other can be fetched. */
  readonly features?: Partial<Features>;
};

const absent = failing({ type: "unexpected" });

/** Renders the whole signed-in part at an address, over a ledger that is empty unless told otherwise. */
export async function renderApp(options: AppOptions = {}) {
  const { path = "/", user = userWith(), ledger = testLedger(), revoke, address } = options;
  history.replaceState(null, "", path);
  const page = await startSignedInPage({ user, ...(revoke && { revoke }) });
  const actors = startTestActors(page, { ...(address && { address }) });
  const loaders = {
    plan: () => user.plan,
    isAdmin: () => isAdmin(user),
    openLedger: vi.fn<TestLedger["open"]>(options.openLedger ?? ledger.open),
    openRecords: options.openLedger ?? ledger.openRecords,
    viewDashboard: viewDashboard(fakeClock(TODAY)),
    viewTransactions: { income: viewTransactions("income"), expense: viewTransactions("expense") },
  };
  const features: Features = {
    budgets: absent,
    simulator: absent,
    reports: absent,
    history: absent,
    achievements: absent,
    dataExport: absent,
    profile: absent,
    recommendations: absent,
    admin: absent,
    ...options.features,
  };
  const router = signedInRouter({ ...loaders, ...features });
  render(
    <PageContext value={page}>
      <SignedInContext value={signedInWith(actors, ledger)}>
        <RouterProvider router={router} />
      </SignedInContext>
    </PageContext>,
  );
  await vi.waitFor(() => {
    if (document.querySelector("main") === null) throw new Error("no screen yet");
  });
  return { page, actors, router, ledger, ...loaders };
}
