// Prints the size of what each kind of page loads; fails above its budget.
import { sizes } from "./sizes.mjs";

for (const { name, size, budget } of sizes()) {
  console.log(`${name}: ${size} of ${budget} bytes`);
  if (size > budget) process.exitCode = 1;
}
