// Damages copies 1 000 times, or as often as given, and sends them to be restored, over SQLite and over PostgreSQL:
// `node scripts/reliability/damages.mjs [count] [seed]`.
import { randomInt } from "node:crypto";
import { damageUploads } from "../../tests/reliability/damaged-uploads.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";

const COUNT = Number(process.argv[2] ?? 1_000);
const SEED = Number(process.argv[3] ?? randomInt(2 ** 31));

const said = (name, { refused, whole }) =>
  console.log(
    `${name}: ${refused} refused by name, ${whole} restored as the whole one (seed ${SEED})`,
  );

said("SQLite", await damageUploads(COUNT, SEED));
const postgres = await startPostgres();
try {
  said(
    "PostgreSQL",
    await damageUploads(COUNT, SEED, { databaseUrl: await postgres.newDatabase() }),
  );
} finally {
  await postgres.stop();
}
