import { accepted, refused } from "../../domain/shared/result.ts";
import { formFault, type Form } from "./form.ts";

export type PresenceFields = { readonly password: string };

/** The form by which one proves who one is. */
export const presenceForm: Form<PresenceFields, string> = {
  blank: () => ({ password: "" }),
  read: ({ password }) =>
    password === ""
      ? refused(formFault<PresenceFields>({ password: refused("required") }))
      : accepted(password),
};
