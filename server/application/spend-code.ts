import type { UserId } from "../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../src/domain/shared/result.ts";
import { readCode, type TypedCode } from "../../src/domain/users/second-factor.ts";
import type { Clock } from "./ports/clock.ts";
import type { OneTimeCodes } from "./ports/one-time-codes.ts";
import type { Sealing } from "./ports/sealing.ts";
import type { KeptTotp, SecondFactors } from "./ports/second-factors.ts";
import type { Stores } from "./ports/stores.ts";
import type { TokenMint } from "./ports/token-mint.ts";

/** What it takes to tell whether a code is right. */
export type CodePorts = {
  readonly oneTimeCodes: OneTimeCodes;
  readonly sealing: Sealing;
  readonly mint: Pick<TokenMint, "digestOf">;
  readonly clock: Clock;
};

/** Why a code proves nothing; "key-lost" if nobody can tell. */
export type CodeRefusal = "wrong-code" | "key-lost";

type Factors = Pick<Stores, "secondFactors">;

/** Takes a code of a user's second factor, which counts only once, within a work that holds their lock. */
export const spendCode =
  (ports: CodePorts) =>
  async (
    { secondFactors }: Factors,
    owner: UserId,
    text: string,
  ): Promise<Result<TypedCode["type"], CodeRefusal>> => {
    const code = readCode(text);
    const kept = await secondFactors.totpOf(owner);
    if (code === null || kept === null || kept.confirmedAt === null) return refused("wrong-code");
    if (code.type === "app")
      return spendStep(ports)({ secondFactors }, owner, { kept, digits: code.digits });
    const digest = ports.mint.digestOf(code.code);
    return (await secondFactors.useCode(owner, digest, ports.clock.now()))
      ? accepted(code.type)
      : refused("wrong-code");
  };

/** Takes a code of the app alone, confirmed or not. */
export const spendStep =
  ({ oneTimeCodes, sealing, clock }: CodePorts) =>
  async (
    { secondFactors }: { readonly secondFactors: Pick<SecondFactors, "noteStep"> },
    owner: UserId,
    { kept, digits }: { readonly kept: KeptTotp; readonly digits: string },
  ): Promise<Result<"app", CodeRefusal>> => {
    const secret = await sealing.open(owner, kept.sealed);
    if (!secret.ok) return secret;
    const step = oneTimeCodes.stepOf(secret.value, digits, clock.now());
    if (step === null || (kept.lastStep !== null && step <= kept.lastStep))
      return refused("wrong-code");
    await secondFactors.noteStep(owner, step);
    return accepted("app");
  };
