// Runs the steps of a test run one after another, and prints what failed and, last, the total of passed and failed.

/** As many names fit where only the end of an output is kept. */
const NAMED = 50;

export async function runSteps(steps) {
  let total = 0;
  const names = [];
  for (const step of steps) {
    const { passed, failed } = await step();
    total += passed;
    names.push(...failed);
  }
  process.exitCode = names.length === 0 ? 0 : 1;
  for (const name of names.slice(0, NAMED)) console.log(`Failed: ${name.replace(/\s+/g, " ")}`);
  console.log(`${total} passed, ${names.length} failed`);
}
