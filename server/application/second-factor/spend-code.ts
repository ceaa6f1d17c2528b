import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { readCode, type TotpSecret } from "../../../src/domain/users/second-factor.ts";
import type { Clock, Instant } from "../clock.ts";
import type { StoredTotp, SecondFactors } from "./second-factors.ts";
import type { Stores } from "../stores.ts";
import type { TokenMint } from "../login/token-mint.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

/** Codes that an app derives from a secret and the time (RFC 6238): SHA-1, 6 digits, 30 seconds. */
export type OneTimeCodes = {
  /** A new secret for an account name. */
  readonly newSecret: (username: string) => TotpSecret;
  /** The time step of a code, at most one before or after the current one; null if the code is wrong. */
  readonly stepOf: (secret: string, digits: string, now: Instant) => number | null;
};

/** Encrypts users' secrets with a key that is not in the database; each can be opened only for its user. */
export type Sealing = {
  readonly seal: (owner: UserId, text: string) => Promise<string>;
  /** "key-lost" if it was sealed with another key than the present one. */
  readonly open: (owner: UserId, sealed: string) => Promise<Result<string, "key-lost">>;
};

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
  (ports: CodePorts & AccountEventMail) =>
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
    await mailAccountEvent(ports)(stores, owner, { type: "recovery-code-used", left });
    return accepted(null);
  };

/** Consumes a code of the app only, confirmed or not. */
export const spendStep =
  ({ oneTimeCodes, sealing, clock }: CodePorts) =>
  async (
    { secondFactors }: { readonly secondFactors: Pick<SecondFactors, "noteStep"> },
    owner: UserId,
    { kept, digits }: { readonly kept: StoredTotp; readonly digits: string },
  ): Promise<Result<null, CodeRefusal>> => {
    const secret = await sealing.open(owner, kept.sealed);
    if (!secret.ok) return secret;
    const step = oneTimeCodes.stepOf(secret.value, digits, clock.now());
    if (step === null || (kept.lastStep !== null && step <= kept.lastStep))
      return refused("wrong-code");
    await secondFactors.noteStep(owner, step);
    return accepted(null);
  };
