import { RouterProvider } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { createActor } from "xstate";
import { menuMachine } from "../application/machines/menu.machine.ts";
import type { Plan } from "../domain/plans/plan.ts";
import { isAdmin } from "../domain/users/user.ts";
import { serverAnswers } from "../infrastructure/browser/missing-parts.ts";
import { patiently } from "../ui/patiently.ts";
import { signedInRouter } from "../ui/routes/signed-in/router.tsx";
import { SignedInContext } from "../ui/signed-in-context.ts";
import { makeContainer } from "./container.ts";
import { firstScreen } from "./first-screen.ts";
import { keys } from "./keys.ts";
import { once } from "./once.ts";
import type { Page } from "./page.ts";
import { planOf } from "./plan-of.ts";
import type { Shell } from "./shell.ts";
import { listenForShortcuts } from "./shortcuts.ts";

/** Builds the part for those who are signed in and have consented, up to its first screen. */
export async function makeSignedInApp(page: Page): Promise<ComponentType> {
  const container = makeContainer(page);
  const user = () => page.session.getSnapshot().context.session?.user;
  const plan = () => planOf(page.session);
  const shell: Shell = {
    container,
    page,
    reload: () => void router.invalidate(),
    notify: (notice, ...following) =>
      void overlays.then(({ toast }) => toast.send({ type: "NOTIFY", notice, following })),
    raiseAlerts: () =>
      void overlays.then(({ notifications }) => notifications.send({ type: "LOOK_FOR_ALERTS" })),
  };
  const router = signedInRouter({
    plan,
    isAdmin: () => isAdmin(user() ?? { role: "normal" }),
    loadCategories: container.get(keys.loadCategories),
    loadDashboard: container.get(keys.loadDashboard),
    loadTransactions: container.get(keys.loadTransactions),
    history: once(async () => (await import("./features/history.ts")).startHistory(shell)),
    reports: once(async () => (await import("./features/reports.ts")).startReports(shell)),
    budgets: once(async () => (await import("./features/budgets.ts")).startBudgets(shell)),
    simulator: once(async () => (await import("./features/simulator.ts")).startSimulator(shell)),
    achievements: once(async () =>
      (await import("./features/achievements.ts")).startAchievements(shell),
    ),
    dataExport: once(async () =>
      (await import("./features/data-export.ts")).startDataExport(shell),
    ),
    admin: once(async () => (await import("./features/admin.ts")).startAdmin(shell)),
    profile: once(async () => (await import("./features/profile.ts")).startProfile(shell)),
    recommendations: once(async () =>
      (await import("./features/recommendations.ts")).startRecommendations(shell),
    ),
  });
  reloadOnNewPlan(page.session, plan, shell.reload);
  const menu = createActor(menuMachine).start();
  router.subscribe("onBeforeNavigate", () => menu.send({ type: "CLOSE" }));
  // What lies over the screens comes after the first of them.
  const shown = new Promise<void>((resolve) => {
    router.subscribe("onRendered", () => resolve());
  });
  const overlays = shown
    .then(() => patiently(() => import("./overlays.ts")))
    .then(({ startOverlays }) => startOverlays(container, page.session, shell.reload));
  // Listening from the start: a key that comes before the dialogs opens one as soon as they are there.
  listenForShortcuts((kind) => {
    void overlays.then(({ dialogs }) => dialogs[kind].send({ type: "OPEN_CREATE" }));
  });
  const fetchMissing = async () => {
    if (await serverAnswers(location.href)) location.reload();
    else shell.reload();
  };
  await firstScreen(router);
  return function SignedInApp() {
    return (
      <SignedInContext value={{ menu, overlays, fetchMissing: () => void fetchMissing() }}>
        <RouterProvider router={router} />
      </SignedInContext>
    );
  };
}

/** A plan that changed elsewhere unlocks or locks the open screen without a reload of the page (§4). */
function reloadOnNewPlan(session: Page["session"], plan: () => Plan, reload: () => void): void {
  let known = plan();
  session.subscribe(() => {
    if (plan() === known) return;
    known = plan();
    reload();
  });
}
