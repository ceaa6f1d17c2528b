import { fromPromise } from "xstate";
import { registrationMachine } from "../application/machines/registration.machine.ts";
import type { User } from "../domain/users/user.ts";
import { Registration } from "../ui/screens/registration/Registration.tsx";
import type { Page } from "./page/page.ts";

/** Builds the registration, which is fetched when somebody is about to make an account; tells who has made one. */
export function makeRegistration(
  { accounts }: Pick<Page, "accounts">,
  registered: (user: User | null) => void,
) {
  const machine = registrationMachine.provide({
    actors: { register: fromPromise(({ input }) => accounts.register(input)) },
    actions: { registered: (_, { user }) => registered(user) },
  });
  return () => <Registration machine={machine} />;
}
