import type { AssertSound } from "./assert-sound.ts";
import type { AssertWritable } from "./assert-writable.ts";
import type { Users } from "./administration/users.ts";

type Ports = {
  readonly users: Users;
  readonly assertSound: AssertSound;
  readonly assertWritable: AssertWritable;
};

/** Resolves once the storage answers, unless it is known to be faulty or read-only. */
export const checkHealth =
  ({ users, assertSound, assertWritable }: Ports) =>
  async (): Promise<void> => {
    assertSound();
    await assertWritable();
    await users.isEmpty();
  };
