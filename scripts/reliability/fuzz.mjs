// Sends 100 000 requests, or as many as given, made from the API's own document and deliberately broken; a second
// number is the seed of a run to repeat.
import { randomInt } from "node:crypto";
import { fuzz } from "../../tests/reliability/fuzz/fuzz.ts";

const requests = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? randomInt(2 ** 31));

console.log(`seed ${seed}`);
let told = 0;
const { sent, statuses, broken } = await fuzz(requests, seed, (count) => {
  if (count - told < 10_000) return;
  told = count;
  console.log(`${count} requests`);
});
for (const finding of broken.slice(0, 20)) console.log(`\n✗ ${finding}`);
const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
console.log(`${sent} requests, ${broken.length} broken promises (${counts.join(", ")})`);
if (broken.length > 0) process.exitCode = 1;
