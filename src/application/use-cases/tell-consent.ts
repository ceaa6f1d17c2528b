import { POLICY_VERSION } from "../../domain/consent/consent-record.ts";
import type { OwnRights } from "../ports/own-rights.ts";
import type { ToldConsent } from "../ports/told-consent.ts";

type Ports = {
  readonly rights: Pick<OwnRights, "answerPolicy" | "consents">;
  readonly told: ToldConsent;
  /** When the consent that this browser holds was given, in Unix milliseconds. */
  readonly acceptedAt: () => number | null;
};

/**
 * Has the server know of the consent that this browser holds. Resolves with whether it still holds: it may have been
 * withdrawn elsewhere since. `doubted` says that the server told of no consent; one that knows of none at all is told again. Rejects with a Failure.
 */
export const tellConsent =
  ({ rights, told, acceptedAt }: Ports) =>
  async (doubted: boolean): Promise<boolean> => {
    const at = acceptedAt();
    if (at === null) return true;
    if (told.read() === at) {
      const [last] = doubted ? await rights.consents() : [];
      if (!doubted || last !== undefined) return last?.accepted ?? true;
    }
    const answer = { accepted: true, version: POLICY_VERSION, at };
    const { accepted } = await rights.answerPolicy(answer);
    if (accepted) told.write(at);
    return accepted;
  };
