// Regenerates tests/fixtures/bank-files from their builders: `node scripts/write-bank-fixtures.mjs`. Needs the pinned
// Node.
import { writeFileSync } from "node:fs";
import { BANK_FILES } from "../tests/support/bank-files/bank-files.ts";
import { EXAMPLE, EXAMPLE_OPENING } from "../tests/support/bank-files/example.ts";
import { ROOT } from "./node24.mjs";

for (const { file, write } of BANK_FILES)
  writeFileSync(`${ROOT}tests/fixtures/bank-files/${file}`, write(EXAMPLE, EXAMPLE_OPENING));
