import fc, { type Arbitrary } from "fast-check";
import type { Session } from "../../../src/domain/users/session.ts";
import { anyUser } from "./user.ts";

/** Any session of any user. */
export const anySession: Arbitrary<Session> = fc.record<Session>({
  token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  user: anyUser,
});
