import { failureOf } from "../failure.ts";

/** The code of a refusal because of an invalid link: unknown, used or expired. */
export const LINK_GONE = "ligacao_invalida";

/** Whether an error says that a link is no longer valid. */
export function isLinkGone(reason: unknown): boolean {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.code === LINK_GONE;
}
