import { setTimeout as pause } from "node:timers/promises";
import { encodeImport } from "../../src/contract/imports/imports.ts";
import { importOf, lineNumber } from "../server/support/imports.ts";
import { runServer } from "../server/support/run-server.ts";
import { newAccount } from "./account.ts";

type Plan = {
  /** The environment of each server. */
  readonly environment: Readonly<Record<string, string>>;
  /** The times of the kills, in milliseconds after the start of an import, one round for each. */
  readonly kills: readonly number[];
  readonly movements: number;
};

/** What was stored after each kill, and after the retry of the same import. */
export type KilledImport = {
  readonly records: number;
  readonly imports: number;
  readonly lines: number;
  readonly answered: number;
  readonly afterwards: number;
};

/** Kills the server with -9 during an import, and retries the import with the next one. */
export async function killImports({
  environment,
  kills,
  movements,
}: Plan): Promise<readonly KilledImport[]> {
  const start = () => runServer({ ...environment, RATE_LIMIT_FACTOR: "1000000" });
  let server = await start();
  const address = () => server.url;
  const reports: KilledImport[] = [];
  for (const [round, after] of kills.entries()) {
    const account = await newAccount(address, `importador_${round}`);
    const lines = Array.from({ length: movements }, (_, number) => lineNumber(number));
    const body = encodeImport(importOf(lines));
    const sent = account.post("/importacoes", body).then(
      () => undefined,
      () => undefined,
    );
    await pause(after);
    server.signal("SIGKILL");
    await sent;
    await server.ended;
    server = await start();
    const count = async (path: string) => {
      const rows = (await (await account.get(path)).json()) as
        | readonly unknown[]
        | { ids: unknown[] };
      return "ids" in rows ? rows.ids.length : rows.length;
    };
    const found = {
      records: await count("/despesas"),
      imports: await count("/importacoes"),
      lines: await count("/importacoes/linhas"),
    };
    const again = await account.post("/importacoes", body);
    reports.push({ ...found, answered: again.status, afterwards: await count("/despesas") });
  }
  await server.stop();
  return reports;
}
