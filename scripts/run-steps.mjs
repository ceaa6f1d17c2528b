// Runs the steps of a test run, and prints what failed and, last, the total of passed and failed.

/** As many names fit where only the end of an output is kept. */
const NAMED = 50;

const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.flatMap(({ failed }) => failed),
});

async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await step());
  return sumOf(results);
}

/** Makes a step of rows of steps, which run beside each other, the steps of a row one after another. */
export const beside =
  (...rows) =>
  async () =>
    sumOf(await Promise.all(rows.map(inTurn)));

/** Runs steps one after another. */
export async function runSteps(steps) {
  const { passed, failed } = await inTurn(steps);
  process.exitCode = failed.length === 0 ? 0 : 1;
  for (const name of failed.slice(0, NAMED)) console.log(`Failed: ${name.replace(/\s+/g, " ")}`);
  console.log(`${passed} passed, ${failed.length} failed`);
}
