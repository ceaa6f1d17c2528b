import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { readCode } from "../../../src/domain/users/second-factor.ts";
import type { Clock } from "../clock.ts";
import type { OneTimeCodes } from "./one-time-codes.ts";
import type { Sealing } from "./sealing.ts";
import type { KeptTotp, SecondFactors } from "./second-factors.ts";
import type { Stores } from "../stores.ts";
import type { TokenMint } from "../login/token-mint.ts";
import { tellAccount, type AccountTelling } from "../profile/tell-account.ts";

/** The ports to verify a code. */
export type CodePorts = {
  readonly oneTimeCodes: OneTimeCodes;
  readonly sealing: Sealing;
  readonly mint: Pick<TokenMint, "digestOf">;
  readonly clock: Clock;
};

/** Why a code is refused; "key-lost" if it cannot be verified. */
export type CodeRefusal = "wrong-code" | "key-lost";

/**
 * Consumes a code of a user's second factor, within a unit of work that holds their lock. The use of a recovery code is
 * notified.
 */
export const spendCode =
  (ports: CodePorts & AccountTelling) =>
  async (
    stores: Pick<Stores, "secondFactors" | "notifications">,
    owner: UserId,
    text: string,
  ): Promise<Result<null, CodeRefusal>> => {
    const { secondFactors } = stores;
    const code = readCode(text);
    const kept = await secondFactors.totpOf(owner);
    if (code === null || kept === null || kept.confirmedAt === null) return refused("wrong-code");
    if (code.type === "app") return spendStep(ports)(stores, owner, { kept, digits: code.digits });
    const digest = ports.mint.digestOf(code.code);
    if (!(await secondFactors.useCode(owner, digest, ports.clock.now())))
      return refused("wrong-code");
    const left = await secondFactors.codesLeft(owner);
    await tellAccount(ports)(stores, owner, { type: "recovery-code-used", left });
    return accepted(null);
  };

/** Consumes a code of the app only, confirmed or not. */
export const spendStep =
  ({ oneTimeCodes, sealing, clock }: CodePorts) =>
  async (
    { secondFactors }: { readonly secondFactors: Pick<SecondFactors, "noteStep"> },
    owner: UserId,
    { kept, digits }: { readonly kept: KeptTotp; readonly digits: string },
  ): Promise<Result<null, CodeRefusal>> => {
    const secret = await sealing.open(owner, kept.sealed);
    if (!secret.ok) return secret;
    const step = oneTimeCodes.stepOf(secret.value, digits, clock.now());
    if (step === null || (kept.lastStep !== null && step <= kept.lastStep))
      return refused("wrong-code");
    await secondFactors.noteStep(owner, step);
    return accepted(null);
  };
