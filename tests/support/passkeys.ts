import { passkeyId } from "../../src/domain/shared/ids.ts";
import type { Passkey } from "../../src/domain/users/passkey.ts";
import { NOON } from "./own-sessions.ts";

const DAY = 24 * 3_600_000;

export const PHONE_KEY: Passkey = {
  id: passkeyId("phone"),
  name: "Telemóvel",
  madeAt: NOON - 40 * DAY,
  usedAt: NOON - 3 * DAY,
};

export const HOME_KEY: Passkey = {
  id: passkeyId("home"),
  name: "Computador de casa",
  madeAt: NOON - 2 * DAY,
  usedAt: null,
};
