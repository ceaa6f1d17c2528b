import { newPasswordFault, type PasswordFault } from "./password-policy.ts";

/** What a person types to get an account; the password twice (§2, Register). */
export type RegistrationFields = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
};

/** Why a registration is not sent: a field is empty, or a rule about the password is broken (§5). */
export type RegistrationFault = "incomplete" | PasswordFault;

/** The first fault of a registration in the order of §5, or null. */
export function registrationFault(fields: RegistrationFields): RegistrationFault | null {
  const { username, email, password, repeated } = fields;
  const incomplete = [username.trim(), email.trim(), password, repeated].includes("");
  return incomplete ? "incomplete" : newPasswordFault(password, repeated);
}
