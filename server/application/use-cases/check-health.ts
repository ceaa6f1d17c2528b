import type { Users } from "../ports/users.ts";

type Ports = { readonly users: Users };

/** Resolves once the storage answers, whatever it answers. */
export const checkHealth =
  ({ users }: Ports) =>
  async (): Promise<void> => {
    await users.isEmpty();
  };
