import type { Logger } from "pino";
import { TURN_TIMEOUT_MS } from "../http/limits/limit-queue.ts";
import { FULL_COST } from "../infrastructure/security/argon2-hasher.ts";
import { systemClock } from "../infrastructure/system-clock.ts";
import { clientDirectory, programs } from "../shared/program-paths.ts";
import type { Surroundings } from "./compose.ts";

/** The timeout of a request's arrival, and of a response's reading. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The surroundings of a production server. */
export const surroundings = (log: Logger): Surroundings => ({
  clock: systemClock,
  log,
  hashCost: FULL_COST,
  copyReader: programs.readCopy,
  clientDirectory,
  requestTimeout: REQUEST_TIMEOUT_MS,
  turnPatience: TURN_TIMEOUT_MS,
});
