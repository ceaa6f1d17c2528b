import { inject } from "vitest";
import { newDatabaseIn } from "./start-postgres.ts";

/** Creates an empty database in the PostgreSQL shared by all tests of a run. */
export const newDatabase = (): Promise<string> => newDatabaseIn(inject("postgres"));

/** Copies an unused database in the same PostgreSQL. */
export const copyOfDatabase = (copyOf: string): Promise<string> =>
  newDatabaseIn(inject("postgres"), copyOf);
