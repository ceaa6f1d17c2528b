import { RouterProvider } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { createActor } from "xstate";
import { menuMachine } from "../application/device/menu.machine.ts";
import type { Plan } from "../domain/plans/plan.ts";
import { isAdmin } from "../domain/users/user.ts";
import { historyBackButton } from "../infrastructure/browser/history-back-button.ts";
import { keepTrying } from "../infrastructure/browser/keep-trying.ts";
import { serverAnswers } from "../infrastructure/browser/missing-parts.ts";
import { newDays } from "../infrastructure/browser/new-days.ts";
import { onThemeElsewhere } from "../infrastructure/browser/theme-elsewhere.ts";
import { userTitles } from "../text/pages/page-titles.ts";
import { BackButtonContext } from "../ui/back-button-context.ts";
import { hasChosenPremium } from "../ui/chosen-premium.ts";
import { cachedPromise } from "../ui/cached-promise.ts";
import { prefetched, painted } from "../ui/prefetched.ts";
import { pause } from "../ui/pause.ts";
import { signedInRouter } from "../ui/routes/signed-in/router.tsx";
import { SignedInContext } from "../ui/signed-in-context.ts";
import { operator } from "./operator.ts";
import { continueSession } from "./page/ended.ts";
import { startLedger } from "./page/ledger.ts";
import type { Page } from "./page/page.ts";
import { planOf } from "./page/plan-of.ts";
import { watchClock } from "./page/watch-clock.ts";
import { screens } from "./screens.ts";
import { listenForShortcuts } from "./shortcuts.ts";
import { startRouter } from "./start-router.ts";

/** Builds the part for signed-in users who have consented, up to its first screen. */
export async function makeSignedInApp(page: Page): Promise<ComponentType> {
  const { promise: rendered, resolve: hasRendered } = Promise.withResolvers<void>();
  const shown = () => rendered.then(painted);
  const dialogs = continueSession(page);
  const { ledger, unsent, unsentWrites } = startLedger(page, shown);
  const clockDrift = watchClock(page);
  const plan = () => planOf(page.session);
  const reloadListeners = new Set<() => void>();
  const reload = () => {
    for (const listener of reloadListeners) listener();
    void router.invalidate();
  };
  const days = newDays(window, page.clock);
  // What falls due on the new day is recorded by the server when it is asked.
  days(() => {
    ledger.catchUp();
    reload();
  });
  const { ownDevice } = page;
  const isOwnDevice = () => ownDevice.since() !== null;
  /** Starts features, from a container that is fetched with the first feature. */
  const starter = cachedPromise(async () => {
    const { openContainer } = await import("./container/container.ts");
    // A change that is shown again needs its record.
    if (dialogs.areLeft()) await ledger.open().catch(() => undefined);
    return openContainer({
      page,
      shown,
      dialogs,
      ledger,
      unsent,
      newDays: days,
      reload,
      onReload: (listener) => void reloadListeners.add(listener),
      notify: (notice, ...following) =>
        void overlays.then(({ toast }) => toast.send({ type: "NOTIFY", notice, following })),
      raiseAlerts: () =>
        void overlays.then(({ notifications }) => notifications.send({ type: "LOOK_FOR_ALERTS" })),
      confirmPresence: async (): Promise<boolean> => {
        const [actors, { confirmedIn }] = await Promise.all([
          overlays,
          import("./features/person/presence.ts"),
        ]);
        return confirmedIn(actors);
      },
    });
  });
  const routes = screens(page.clock, (fetchIt) =>
    cachedPromise(async () => {
      const [feature, start] = await Promise.all([fetchIt(), starter()]);
      return start(feature);
    }),
  );
  // Created before the router, which would otherwise handle every navigation first.
  const backButton = historyBackButton(window);
  const router = signedInRouter(routes, {
    plan,
    isAdmin: () => isAdmin(page.session.getSnapshot().context.session?.user ?? { role: "normal" }),
    operator,
    openLedger: ledger.open,
    openRecords: ledger.openRecords,
  });
  reloadOnNewPlan(page.session, plan, reload);
  onThemeElsewhere(window, (theme) => {
    if (!page.theme.getSnapshot().matches(theme)) page.theme.send({ type: "TOGGLE" });
  });
  const menu = createActor(menuMachine).start();
  router.subscribe("onBeforeNavigate", () => menu.send({ type: "CLOSE" }));
  router.subscribe("onRendered", () => hasRendered());
  const afterFirstScreen = <Part,>(fetchPart: () => Promise<Part>): Promise<Part> =>
    rendered.then(() => prefetched(fetchPart));
  // Opened after the first screen even if that needs no ledger: the entry dialogs need its categories.
  void afterFirstScreen(() => ledger.open().then(unsent.open));
  void afterFirstScreen(() => import("./features/person/consent-broadcast.ts")).then((it) =>
    it.startConsentTelling(page),
  );
  const overlays = afterFirstScreen(() =>
    Promise.all([import("./features/layout.ts"), starter()]),
  ).then(([{ layoutFeature }, start]) => start(layoutFeature));
  // Listens from the start: a key pressed before the dialogs are loaded opens one as soon as they are.
  listenForShortcuts({
    newEntry: (kind) => void overlays.then(({ entry }) => entry.add(kind)),
    undo: (type) => void overlays.then(({ undo }) => undo.send({ type })),
  });
  // A user who chose Premium before registering goes on to the payment.
  if (hasChosenPremium(location.search) && plan() === "free")
    void overlays.then(({ premium }) => premium.send({ type: "OPEN" }));
  const fetchMissing = async () => {
    if (await serverAnswers(location.href)) location.reload();
    else reload();
  };
  const signedIn = {
    ledger,
    clock: page.clock,
    newDays: days,
    clockDrift,
    menu,
    overlays,
    copy: async () => (isOwnDevice() ? (ownDevice.keeper?.() ?? null) : null),
    unsent,
    unsentWrites,
    fetchMissing: () => void fetchMissing(),
    isOwnDevice,
    keepTrying: keepTrying(window, reload),
  };
  await pause();
  await startRouter(router, userTitles);
  return function SignedInApp() {
    return (
      <SignedInContext value={signedIn}>
        <BackButtonContext value={backButton}>
          <RouterProvider router={router} />
        </BackButtonContext>
      </SignedInContext>
    );
  };
}

/** Reloads the open screen, without reloading the page, when the plan changed elsewhere. */
function reloadOnNewPlan(session: Page["session"], plan: () => Plan, reload: () => void): void {
  let known = plan();
  session.subscribe(() => {
    if (plan() === known) return;
    known = plan();
    reload();
  });
}
