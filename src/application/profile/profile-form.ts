import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { AGE_MAX, type Profile } from "../../domain/users/profile.ts";
import { formFault, readRequired, type Form } from "../acts/form.ts";

export type ProfileFields = { readonly name: string; readonly age: string };

const blank: ProfileFields = { name: "", age: "" };

/** The form of the profile: the name is required, and a missing age is sent as null. */
export const profileForm: Form<ProfileFields, Profile> = {
  blank: () => blank,
  read: (fields) => {
    const name = readRequired(fields.name, accepted);
    const age = readAge(fields.age.trim());
    return name.ok && age.ok
      ? accepted({ name: name.value.trim(), age: age.value })
      : refused(formFault<ProfileFields>({ name, age }));
  },
};

/** The fields of an existing profile. */
export const profileFields = ({ name, age }: Profile): ProfileFields => ({
  name,
  age: age === null ? "" : String(age),
});

function readAge(text: string): Result<number | null, FieldIssue> {
  if (text === "") return accepted(null);
  const age = Number(text);
  return /^\d+$/.test(text) && age <= AGE_MAX ? accepted(age) : refused("bad-age");
}
