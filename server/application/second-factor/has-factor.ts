import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { SecondFactors } from "./second-factors.ts";

/** Whether a user has a second factor, beside which their password alone shows too little. */
export async function hasFactor(
  { secondFactors }: { readonly secondFactors: Pick<SecondFactors, "totpOf"> },
  owner: UserId,
): Promise<boolean> {
  const kept = await secondFactors.totpOf(owner);
  return kept !== null && kept.confirmedAt !== null;
}
