import { newMigratedDatabase } from "./migrated.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "./start-test-server.ts";

type Start = (options?: TestServerOptions) => Promise<TestServer>;

const startOnPostgres: Start = async (options) =>
  startTestServer({ ...options, databaseUrl: await newMigratedDatabase() });

/** The real application with each database, so that one suite tests both. */
export const SERVERS: readonly { readonly name: string; readonly start: Start }[] = [
  { name: "SQLite", start: startTestServer },
  { name: "PostgreSQL", start: startOnPostgres },
];
