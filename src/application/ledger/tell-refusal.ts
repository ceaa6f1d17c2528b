import { POLICY_VERSION } from "../../domain/consent/consent-record.ts";
import type { User } from "../../domain/users/user.ts";
import type { OwnRights } from "../profile/own-rights.ts";

type Ports = { readonly rights: Pick<OwnRights, "answerPolicy"> };

/**
 * Has the server know that somebody refuses whose earlier consent stands there; where none stands there is nothing to take
 * back. One that cannot be told is told no more: what counts is that nothing goes on here.
 */
export const tellRefusal =
  ({ rights }: Ports) =>
  async ({ policyAccepted }: Pick<User, "policyAccepted">): Promise<void> => {
    if (!policyAccepted) return;
    const answer = { accepted: false, version: POLICY_VERSION, at: null };
    await rights.answerPolicy(answer).catch(() => undefined);
  };
