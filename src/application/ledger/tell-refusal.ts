import { POLICY_VERSION } from "../../domain/consent/consent-record.ts";
import type { User } from "../../domain/users/user.ts";
import type { OwnRights } from "../profile/own-rights.ts";

type Ports = { readonly rights: Pick<OwnRights, "answerPolicy"> };

/**
 * Reports a refusal to the server, if it has an earlier consent; otherwise there is nothing to withdraw. A report that
 * fails is not repeated: this page has stopped all processing anyway.
 */
export const tellRefusal =
  ({ rights }: Ports) =>
  async ({ policyAccepted }: Pick<User, "policyAccepted">): Promise<void> => {
    if (!policyAccepted) return;
    const answer = { accepted: false, version: POLICY_VERSION, at: null };
    await rights.answerPolicy(answer).catch(() => undefined);
  };
