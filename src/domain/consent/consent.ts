/** How long an accepted consent holds: 365 days, in milliseconds. */
const CONSENT_VALIDITY = 365 * 24 * 60 * 60 * 1000;

/** Whether a consent accepted at one instant still holds at another, both in Unix milliseconds. */
export const consentHolds = (acceptedAt: number, now: number): boolean =>
  now - acceptedAt < CONSENT_VALIDITY;

/** How near to the end of the policy, in pixels, a reader must have scrolled to answer. */
const SCROLL_THRESHOLD = 50;

/** Whether a reader has come within 50 px of the end; all lengths in pixels. */
export const hasReadToEnd = (scrolled: number, visible: number, whole: number): boolean =>
  whole - scrolled - visible <= SCROLL_THRESHOLD;
