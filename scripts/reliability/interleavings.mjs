// Runs random interleavings of two devices' changes, with requests and responses that are lost, delayed or repeated:
// `node scripts/reliability/interleavings.mjs [count] [seed] [sqlite|postgres]`.
import fc from "fast-check";
import { playOn } from "../../tests/reliability/interleavings/play.ts";
import { anySchedule } from "../../tests/reliability/interleavings/schedule.ts";
import { onDatabases } from "./on-databases.mjs";

const [count = 20_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv[4];

await onDatabases({ wanted, count, seed }, ({ server, clock, name }) => {
  const play = playOn(server, clock);
  const told = { schedules: 0, changes: 0, acknowledged: 0, repeated: 0 };
  return {
    property: fc.asyncProperty(anySchedule, async (schedule) => {
      const changes = await play(schedule);
      told.schedules += 1;
      told.changes += changes.length;
      told.acknowledged += changes.filter(({ outcome }) => outcome === "kept").length;
      told.repeated += changes.filter(({ tries }) => tries > 1).length;
      if (told.schedules % 500 === 0) console.log(`${name}: ${told.schedules} schedules`);
    }),
    tell: () =>
      `${told.schedules} schedules; ${told.changes} changes, ${told.acknowledged} acknowledged, ` +
      `${told.repeated} sent more than once`,
  };
});
