import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { UserWork, Stores } from "../stores.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";
import { RECOVERY_CODES } from "../../../src/domain/users/second-factor.ts";
import type { TokenMint } from "../login/token-mint.ts";

export type CodeMaking = {
  readonly mint: Pick<TokenMint, "digestOf">;
  readonly newRecoveryCode: () => string;
};

/** Makes recovery codes that replace all others; only their digests are stored. */
export const newCodes =
  ({ mint, newRecoveryCode }: CodeMaking) =>
  async (
    { secondFactors }: Pick<Stores, "secondFactors">,
    owner: UserId,
  ): Promise<readonly string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await secondFactors.replaceCodes(owner, codes.map(mint.digestOf));
    return codes;
  };

type Ports = CodeMaking & AccountEventMail & { readonly userWork: UserWork };

/** Makes new recovery codes; the earlier ones become invalid. */
export const renewCodes =
  (ports: Ports) =>
  (owner: UserId): Promise<Result<readonly string[], "no-factor">> =>
    ports.userWork(owner, async (stores): Promise<Result<readonly string[], "no-factor">> => {
      const kept = await stores.secondFactors.totpOf(owner);
      if (kept === null || kept.confirmedAt === null) return refused("no-factor");
      const codes = await newCodes(ports)(stores, owner);
      await mailAccountEvent(ports)(stores, owner, { type: "recovery-codes-made" });
      return accepted(codes);
    });
