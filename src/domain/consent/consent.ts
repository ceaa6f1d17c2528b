/** How long a consent is valid: 365 days, in milliseconds. */
const CONSENT_VALIDITY = 365 * 24 * 60 * 60 * 1000;

/** Whether a consent accepted at one time is still valid at another, both in Unix milliseconds. */
export const consentHolds = (acceptedAt: number, now: number): boolean =>
  now - acceptedAt < CONSENT_VALIDITY;

/** How close to the end of the policy a reader must have scrolled before they can answer, in pixels. */
const SCROLL_THRESHOLD = 50;

/** Whether a reader is within 50 px of the end; all lengths in pixels. */
export const hasReadToEnd = (scrolled: number, visible: number, whole: number): boolean =>
  whole - scrolled - visible <= SCROLL_THRESHOLD;
