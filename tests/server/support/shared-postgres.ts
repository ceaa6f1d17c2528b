import { inject } from "vitest";
import { newDatabaseIn, type Isolation } from "./start-postgres.ts";

/** A new empty database in the PostgreSQL that all tests of a run share. */
export const newDatabase = (isolation?: Isolation): Promise<string> =>
  newDatabaseIn(inject("postgres"), { isolation });

/** A copy of a database that nobody uses, in the same PostgreSQL. */
export const copyOfDatabase = (copyOf: string, isolation?: Isolation): Promise<string> =>
  newDatabaseIn(inject("postgres"), { copyOf, isolation });
