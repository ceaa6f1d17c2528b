// Does random actions of all kinds and undoes them from the last to the first:
// `node scripts/reliability/undos.mjs [count] [actions] [seed] [sqlite|postgres]`.
import fc from "fast-check";
import { playOn, stepsOf } from "../../tests/reliability/undone/play.ts";
import { onDatabases } from "./on-databases.mjs";

const [count = 100, actions = 200, seed = Date.now() % 2 ** 31] = process.argv
  .slice(2, 5)
  .map(Number);
const wanted = process.argv[5];

await onDatabases({ wanted, count, seed }, ({ server, clock }) => {
  const play = playOn(server, clock);
  const told = { lives: 0, done: 0, refused: 0 };
  return {
    property: fc.asyncProperty(stepsOf(actions), async (steps) => {
      const { done, refused } = await play(steps);
      told.lives += 1;
      told.done += done;
      told.refused += refused;
    }),
    tell: () =>
      `${told.lives} lives; ${told.done} changes done and undone, ${told.refused} refused`,
  };
});
