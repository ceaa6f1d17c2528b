import type { FastifyRequest } from "fastify";
import { TODAY_HEADER } from "../../../src/contract/today-header.ts";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";

/** Returns the day that a client says it has; null without one, or with one that cannot be read. */
export function saidDay({ headers }: Pick<FastifyRequest, "headers">): CivilDate | null {
  const said = headers[TODAY_HEADER];
  return typeof said === "string" ? parseCivilDate(said) : null;
}
