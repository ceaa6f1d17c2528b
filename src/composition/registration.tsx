import { fromPromise } from "xstate";
import { registrationMachine } from "../application/machines/registration.machine.ts";
import type { User } from "../domain/users/user.ts";
import { httpRegistrations } from "../infrastructure/http/http-registrations.ts";
import { Registration } from "../ui/screens/registration/Registration.tsx";
import type { Page } from "./page/page.ts";

/** Builds the registration, which is fetched when somebody is about to make an account; tells who has made one. */
export function makeRegistration(
  { api }: Pick<Page, "api">,
  registered: (user: User | null) => void,
) {
  const machine = registrationMachine.provide({
    actors: { register: fromPromise(({ input }) => httpRegistrations(api).register(input)) },
    actions: { registered: (_, { user }) => registered(user) },
  });
  return () => <Registration machine={machine} />;
}
