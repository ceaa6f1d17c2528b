import { fromPromise } from "xstate";
import { loginCodeMachine } from "../application/machines/login-code.machine.ts";
import { httpCodeLogin } from "../infrastructure/http/http-code-login.ts";
import { CodeStep, type CodeStepProps } from "../ui/screens/login/CodeStep.tsx";
import type { Page } from "./page/page.ts";

/** Builds the second step of the login, which is fetched when a password has led to it. */
export function makeCodeStep({ api, session }: Pick<Page, "api" | "session">) {
  const steps = httpCodeLogin(api);
  const machine = loginCodeMachine.provide({
    actors: { logIn: fromPromise(({ input }) => steps.logIn(input)) },
    actions: {
      loggedIn: (_, params) => session.send({ type: "LOGGED_IN", session: params.session }),
    },
  });
  return (props: CodeStepProps) => <CodeStep machine={machine} {...props} />;
}
