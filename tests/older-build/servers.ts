import { join } from "node:path";
import { runServer } from "../server/support/run-server.ts";
import { ADMIN, startTestServer } from "../server/support/start-test-server.ts";
import type { OlderBuild } from "./older-build.ts";

/** Where a server's data lie; without the address of a database, in a file of the folder. */
export type Data = { readonly dataDirectory: string; readonly databaseUrl?: string };

/** A server that answers at an address. */
export type Started = { readonly url: string; readonly stop: () => Promise<unknown> };

/** The program of the older build, as whoever installed it runs it, but for its client, which nobody asks for. */
export function startOlder(
  { path }: OlderBuild,
  { dataDirectory, databaseUrl = "" }: Data,
): Promise<Started> {
  const environment = {
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: "1000",
    // Goes with the build, whose place is another one each time.
    NODE_COMPILE_CACHE: join(path, ".cache"),
  };
  return runServer(environment, "server/main.ts", path);
}

/** Today's server over those data, at the address that another one had if it is told. */
export async function startTodays(data: Data, address?: string): Promise<Started> {
  const port = address === undefined ? 0 : Number(new URL(address).port);
  const { url, close } = await startTestServer({ ...data, port });
  return { url, stop: close };
}
