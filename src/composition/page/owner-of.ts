import type { Page } from "./page.ts";

/** The signed-in user and the time of their consent, as the owner of what lies in the tab; a new consent makes a new owner. */
export function ownerOf({ session, consentedAt }: Page): string | null {
  const known = session.getSnapshot().context.session;
  return known && `${known.user.id} ${consentedAt()}`;
}
