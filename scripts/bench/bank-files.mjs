// Measures how long a bank's file of 10 000 movements takes from bytes to statement, and how long invalid files of the
// largest size take to be refused. Run it with `node scripts/bench/bank-files.mjs`; no build is needed.
import { readStatementFile } from "../../src/infrastructure/files/read-statement-file.ts";
import { BANK_FILES } from "../../tests/support/bank-files/bank-files.ts";
import { workbook } from "../../tests/support/bank-files/workbook.ts";
import { median } from "./product.mjs";

const RUNS = 9;
const ROWS = 10_000;
const DAY = 86_400_000;
const FILES = ["cgd-ordem.csv", "bpi.xlsx", "millennium.xlsx", "camt-053.xml", "ofx-1.ofx"];

const lines = Array.from({ length: ROWS }, (_, index) => ({
  date: new Date(Date.UTC(2024, 0, 1) + Math.floor(index / 14) * DAY).toISOString().slice(0, 10),
  cents: index % 10 === 0 ? 15_000 + index : -(100 + ((index * 7919) % 2_000)),
  text: `COMPRA ${1000 + (index % 9000)} SUPERMERCADO DA PRAÇA LISBOA`,
}));

for (const name of FILES) {
  const bytes = BANK_FILES.find(({ file }) => file === name).write(lines, 100_000);
  const taken = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const start = performance.now();
    const read = await readStatementFile(bytes, []);
    taken.push(performance.now() - start);
    const { rows, proof } = read.value.statement;
    if (rows.length !== ROWS || proof.state === "broken") throw new Error(`${name} is misread`);
  }
  const [first, ...others] = taken;
  console.log(
    `${name}, ${bytes.length} bytes: ${median(others).toFixed(0)} ms (first ${first.toFixed(0)} ms)`,
  );
}

const WIDE = 20_000;
const wide = workbook([
  [
    "Data Mov.",
    "Data Valor",
    "Descrição do Movimento",
    "Valor em EUR",
    "Saldo em EUR",
    "A",
    "B",
    "C",
    "D",
    "E",
  ],
  ...Array.from({ length: WIDE }, (_, at) => {
    const day = { day: 45_000 + Math.floor(at / 14) };
    const text = `COMPRA ${at} SUPERMERCADO DA PRAÇA`;
    return [day, day, text, -(at % 900) - 1, 0, "EUR", "Não", at, `texto ${at % 100}`, null];
  }),
]);
const takenWide = [];
for (let run = 0; run < RUNS; run += 1) {
  const start = performance.now();
  await readStatementFile(wide, []);
  takenWide.push(performance.now() - start);
}
console.log(
  `a workbook of ${WIDE} rows and 10 columns, ${wide.length} bytes: ${median(takenWide).toFixed(0)} ms`,
);

const FILE_BYTES = 24 * 1024 * 1024;
const SPOILT = {
  "rows of a page that hold nothing": ["<html><table>", "<tr><td>"],
  "cells of a page that never end": ["<html><table>", "<td "],
  "a cell of signs that begin no tag": ["<html><table><tr><td>", "<"],
  "OFX of elements that never end": ["<OFX>", "<STMTTRN"],
};

for (const [name, [beginning, repeated]] of Object.entries(SPOILT)) {
  const bytes = new TextEncoder().encode(beginning + repeated.repeat(FILE_BYTES / repeated.length));
  const taken = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    const read = await readStatementFile(bytes, []);
    taken.push(performance.now() - start);
    if (read.ok) throw new Error(`${name} is read`);
  }
  console.log(`${name}, ${bytes.length} bytes: refused after ${median(taken).toFixed(0)} ms`);
}
