// Cuts the connections of two servers to PostgreSQL 50 times while they write: neither server dies, no write is lost or
// duplicated.
import { cutLoop } from "../../tests/reliability/cut-loop.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const CUTS = 50;
const WRITES_PER_CUT = 200;

const directory = await temporaryDirectory();
const postgres = await startPostgres();
const report = await cutLoop({
  environment: { DATA_DIR: directory.path, DATABASE_URL: await postgres.newDatabase() },
  servers: 2,
  cuts: CUTS,
  writesPerCut: WRITES_PER_CUT,
  onRound: (round, acknowledged) => {
    if (round % 10 === 0) console.log(`${round} cuts, ${acknowledged} writes`);
  },
});
await postgres.stop();
await directory.remove();

const { acknowledged, refused, connections, lost, doubled, altered } = report;
console.log(
  `${CUTS} cuts of ${connections} connections in use, ${acknowledged} acknowledged writes, ${refused} calls refused ` +
    `with 503 and repeated; ${lost} lost, ${doubled} doubled, ${altered} altered`,
);
if (lost + doubled + altered > 0 || connections < CUTS) process.exitCode = 1;
