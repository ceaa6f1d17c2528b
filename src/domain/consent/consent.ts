import { DAY_MS } from "../shared/duration.ts";

/** How long a consent is valid. */
const CONSENT_VALIDITY_MS = 365 * DAY_MS;

/** Whether a consent accepted at one time is still valid at another, both in Unix milliseconds. */
export const consentHolds = (acceptedAt: number, now: number): boolean =>
  now - acceptedAt < CONSENT_VALIDITY_MS;

/** How close to the end of the policy a reader must have scrolled before they can answer, in pixels. */
const SCROLL_THRESHOLD_PX = 50;

/** Whether a reader is within 50 px of the end; all lengths in pixels. */
export const hasReadToEnd = (scrolled: number, visible: number, whole: number): boolean =>
  whole - scrolled - visible <= SCROLL_THRESHOLD_PX;
