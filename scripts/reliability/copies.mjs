// Measures a copy and a restore of 100 000 records and 40 photos on SQLite and on PostgreSQL, then makes 100 backups
// among writers, kills backups, the nightly work, restores and migrations 100 times each with -9, and damages a copy 1 000 times.
import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "../../server/composition/open-database.ts";
import { kyselyPhotos } from "../../server/infrastructure/persistence/goals/kysely-photos.ts";
import { directoryPhotoFiles } from "../../server/infrastructure/photos/directory-photo-files.ts";
import { randomPhotoName } from "../../server/infrastructure/security/random-secrets.ts";
import { newAccount } from "../../tests/reliability/account.ts";
import { runWell } from "../../tests/reliability/killed-program.ts";
import { fillLedger } from "../../tests/server/support/fill-ledger.ts";
import { peakMemory } from "../../tests/server/support/peak-memory.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { letCopiesGoWrong } from "../test-steps.mjs";

const RECORDS = 100_000;
const PHOTOS = 40;
const PHOTO_BYTES = 250_000;
const log = pino({ level: "silent" });

/** Fills an installation with one person's records, and with photos. */
async function fill({ dataDirectory, databaseUrl }) {
  const where = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const server = await runServer({ DATA_DIR: dataDirectory, ...where });
  await newAccount(() => server.url, "rica");
  await server.stop();
  const { queries, photoFiles, close } = await openDatabase({ dataDirectory, databaseUrl }, log);
  const users = queries.selectFrom("users").select("home_ledger").where("username", "=", "rica");
  const { home_ledger: ledger } = await users.executeTakeFirstOrThrow();
  await fillLedger(queries, { ledger }, { kind: "expense", count: RECORDS, amount: 12_34 });
  const { save } = photoFiles ?? directoryPhotoFiles(join(dataDirectory, "photos"));
  for (let photo = 0; photo < PHOTOS; photo += 1) {
    const name = randomPhotoName();
    await kyselyPhotos(queries).add(ledger, { name, bytes: PHOTO_BYTES, createdAt: photo });
    await save(name, randomBytes(PHOTO_BYTES));
  }
  await close();
}

/** Copies an installation, and restores it into an empty one. */
async function measure(name, installation, empty, folder) {
  await fill(installation);
  const copy = join(folder, `copia-${name}`);
  const told = ({ value, mib }) => `${(value / 1000).toFixed(1)} s, ${mib.toFixed(0)} MiB`;
  const copied = await peakMemory(() => runWell("back-up", installation, copy));
  const restored = await peakMemory(() => runWell("restore", empty, copy));
  const { size } = await stat(join(copy, "fincontrol.sqlite"));
  console.log(
    `${name}: copy ${told(copied)}; restore ${told(restored)}; a file of ${(size / 1e6).toFixed(0)} MB`,
  );
  await rm(copy, { recursive: true });
}

const { path, remove } = await temporaryDirectory();
const place = (name, databaseUrl) => ({ dataDirectory: join(path, name), databaseUrl });
await measure("SQLite", place("a", null), place("b", null), path);
const postgres = await startPostgres();
const [first, second] = [await postgres.newDatabase(), await postgres.newDatabase()];
await measure("PostgreSQL", place("c", first), place("d", second), path);
await postgres.stop();
await remove();
const { failed } = await letCopiesGoWrong(100, 1_000);
if (failed.length > 0) process.exitCode = 1;
