// Kills the server 100 times with -9 during at least 50 000 acknowledged writes, on SQLite and on PostgreSQL.
import { killLoop } from "../../tests/reliability/kill-loop.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const KILLS = 100;
const WRITES_PER_KILL = 500;

async function prove(name, environment) {
  const report = await killLoop({
    environment,
    kills: KILLS,
    writesPerKill: WRITES_PER_KILL,
    onRound: (round, acknowledged) => {
      if (round % 10 === 0) console.log(`${name}: ${round} kills, ${acknowledged} writes`);
    },
  });
  const { acknowledged, unanswered, lost, doubled, altered } = report;
  console.log(
    `${name}: ${KILLS} kills, ${acknowledged} acknowledged writes, ${unanswered} unanswered and repeated; ` +
      `${lost} lost, ${doubled} doubled, ${altered} altered`,
  );
  if (lost + doubled + altered > 0 || acknowledged < 50_000) process.exitCode = 1;
}

const directory = await temporaryDirectory();
await prove("SQLite", { DATA_DIR: directory.path });
await directory.remove();

const photos = await temporaryDirectory();
const postgres = await startPostgres();
const DATABASE_URL = await postgres.newDatabase();
await prove("PostgreSQL", { DATA_DIR: photos.path, DATABASE_URL });
await postgres.stop();
await photos.remove();
