import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Proof } from "../../../src/domain/users/proof.ts";
import { hasFactor } from "../has-factor.ts";
import type { SecondFactors } from "../ports/second-factors.ts";
import type { WithRoom } from "../ports/with-room.ts";
import { onProven, provePassword, type Actor, type ProofRefusal } from "../prove-password.ts";
import { spendCode, type CodePorts, type CodeRefusal } from "../spend-code.ts";
import type { AccountTelling } from "../tell-account.ts";

type Ports = Parameters<typeof provePassword>[0] &
  Parameters<typeof onProven>[0] &
  CodePorts &
  AccountTelling & {
    /** Whoever takes access away from somebody may have to show first that it is them. */
    readonly withRoom: WithRoom;
    readonly secondFactors: Pick<SecondFactors, "totpOf">;
  };

export type PresenceRefusal = ProofRefusal | CodeRefusal | "factor-asked";

/**
 * Notes that whoever acts in a session is its person, as a code of their second factor shows, or the password of whoever
 * has none.
 */
export const confirmPresence =
  (ports: Ports) =>
  async (actor: Actor, proof: Proof): Promise<Result<null, PresenceRefusal>> => {
    if (proof.type === "code") return confirmByCode(ports, actor, proof.code);
    if (await hasFactor(ports, actor.user.id)) return refused("factor-asked");
    const proven = await provePassword(ports)(actor.user, proof.password);
    if (!proven.ok) return proven;
    return ports.withRoom(() => onProven(ports)(actor, proven.value, async () => {}));
  };

async function confirmByCode(
  ports: Ports,
  { user: { id }, session }: Actor,
  code: string,
): Promise<Result<null, PresenceRefusal>> {
  const taken = await ports.limit.take(id);
  if (!taken.ok) return taken;
  const confirmed = await ports.withRoom(() =>
    ports.userWork(id, async (stores): Promise<Result<null, PresenceRefusal>> => {
      const spent = await spendCode(ports)(stores, id, code);
      if (!spent.ok) return spent;
      return (await stores.tokens.markPresent(id, session, ports.clock.now()))
        ? accepted(null)
        : refused("unauthenticated");
    }),
  );
  if (confirmed.ok || confirmed.reason !== "wrong-code") await ports.limit.giveBack(id);
  return confirmed;
}
