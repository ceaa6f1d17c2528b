// Measures all figures of docs/reliability.md again, one after the other: `npm run prove`. It takes more than an hour.
import { exitCodeOf, startOnNode24 } from "../node24.mjs";

for (const name of [
  "logins",
  "names",
  "timing",
  "crowd",
  "load",
  "readers",
  "pipelines",
  "half-sent",
  "rush",
  "photos",
  "fuzz",
  "kill",
  "copies",
  "damages",
  "hostile-copies",
  "cuts",
  "interleavings",
  "undos",
  "outbox",
  "syncs",
  "disk-full",
]) {
  console.log(`\n${name}`);
  const code = await exitCodeOf(startOnNode24([`scripts/reliability/${name}.mjs`]));
  if (code !== 0) process.exitCode = 1;
}
