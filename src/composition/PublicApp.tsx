import { RouterProvider } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { fromPromise } from "xstate";
import { loginMachine } from "../application/machines/login.machine.ts";
import { registrationMachine } from "../application/machines/registration.machine.ts";
import { visitorTitles } from "../text/visitor-titles.ts";
import { later } from "../ui/later.ts";
import { publicRouter } from "../ui/routes/public/router.tsx";
import { operator } from "./operator.ts";
import { shownLater } from "../ui/shown-later.tsx";
import type { Page } from "./page/page.ts";
import { startRouter } from "./start-router.ts";

/** Builds the part for those who are not signed in, up to its first screen. */
export async function makePublicApp(page: Page): Promise<ComponentType> {
  const { accounts, session } = page;
  let knownUsername = "";
  let changed = false;
  const link: { token: string | null } = { token: null };
  const router = publicRouter({
    knownUsername: () => knownUsername,
    operator,
    changed: () => changed,
    link,
    recovery: later(async () =>
      (await import("./recovery.ts")).makeRecovery(page, () => {
        changed = true;
        link.token = null;
        // Whoever is signed in has a document of their own, which finds out whether they still are.
        if (session.getSnapshot().matches("authenticated")) location.assign("/");
        else void router.navigate({ to: "/login" });
      }),
    ),
    departed: shownLater(async () => (await import("./DepartedPage.tsx")).DepartedPage),
    login: loginMachine.provide({
      actors: {
        logIn: fromPromise(async ({ input }) =>
          input.passkey
            ? (await import("./use-passkey.ts")).usePasskey(page)
            : accounts[input.comesBack ? "comeBack" : "logIn"](input),
        ),
      },
      actions: {
        loggedIn: (_, params) => session.send({ type: "LOGGED_IN", session: params.session }),
      },
    }),
    registration: registrationMachine.provide({
      actors: { register: fromPromise(({ input }) => accounts.register(input)) },
      actions: {
        registered: (_, { user }) => {
          knownUsername = user?.username ?? "";
          void router.navigate({ to: "/login", search: true });
        },
      },
    }),
  });
  await startRouter(router, visitorTitles);
  return function PublicApp() {
    return <RouterProvider router={router} />;
  };
}
