import { tellConsent } from "../../../application/consent/broadcast-consent.ts";
import { localToldConsent } from "../../../infrastructure/browser/stores/local-told-consent.ts";
import { httpDownload } from "../../../infrastructure/http/download.ts";
import { httpOwnRights } from "../../../infrastructure/http/profile/http-own-rights.ts";
import type { Page } from "../../page/page.ts";

/** Reports each consent to the server, and retries whenever the session has been refreshed; one request at a time. */
export function startConsentTelling(page: Page): void {
  const { api, httpSession, storage, session, consent, consentedAt } = page;
  const rights = httpOwnRights(api, httpDownload(httpSession));
  const told = localToldConsent(storage);
  const tell = tellConsent({ rights, told, acceptedAt: consentedAt });
  let fresh = consentedAt() !== consent.getSnapshot().context.acceptedAt;
  let telling: Promise<void> | null = null;
  const doIt = async () => {
    const user = session.getSnapshot().context.session?.user;
    if (user === undefined || !consent.getSnapshot().matches("accepted")) return;
    const holds = await tell({ fresh, doubted: !user.policyAccepted });
    fresh = false;
    // The user may have signed out meanwhile.
    if (!session.getSnapshot().matches("authenticated")) told.clear();
    if (!holds) consent.send({ type: "WITHDRAW" });
  };
  // A failed report is retried at the next call.
  const look = () => {
    telling ??= doIt()
      .catch(() => {})
      .finally(() => {
        telling = null;
      });
  };
  let isRefreshing = false;
  session.subscribe((snapshot) => {
    const was = isRefreshing;
    isRefreshing = snapshot.matches({ authenticated: "refreshing" });
    if (was && !isRefreshing) look();
    // Nothing of this user may remain; the next user reports their own consent.
    if (snapshot.matches("signedOut")) told.clear();
  });
  consent.subscribe((snapshot) => {
    if (snapshot.matches("accepted")) {
      look();
      return;
    }
    // The next answer will be a new one.
    fresh = true;
    told.clear();
  });
  look();
}
