import type { Result } from "../../../src/domain/shared/result.ts";
import { onProven, provePassword, type Actor, type ProofRefusal } from "../prove-password.ts";

type Ports = Parameters<typeof provePassword>[0] & Parameters<typeof onProven>[0];

/** Notes that whoever acts in a session is its person, as their password shows. */
export const confirmPresence =
  (ports: Ports) =>
  async (actor: Actor, password: string): Promise<Result<null, ProofRefusal>> => {
    const proven = await provePassword(ports)(actor.user, password);
    return proven.ok ? onProven(ports)(actor, proven.value, async () => {}) : proven;
  };
