import { POLICY_VERSION } from "../../domain/consent/consent-record.ts";
import type { OwnRights } from "../profile/own-rights.ts";

/** The consent of this browser that the server knows of, as the Unix milliseconds of its acceptance. Never throws. */
export type BroadcastConsent = {
  read(): number | null;
  write(acceptedAt: number): void;
  clear(): void;
};

type Ports = {
  readonly rights: Pick<OwnRights, "answerPolicy" | "consents">;
  readonly told: BroadcastConsent;
  /** When the consent in this browser was given, in Unix milliseconds. */
  readonly acceptedAt: () => number | null;
};

/** How the page came by its consent. */
export type ConsentInPage = {
  /** It was given in this page, so its time is now, whatever the browser's clock says. */
  readonly fresh: boolean;
  /** The server reported no consent. */
  readonly doubted: boolean;
};

/**
 * Reports this browser's consent to the server. Resolves with whether it is still valid: it may have been withdrawn
 * elsewhere. A server that knows of none is sent it again. Rejects with a Failure.
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
