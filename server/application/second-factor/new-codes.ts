import type { UserId } from "../../../src/domain/shared/ids.ts";
import { RECOVERY_CODES } from "../../../src/domain/users/second-factor.ts";
import type { Stores } from "../stores.ts";
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
