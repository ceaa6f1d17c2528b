import { sessionId } from "../../src/domain/shared/ids.ts";
import type { OwnSession } from "../../src/domain/users/own-session.ts";

export const NOON = Date.UTC(2026, 10, 20, 12);

const HOUR = 3_600_000;

/** The calling session, and one of another device. */
export const OWN_SESSIONS: readonly OwnSession[] = [
  {
    id: sessionId("phone"),
    device: "Safari no iPhone",
    madeAt: NOON - 50 * HOUR,
    usedAt: NOON - 3 * HOUR,
    current: false,
  },
  {
    id: sessionId("here"),
    device: "Firefox no Linux",
    madeAt: NOON - HOUR,
    usedAt: NOON,
    current: true,
  },
];
