import { refused } from "../../domain/shared/result.ts";
import { formFault, readRequired, type Form } from "../acts/form.ts";
import { readEmail } from "../login/read-email.ts";

export type OwnEmailFields = { readonly email: string };

/** The form of a new email for the user's own account. */
export const ownEmailForm: Form<OwnEmailFields, string> = {
  blank: () => ({ email: "" }),
  read: (fields) => {
    const email = readRequired(fields.email, readEmail);
    return email.ok ? email : refused(formFault<OwnEmailFields>({ email }));
  },
};
