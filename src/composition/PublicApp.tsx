import { RouterProvider } from "@tanstack/react-router";
import type { Container } from "inversify";
import { fromPromise } from "xstate";
import { loginMachine } from "../application/machines/login.machine.ts";
import { registrationMachine } from "../application/machines/registration.machine.ts";
import { publicRouter } from "../ui/routes/public/router.tsx";
import { keys } from "./keys.ts";

/** Builds the part for those who are not signed in. */
export function makePublicApp(container: Container) {
  const accounts = container.get(keys.accounts);
  const session = container.get(keys.session);
  let knownUsername = "";
  const router = publicRouter({
    knownUsername: () => knownUsername,
    login: loginMachine.provide({
      actors: { logIn: fromPromise(({ input }) => accounts.logIn(input)) },
      actions: {
        loggedIn: (_, params) => session.send({ type: "LOGGED_IN", session: params.session }),
      },
    }),
    registration: registrationMachine.provide({
      actors: { register: fromPromise(({ input }) => accounts.register(input)) },
      actions: {
        registered: (_, { user }) => {
          knownUsername = user?.username ?? "";
          void router.navigate({ to: "/login" });
        },
      },
    }),
  });
  return function PublicApp() {
    return <RouterProvider router={router} />;
  };
}
