import { inject } from "vitest";
import { newDatabaseIn, type Isolation } from "./start-postgres.ts";

/** Creates an empty database in the PostgreSQL shared by all tests of a run. */
export const newDatabase = (isolation?: Isolation): Promise<string> =>
  newDatabaseIn(inject("postgres"), { isolation });

/** Copies an unused database in the same PostgreSQL. */
export const copyOfDatabase = (copyOf: string, isolation?: Isolation): Promise<string> =>
  newDatabaseIn(inject("postgres"), { copyOf, isolation });
