import type { Instant } from "./ports/clock.ts";
import type { Link, Span } from "./ports/links.ts";
import { latestOf } from "./token-lifetime.ts";

/** How long a link is good for, in milliseconds. */
export const LINK_LIFETIME = 30 * 60_000;

/** When a link was made that is good now. */
export const linkSpan = (now: Instant): Span => ({ from: now - LINK_LIFETIME, to: latestOf(now) });

/** Whether a link is good now, by when it was made. */
export function isLinkAlive({ madeAt }: Pick<Link, "madeAt">, now: Instant): boolean {
  const { from, to } = linkSpan(now);
  return from < madeAt && madeAt <= to;
}
