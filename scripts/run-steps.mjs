// Runs the steps of a test run one after another, and prints the total of passed and failed.

export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await step();
    total.passed += passed;
    total.failed += failed;
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}
