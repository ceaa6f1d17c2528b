import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL shared by all tests of a run; each file has databases of its own. */
    readonly postgres: string;
  }
}

/** Starts that PostgreSQL before the first test file; returns a function that stops it after the last. */
export async function setup({ provide }: TestProject) {
  // Each processor runs a file, whose servers open two connections per processor.
  const room = ["-c", "max_connections=500"];
  // Tests end servers at any moment, but never the database, which is then deleted: it needs no sync to disk.
  const hasty = ["-c", "fsync=off", "-c", "full_page_writes=off"];
  const { address, stop } = await startPostgres(...room, ...hasty);
  provide("postgres", address);
  return stop;
}
