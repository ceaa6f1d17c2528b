import { RouterProvider } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { fromPromise } from "xstate";
import { loginMachine, type LoginInput } from "../application/login/login.machine.ts";
import type { Session } from "../domain/users/session.ts";
import { httpEntrances } from "../infrastructure/http/login/http-entrances.ts";
import { visitorTitles } from "../text/pages/visitor-titles.ts";
import { cachedPromise } from "../ui/cached-promise.ts";
import { publicRouter } from "../ui/routes/public/router.tsx";
import { operator } from "./operator.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import type { Page } from "./page/page.ts";
import { startRouter } from "./start-router.ts";

/** Builds the part for visitors, up to its first screen. */
export async function makePublicApp(page: Page): Promise<ComponentType> {
  const { api, clock, ownDevice, session } = page;
  let knownUsername = "";
  let changed = false;
  /** The last login's choice about the device; null before one was tried. */
  let chosen: string | null = null;
  session.subscribe(({ context }) => {
    if (context.session === null || chosen === null) return;
    if (chosen) ownDevice.choose(clock.now());
    else ownDevice.forget();
    chosen = null;
  });
  const link: { token: string | null } = { token: null };
  const entrances = httpEntrances(api);
  /** Signs the user in, by whichever entrance. */
  const loggedIn = (begun: Session) => session.send({ type: "LOGGED_IN", session: begun });
  const codeStep = async () => (await import("./code-step.tsx")).makeCodeStep(entrances, loggedIn);
  const CodeStep = lazyComponent(codeStep);
  /** Logs in with a password or a passkey; a login that needs a code resolves once the code step is loaded. */
  const logIn = async ({ device, passkey, ...input }: LoginInput) => {
    chosen = device;
    const answer = await (passkey
      ? (await import("./passkey-entrance.ts")).enterByPasskey(page, entrances, input.comesBack)
      : entrances.enter({ by: "password", ...input }));
    if (answer.type === "code-wanted") await codeStep().then(CodeStep.preload);
    return answer;
  };
  const router = publicRouter({
    knownUsername: () => knownUsername,
    operator,
    changed: () => changed,
    link,
    recovery: cachedPromise(async () =>
      (await import("./recovery.ts")).makeRecovery(page, () => {
        changed = true;
        link.token = null;
        // A signed-in user needs another document, which checks whether the session still holds.
        if (session.getSnapshot().matches("authenticated")) location.assign("/");
        else void router.navigate({ to: "/login" });
      }),
    ),
    departed: lazyComponent(async () => (await import("./DepartedPage.tsx")).DepartedPage),
    login: loginMachine.provide({
      actors: { logIn: fromPromise(({ input }) => logIn(input)) },
      actions: { loggedIn: (_, params) => loggedIn(params.session) },
    }),
    CodeStep,
    Registration: lazyComponent(async () => {
      const { makeRegistration } = await import("./registration.tsx");
      return makeRegistration(page, (user) => {
        knownUsername = user.username;
        void router.navigate({ to: "/login", search: true });
      });
    }),
  });
  await startRouter(router, visitorTitles);
  return function PublicApp() {
    return <RouterProvider router={router} />;
  };
}
