// @module-tag sweep
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { NotWhole } from "../../server/infrastructure/backups/lay-backup.ts";
import { makeBackup } from "../../server/infrastructure/backups/make-backup.ts";
import { restoreBackup } from "../../server/infrastructure/backups/restore-backup.ts";
import { civilDate } from "../../src/domain/shared/civil-date.ts";
import { layMigratedFile } from "../server/support/migrated.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { DAMAGES } from "./chances.ts";

// A busy machine may take long to read a copy a thousand times.
vi.setConfig({ testTimeout: 60_000 + DAMAGES * 200 });

const FILES = ["fincontrol.sqlite", "photos/uma.webp", "resumo.json"] as const;

/** Damages a file: a bit, a cut, a stretch of zeros, or its absence; returns what was done. */
async function damage(path: string): Promise<string> {
  const whole = await readFile(path);
  const place = randomInt(whole.length);
  const kind = randomInt(10);
  if (kind === 0) {
    await rm(path);
    return "removed";
  }
  if (kind === 1) {
    await truncate(path, place);
    return `cut at ${place}`;
  }
  const changed = Buffer.from(whole);
  changed[place] = (whole[place] ?? 0) ^ (1 << randomInt(8));
  await writeFile(path, changed);
  return `a bit at ${place}`;
}

it("a copy that is damaged anywhere is not restored: nothing changes, and the trouble is named", async () => {
  const folder = await temporaryDirectory();
  const [data, copy, place] = ["dados", "copia", "lugar"].map((name) =>
    join(folder.path, name),
  ) as [string, string, string];
  await mkdir(join(data, "photos"), { recursive: true });
  await layMigratedFile(data);
  await writeFile(join(data, "photos", "uma.webp"), Buffer.alloc(10_000, 7));
  await makeBackup({ dataDirectory: data, databaseUrl: null }, copy);
  const kept = join(folder.path, "inteira");
  await cp(copy, kept, { recursive: true });
  const outcomes: string[] = [];
  for (let round = 0; round < DAMAGES; round += 1) {
    const file = FILES[randomInt(FILES.length)] ?? FILES[0];
    const done = await damage(join(copy, file));
    const wanted = { copy, replaces: true, day: civilDate(2031, 5, 6) };
    const installation = { dataDirectory: place, databaseUrl: null };
    const error: unknown = await restoreBackup(installation, wanted).then(
      () => null,
      (refused: unknown) => refused,
    );
    // Of a summary that was changed, the file that it describes is told, and of none that it is missing.
    const named =
      error instanceof NotWhole && (error.state.kind === "damaged" ? error.state.part : "unknown");
    const isTold = named === file || (file === "resumo.json" && named !== false);
    if (!isTold || existsSync(place)) outcomes.push(`${file}, ${done}: ${String(error)}`);
    await cp(join(kept, file), join(copy, file));
  }
  expect(outcomes).toEqual([]);
  await folder.remove();
});
