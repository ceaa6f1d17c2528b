import { refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Proof } from "../../../src/domain/users/proof.ts";
import { countingWrong } from "../second-factor/counting-wrong.ts";
import { hasFactor } from "../second-factor/has-factor.ts";
import type { SecondFactors } from "../second-factor/second-factors.ts";
import { notePresence } from "./note-presence.ts";
import { onProven, provePassword, type Actor, type ProofRefusal } from "./prove-password.ts";
import { spendCode, type CodePorts, type CodeRefusal } from "../second-factor/spend-code.ts";
import type { AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = Parameters<typeof provePassword>[0] &
  Parameters<typeof onProven>[0] &
  Parameters<typeof notePresence>[0] &
  CodePorts &
  AccountEventMail & {
    readonly secondFactors: Pick<SecondFactors, "totpOf">;
  };

export type PresenceRefusal = ProofRefusal | CodeRefusal | "factor-asked";

/** Confirms the presence of a session's user by a code of their second factor, or by the password if they have none. */
export const confirmPresence =
  (ports: Ports) =>
  async (actor: Actor, proof: Proof): Promise<Result<null, PresenceRefusal>> => {
    if (proof.type === "code") return confirmByCode(ports, actor, proof.code);
    if (await hasFactor(ports, actor.user.id)) return refused("factor-asked");
    const proven = await provePassword(ports)(actor.user, proof.password);
    if (!proven.ok) return proven;
    return ports.withDiskReserve(() => onProven(ports)(actor, proven.value, async () => {}));
  };

const confirmByCode = (
  ports: Ports,
  actor: Actor,
  code: string,
): Promise<Result<null, PresenceRefusal>> =>
  countingWrong(
    ports.limit,
    actor.user.id,
    (reason: PresenceRefusal) => reason === "wrong-code",
    () => notePresence(ports)(actor, (stores) => spendCode(ports)(stores, actor.user.id, code)),
  );
