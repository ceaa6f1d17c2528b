import { fromPromise } from "xstate";
import {
  registrationForm,
  type RegistrationFields,
} from "../application/login/registration-form.ts";
import { formMachine } from "../application/acts/form.machine.ts";
import type { Registration as Sent } from "../application/login/registrations.ts";
import type { User } from "../domain/users/user.ts";
import { httpRegistrations } from "../infrastructure/http/login/http-registrations.ts";
import { Registration } from "../ui/screens/registration/Registration.tsx";
import type { Page } from "./page/page.ts";

/** How long the success screen is shown before the login. */
export const SUCCESS_DURATION_MS = 1500;

/** Builds the registration, which is fetched when it is opened; reports who has registered. */
export function makeRegistration({ api }: Pick<Page, "api">, registered: (user: User) => void) {
  const form = formMachine<RegistrationFields, Sent, User>(registrationForm, {
    endsAfter: SUCCESS_DURATION_MS,
  });
  const machine = form.provide({
    actors: { send: fromPromise(({ input }) => httpRegistrations(api).register(input.draft)) },
    actions: { handOver: (_, { answer: user }) => registered(user) },
  });
  return () => <Registration machine={machine} />;
}
