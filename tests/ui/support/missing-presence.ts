import { vi } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";

/** What the server says to whoever has to prove first who they are. */
export const MISSING_PRESENCE = {
  type: "rejected",
  status: 403,
  detail: "Por segurança, confirme primeiro que é você.",
  code: "presenca",
} as const satisfies Failure;

/** What is refused the first time for want of presence, and done after that. */
export const oncePresent = () =>
  vi.fn<() => Promise<void>>().mockRejectedValueOnce(MISSING_PRESENCE).mockResolvedValue();
