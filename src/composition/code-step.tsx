import { fromPromise } from "xstate";
import { loginCodeMachine } from "../application/login/login-code.machine.ts";
import type { Entrances } from "../application/login/entrances.ts";
import type { Session } from "../domain/users/session.ts";
import { CodeStep, type CodeStepProps } from "../ui/screens/login/CodeStep.tsx";

/**
 * Builds the code step of the login, which is fetched after a password that needs a code. The login passes in what both
 * use: a shared import would be one more file that every login fetches.
 */
export function makeCodeStep({ enter }: Entrances, loggedIn: (session: Session) => void) {
  const machine = loginCodeMachine.provide({
    actors: { logIn: fromPromise(({ input }) => enter({ by: "code", ...input })) },
    actions: { loggedIn: (_, { session }) => loggedIn(session) },
  });
  return (props: CodeStepProps) => <CodeStep machine={machine} {...props} />;
}
