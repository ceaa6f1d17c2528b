// Writes the file of the licences of all that is shipped.
import { writeFileSync } from "node:fs";
import { collect, NOTICES } from "./licences/collect.ts";
import { ROOT } from "./node24.mjs";

const { packages, text } = collect(ROOT);
writeFileSync(ROOT + NOTICES, text);
console.log(`${NOTICES}: ${packages.length} packages`);
