import { RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { vi } from "vitest";
import type { Dashboard } from "../../../src/application/use-cases/load-dashboard.ts";
import type { TransactionBook } from "../../../src/application/use-cases/load-transactions.ts";
import type { Checkout } from "../../../src/application/ports/checkout.ts";
import { ZERO } from "../../../src/domain/shared/cents.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { monthOverview } from "../../../src/domain/transactions/month-overview.ts";
import { isAdmin, type User } from "../../../src/domain/users/user.ts";
import { PageContext } from "../../../src/ui/page-context.ts";
import type { SignedInLoaders } from "../../../src/ui/routes/signed-in/root.route.tsx";
import { signedInRouter } from "../../../src/ui/routes/signed-in/router.tsx";
import { SignedInContext } from "../../../src/ui/signed-in-context.ts";
import { failing } from "./promises.ts";
import { startSignedInPage } from "./page-actors.ts";
import { signedInWith, startTestActors, TODAY } from "./test-actors.ts";
import { userWith } from "../../support/users.ts";

type LoadDashboard = () => Promise<Dashboard>;
type LoadTransactions = (kind: TransactionKind) => Promise<TransactionBook>;

/** The parts that are fetched with their screen. */
type Features = Omit<
  SignedInLoaders,
  "plan" | "isAdmin" | "loadCategories" | "loadDashboard" | "loadTransactions"
>;

type AppOptions = {
  readonly path?: string;
  readonly user?: User;
  readonly revoke?: () => Promise<void>;
  readonly address?: Checkout["address"];
  readonly loadDashboard?: LoadDashboard;
  /** The parts that a test goes to; no other can be fetched. */
  readonly features?: Partial<Features>;
};

const absent = failing({ type: "unexpected" });

const nothing: TransactionBook = { transactions: [], total: ZERO, topCategories: [] };

const emptyDashboard: Dashboard = {
  overview: monthOverview([], TODAY),
  goals: [],
  advice: [],
};

/** Renders the whole signed-in part at an address, over loaders that answer nothing yet. */
export async function renderApp(options: AppOptions = {}) {
  const { path = "/", user = userWith(), revoke, address } = options;
  history.replaceState(null, "", path);
  const page = await startSignedInPage({ user, ...(revoke && { revoke }) });
  const actors = startTestActors(page, { ...(address && { address }) });
  const loaders = {
    plan: () => user.plan,
    isAdmin: () => isAdmin(user),
    loadCategories: () => Promise.resolve({ income: ["Salário"], expense: ["Lazer"] }),
    loadDashboard: vi.fn<LoadDashboard>(
      options.loadDashboard ?? (() => Promise.resolve(emptyDashboard)),
    ),
    loadTransactions: vi.fn<LoadTransactions>(() => Promise.resolve(nothing)),
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
      <SignedInContext value={signedInWith(actors)}>
        <RouterProvider router={router} />
      </SignedInContext>
    </PageContext>,
  );
  await vi.waitFor(() => {
    if (document.querySelector("main") === null) throw new Error("no screen yet");
  });
  return { page, actors, router, ...loaders };
}
