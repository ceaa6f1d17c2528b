import { POLICY_VERSION } from "../../domain/consent/consent-record.ts";
import type { OwnRights } from "../profile/own-rights.ts";
import type { ToldConsent } from "./told-consent.ts";

type Ports = {
  readonly rights: Pick<OwnRights, "answerPolicy" | "consents">;
  readonly told: ToldConsent;
  /** When the consent that this browser holds was given, in Unix milliseconds. */
  readonly acceptedAt: () => number | null;
};

/** How a page came to hold the consent that it tells. */
export type ConsentInPage = {
  /** It was given in this page, so that it is of now, whatever the browser's clock says. */
  readonly fresh: boolean;
  /** The server told of no consent. */
  readonly doubted: boolean;
};

/**
 * Has the server know of the consent that this browser holds. Resolves with whether it still holds: it may have been
 * withdrawn elsewhere since. A server that knows of none at all is told again. Rejects with a Failure.
 */
export const tellConsent =
  ({ rights, told, acceptedAt }: Ports) =>
  async ({ fresh, doubted }: ConsentInPage): Promise<boolean> => {
    const at = acceptedAt();
    if (at === null) return true;
    if (told.read() === at) {
      const [last] = doubted ? await rights.consents() : [];
      if (!doubted || last !== undefined) return last?.accepted ?? true;
    }
    const answer = { accepted: true, version: POLICY_VERSION, at: fresh ? null : at };
    const { accepted } = await rights.answerPolicy(answer);
    if (accepted) told.write(at);
    return accepted;
  };
