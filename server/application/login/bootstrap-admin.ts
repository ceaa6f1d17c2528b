import { userId } from "../../../src/domain/shared/ids.ts";
import { newUser } from "./new-user.ts";
import type { Clock } from "../clock.ts";
import type { NewId } from "../new-id.ts";
import type { Applicant, PasswordHasher } from "./password-hasher.ts";
import type { Users } from "../administration/users.ts";

type Ports = {
  readonly users: Users;
  readonly hasher: PasswordHasher;
  readonly newId: NewId;
  readonly newPassword: () => string;
  readonly clock: Clock;
};

/** The first administrator, as configured by the operator; without a password one is generated. */
export type FirstAdmin = {
  readonly username: string;
  readonly email: string;
  readonly password: string | null;
};

/** The result for the operator, with the generated password, if any. */
export type BootstrapOutcome =
  | { readonly kind: "not-needed" }
  | { readonly kind: "made"; readonly username: string; readonly madePassword: string | null };

const START: Applicant = { origin: "start", account: "first", administers: true };

/** Creates the administrator of a new installation; does nothing if there are users. */
export const bootstrapAdmin =
  ({ users, hasher, newId, newPassword, clock }: Ports) =>
  async ({ username, email, password }: FirstAdmin): Promise<BootstrapOutcome> => {
    if (!(await users.isEmpty())) return { kind: "not-needed" };
    const secret = password ?? newPassword();
    const hashed = await hasher.hash(secret, START);
    if (!hashed.ok) throw new Error("nobody else hashes before the first start");
    const user = newUser({ id: userId(newId()), username, email, role: "admin" });
    const added = await users.add({ user, passwordHash: hashed.value }, clock.now());
    if (!added.ok) return { kind: "not-needed" };
    return { kind: "made", username, madePassword: password === null ? secret : null };
  };
