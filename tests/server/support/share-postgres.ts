import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL that all tests of a run share, each file with databases of its own. */
    readonly postgres: string;
  }
}

/** Starts that PostgreSQL before the first test file; answers how to stop it after the last. */
export async function setup({ provide }: TestProject) {
  // Each processor runs a file, whose servers open two connections for each processor.
  const room = ["-c", "max_connections=500"];
  // Tests end servers at any moment, never the database below them, and throw it away: it needs no disk to have it all.
  const hasty = ["-c", "fsync=off", "-c", "full_page_writes=off"];
  const { address, stop } = await startPostgres(...room, ...hasty);
  provide("postgres", address);
  return stop;
}
