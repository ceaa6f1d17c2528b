import { RouterProvider } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { createActor } from "xstate";
import { menuMachine } from "../application/machines/menu.machine.ts";
import type { Plan } from "../domain/plans/plan.ts";
import { isAdmin } from "../domain/users/user.ts";
import { historyBackButton } from "../infrastructure/browser/history-back-button.ts";
import { serverAnswers } from "../infrastructure/browser/missing-parts.ts";
import { afterwards } from "../ui/afterwards.ts";
import { BackButtonContext } from "../ui/back-button-context.ts";
import { signedInRouter } from "../ui/routes/signed-in/router.tsx";
import { SignedInContext } from "../ui/signed-in-context.ts";
import { wireEssentials } from "./essentials.ts";
import { firstScreen } from "./first-screen.ts";
import { namePage } from "./name-page.ts";
import { once } from "./once.ts";
import type { Page } from "./page.ts";
import { planOf } from "./plan-of.ts";
import type { Shell } from "./shell.ts";
import { listenForShortcuts } from "./shortcuts.ts";

/** Builds the part for those who are signed in and have consented, up to its first screen. */
export async function makeSignedInApp(page: Page): Promise<ComponentType> {
  const essentials = wireEssentials(page);
  const { ledger } = essentials;
  // A screen that needs none of it leaves the entry dialogs without their categories.
  void afterwards(ledger.open);
  const user = () => page.session.getSnapshot().context.session?.user;
  const plan = () => planOf(page.session);
  const around: Omit<Shell, "container"> = {
    page,
    reload: () => void router.invalidate(),
    notify: (notice, ...following) =>
      void overlays.then(({ toast }) => toast.send({ type: "NOTIFY", notice, following })),
    raiseAlerts: () =>
      void overlays.then(({ notifications }) => notifications.send({ type: "LOOK_FOR_ALERTS" })),
  };
  const shell = once(async (): Promise<Shell> => {
    const { makeContainer } = await import("./container.ts");
    return { ...around, container: makeContainer(page, essentials) };
  });
  /** The part of a screen, fetched and started when it is first asked for. */
  const part = <Part,>(fetch: () => Promise<(shell: Shell) => Part>) =>
    once(async () => {
      const [start, given] = await Promise.all([fetch(), shell()]);
      return start(given);
    });
  const router = signedInRouter({
    ...essentials,
    plan,
    isAdmin: () => isAdmin(user() ?? { role: "normal" }),
    history: part(async () => (await import("./features/history.ts")).startHistory),
    reports: part(async () => (await import("./features/reports.ts")).startReports),
    budgets: part(async () => (await import("./features/budgets.ts")).startBudgets),
    simulator: part(async () => (await import("./features/simulator.ts")).startSimulator),
    achievements: part(async () => (await import("./features/achievements.ts")).startAchievements),
    dataExport: part(async () => (await import("./features/data-export.ts")).startDataExport),
    admin: part(async () => (await import("./features/admin.ts")).startAdmin),
    profile: part(async () => (await import("./features/profile.ts")).startProfile),
    recommendations: part(
      async () => (await import("./features/recommendations.ts")).startRecommendations,
    ),
  });
  reloadOnNewPlan(page.session, plan, around.reload);
  namePage(router);
  const backButton = historyBackButton(window);
  const menu = createActor(menuMachine).start();
  router.subscribe("onBeforeNavigate", () => menu.send({ type: "CLOSE" }));
  // What lies over the screens comes after the first of them.
  const shown = new Promise<void>((resolve) => {
    router.subscribe("onRendered", () => resolve());
  });
  const overlays = shown
    .then(() => afterwards(() => Promise.all([import("./overlays.ts"), shell()])))
    .then(([{ startOverlays }, { container }]) => startOverlays(container, page.session));
  // Listening from the start: a key that comes before the dialogs opens one as soon as they are there.
  listenForShortcuts((kind) => {
    void overlays.then(({ dialogs }) => dialogs[kind].send({ type: "OPEN_CREATE" }));
  });
  const fetchMissing = async () => {
    if (await serverAnswers(location.href)) location.reload();
    else around.reload();
  };
  await firstScreen(router);
  return function SignedInApp() {
    return (
      <SignedInContext value={{ ledger, menu, overlays, fetchMissing: () => void fetchMissing() }}>
        <BackButtonContext value={backButton}>
          <RouterProvider router={router} />
        </BackButtonContext>
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
