import { accepted, refused } from "../../domain/shared/result.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { formFault, readRequired, type Form } from "../acts/form.ts";

export type PasskeyFields = { readonly name: string };

/** The form of a passkey's name. */
export const passkeyForm: Form<PasskeyFields, string> = {
  blank: () => ({ name: "" }),
  read: (fields) => {
    const name = readRequired(fields.name, (text) =>
      text.trim().length > NAME_MAX ? refused("too-long-text") : accepted(text.trim()),
    );
    return name.ok ? name : refused(formFault<PasskeyFields>({ name }));
  },
};
