import type { AssertSound } from "../ports/assert-sound.ts";
import type { Users } from "../ports/users.ts";

type Ports = { readonly users: Users; readonly assertSound: AssertSound };

/** Resolves once the storage answers, whatever it answers, unless it is known to be at fault. */
export const checkHealth =
  ({ users, assertSound }: Ports) =>
  async (): Promise<void> => {
    assertSound();
    await users.isEmpty();
  };
