import { tellConsent } from "../../application/use-cases/tell-consent.ts";
import { localToldConsent } from "../../infrastructure/browser/local-told-consent.ts";
import { httpDownload } from "../../infrastructure/http/download.ts";
import { httpOwnRights } from "../../infrastructure/http/http-own-rights.ts";
import type { Page } from "../page/page.ts";

/** Tells the server of each consent, and again whenever the page comes into view, until it knows; one at a time. */
export function startConsentTelling(page: Page): void {
  const { api, httpSession, storage, session, consent, consentedAt } = page;
  const rights = httpOwnRights(api, httpDownload(httpSession));
  const tell = tellConsent({ rights, told: localToldConsent(storage), acceptedAt: consentedAt });
  let telling: Promise<void> | null = null;
  const doIt = async () => {
    const user = session.getSnapshot().context.session?.user;
    if (user === undefined || !consent.getSnapshot().matches("accepted")) return;
    if (!(await tell(!user.policyAccepted))) consent.send({ type: "WITHDRAW" });
  };
  // What could not be told is told with the next look.
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
  });
  consent.subscribe((snapshot) => {
    if (snapshot.matches("accepted")) look();
  });
  look();
}
