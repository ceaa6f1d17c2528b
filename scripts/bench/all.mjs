// Measures all figures of docs/benchmarks.md again, one after the other: `npm run bench`.
import { ensureBuilt } from "../ensure-built.mjs";
import { exitCodeOf, startOnNode24 } from "../node24.mjs";

await ensureBuilt("client");
for (const name of [
  "first-use",
  "add-record",
  "history",
  "history-rules",
  "wire",
  "bank-files",
  "import",
  "import-server",
  "forecast",
  "recurrences",
  "night",
  "lighthouse",
  "footprint",
  "wake-ups",
  "device",
])
  await exitCodeOf(startOnNode24([`scripts/bench/${name}.mjs`]));
