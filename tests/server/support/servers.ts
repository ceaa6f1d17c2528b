import { startPostgres } from "./start-postgres.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "./start-test-server.ts";

type Start = (options?: TestServerOptions) => Promise<TestServer>;

const startOnPostgres: Start = async (options) => {
  const postgres = await startPostgres();
  const server = await startTestServer({ ...options, databaseUrl: await postgres.newDatabase() });
  const close = async () => {
    await server.close();
    await postgres.stop();
  };
  return { ...server, close };
};

/** The real application over each database, so that one suite holds for both. */
export const SERVERS: readonly { readonly name: string; readonly start: Start }[] = [
  { name: "SQLite", start: startTestServer },
  { name: "PostgreSQL", start: startOnPostgres },
];
