import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { SecondFactor } from "../../../src/domain/users/second-factor.ts";
import type { SecondFactors } from "./second-factors.ts";

type Ports = { readonly secondFactors: Pick<SecondFactors, "totpOf" | "codesLeft"> };

/** Returns the second factor of a user; an unconfirmed secret counts as none. */
export const readSecondFactor =
  ({ secondFactors }: Ports) =>
  async (owner: UserId): Promise<SecondFactor> => ({
    since: (await secondFactors.totpOf(owner))?.confirmedAt ?? null,
    codesLeft: await secondFactors.codesLeft(owner),
  });
