import { failureOf } from "../failure.ts";

/** The code of a refusal that is about a link itself: it is unknown, used or past. */
export const LINK_GONE = "ligacao_invalida";

/** Whether a rejection says that a link is not good any more. */
export function isLinkGone(reason: unknown): boolean {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.code === LINK_GONE;
}
