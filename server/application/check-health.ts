import type { Users } from "./administration/users.ts";

/** Throws a storage failure while writes would be lost or reads may be wrong. */
export type AssertSound = () => void;

/** Throws a storage failure while the database answers but accepts no writes. */
export type AssertWritable = () => Promise<void>;

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
