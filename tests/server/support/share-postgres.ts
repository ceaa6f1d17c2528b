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
  const { address, stop } = await startPostgres("-c", "max_connections=500");
  provide("postgres", address);
  return stop;
}
