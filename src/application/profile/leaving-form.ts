import { accepted, refused } from "../../domain/shared/result.ts";
import { formFault, type Form } from "../acts/form.ts";

export type LeavingFields = { readonly password: string };

/** The form that removes the user's own account: any password is accepted. */
export const leavingForm: Form<LeavingFields, string> = {
  blank: () => ({ password: "" }),
  read: ({ password }) =>
    password === ""
      ? refused(formFault<LeavingFields>({ password: refused("required") }))
      : accepted(password),
};
