import { fromPromise } from "xstate";
import { loginCodeMachine } from "../application/login/login-code.machine.ts";
import type { Entrances } from "../application/login/entrances.ts";
import type { Session } from "../domain/users/session.ts";
import { CodeStep, type CodeStepProps } from "../ui/screens/login/CodeStep.tsx";

/**
 * Builds the second step of the login, which is fetched when a password has led to it. What the login has is handed on to
 * it: shared by an import, it would be one more file that every login fetches.
 */
export function makeCodeStep({ enter }: Entrances, loggedIn: (session: Session) => void) {
  const machine = loginCodeMachine.provide({
    actors: { logIn: fromPromise(({ input }) => enter({ by: "code", ...input })) },
    actions: { loggedIn: (_, { session }) => loggedIn(session) },
  });
  return (props: CodeStepProps) => <CodeStep machine={machine} {...props} />;
}
