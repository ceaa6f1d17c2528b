import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { SecondFactors } from "./second-factors.ts";

/** Whether a user has a second factor, so that their password alone is not enough. */
export async function hasFactor(
  { secondFactors }: { readonly secondFactors: Pick<SecondFactors, "totpOf"> },
  owner: UserId,
): Promise<boolean> {
  const kept = await secondFactors.totpOf(owner);
  return kept !== null && kept.confirmedAt !== null;
}
