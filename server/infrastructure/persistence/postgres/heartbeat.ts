import { sql } from "kysely";
import type { Queries } from "../database.ts";

/** An idle pool ends its connections after ten seconds, and each of them after a minute. */
const SIGN_INTERVAL_MS = 1_000;

/**
 * Keeps an idle server connected, so that a start which must not migrate beside it sees it; returns a function that ends
 * this.
 */
export function heartbeat(queries: Queries): () => void {
  let isAsking = false;
  const sign = async () => {
    if (isAsking) return;
    isAsking = true;
    // Whoever needs the database is told why it does not answer.
    await sql`select`.execute(queries).catch(() => {});
    isAsking = false;
  };
  const signing = setInterval(() => void sign(), SIGN_INTERVAL_MS).unref();
  return () => clearInterval(signing);
}
