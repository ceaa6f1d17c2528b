import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { startSentences } from "../../../src/text/pages/start-problems.ts";
import { SWEEP } from "../../support/sweep.ts";
import { FIRST_VERSIONS, readManifest } from "../support/first-version.ts";
import { runServer, runToEnd } from "../support/run-server.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 });

it(
  "a start over PostgreSQL names the photo that it cannot move in; the next one moves it, and serves all",
  SWEEP,
  async () => {
    const { lay, end } = FIRST_VERSIONS[1].begin();
    const { dataDirectory, databaseUrl, ask } = await lay();
    const environment = { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
    const photos = join(dataDirectory, "photos");
    // The work of a day would remove the one that no goal shows, and that has waited for long.
    await ask(`update photos set created_at = ${Date.now()}`);
    const [row] = await ask("select name from photos order by name limit 1");
    const name = `${String(row?.["name"])}.webp`;
    const aside = join(dataDirectory, "photos-aside");
    await rename(photos, aside);
    // Else the backup before the migration would meet the fault first.
    await (await runServer(environment)).stop();
    await rename(aside, photos);
    const webp = await readFile(join(photos, name));
    await rm(join(photos, name));
    await mkdir(join(photos, name));
    const failed = await runToEnd(environment);
    const told = startSentences.photoNotBroughtIn(dataDirectory, `${name}: EISDIR`);
    expect([failed.code, failed.errors]).toEqual([1, `${told}\n`]);

    await rm(join(photos, name), { recursive: true });
    await writeFile(join(photos, name), webp);
    const server = await runServer(environment);
    expect(server.output()).toContain(startSentences.dataInDatabase(dataDirectory));
    expect(existsSync(join(photos, name))).toBe(false);
    for (const { path, status } of (await readManifest()).photos)
      expect((await fetch(`${server.url}${path}`)).status).toBe(status);
    await server.stop();
    await end();
  },
);
