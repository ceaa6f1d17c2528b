import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { copiesOverview } from "../../../server/infrastructure/backups/copies-overview.ts";
import { keepFailure } from "../../../server/infrastructure/backups/failed-night.ts";
import { listCopies } from "../../../server/infrastructure/backups/list-copies.ts";
import { makeBackup } from "../../../server/infrastructure/backups/make-backup.ts";
import { layMigratedFile } from "../support/migrated.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const TODAY = civilDate(2031, 5, 6);

it("a copy that a clock ahead dated says nothing of the nights until then", async () => {
  const { path, remove } = await temporaryDirectory();
  const copies = join(path, "copias");
  await layMigratedFile(path);
  await mkdir(copies);
  for (const day of [addDays(TODAY, -3), addDays(TODAY, 40)]) {
    await makeBackup({ dataDirectory: path, databaseUrl: null }, join(path, "nova"));
    await rename(join(path, "nova"), join(copies, day));
  }
  await keepFailure(path, { day: TODAY, at: Date.UTC(2031, 4, 6), failure: "full" });
  const { last, failed, kept, isMissed } = await copiesOverview(path, TODAY);
  expect([last?.day, failed?.failure, kept, isMissed]).toEqual([
    addDays(TODAY, -3),
    "full",
    2,
    true,
  ]);
  const listed = await listCopies(path, TODAY);
  expect([listed.copies.length, listed.isNightMissed]).toEqual([2, true]);
  await remove();
});
