import type { TestProject } from "vitest/node";
import { isolate, type Isolation } from "./isolate.ts";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL shared by all tests of a run; each file has databases of its own. */
    readonly postgres: string;
    /** The isolation under which the product's transactions run there. */
    readonly isolation: Isolation | "read committed";
  }
}

/** Set to run all tests under a stricter isolation. */
const ISOLATION = process.env["ISOLATION"] as Isolation | undefined;

/** Starts that PostgreSQL before the first test file; returns a function that stops it after the last. */
export async function setup({ provide }: TestProject) {
  // Each processor runs a file, whose servers open two connections per processor.
  const room = ["-c", "max_connections=500"];
  // Tests end servers at any moment, but never the database, which is then deleted: it needs no sync to disk.
  const hasty = ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off"];
  // Nor is it copied from outside.
  const alone = ["-c", "wal_level=minimal", "-c", "max_wal_senders=0"];
  // Each of its many databases lives for seconds: there is nothing to clear away.
  const unkempt = ["-c", "autovacuum=off"];
  const { address, stop } = await startPostgres(...room, ...hasty, ...alone, ...unkempt);
  // Every database is a copy of this one.
  if (ISOLATION !== undefined) await isolate(`${address}/template1`, ISOLATION);
  provide("postgres", address);
  provide("isolation", ISOLATION ?? "read committed");
  return stop;
}
