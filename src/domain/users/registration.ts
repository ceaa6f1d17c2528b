import { newPasswordFault, type PasswordFault } from "./password-policy.ts";

/** The fields of a registration; the password twice. */
export type RegistrationFields = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
};

/** Why a registration is not sent: a field is empty, or a rule about the password is broken. */
export type RegistrationFault = "incomplete" | PasswordFault;

/** The first fault of a registration, or null: an empty field before a bad password. */
export function registrationFault(fields: RegistrationFields): RegistrationFault | null {
  const { username, email, password, repeated } = fields;
  const incomplete = [username.trim(), email.trim(), password, repeated].includes("");
  return incomplete ? "incomplete" : newPasswordFault(password, repeated);
}
