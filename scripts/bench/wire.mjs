// Measures lists of 100 000 records written to and read from the wire, in processor time of the thread: alone, or in turns
// with another checkout that has its packages (`node --expose-gc scripts/bench/wire.mjs <folder>`). Needs the pinned Node.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { ROOT } from "../node24.mjs";

const COUNT = 100_000;
const RUNS = 25;
const WARM = 3_000;

const checkouts = [ROOT, ...process.argv.slice(2, 3)].map((folder) => resolve(folder));

const contractOf = async (checkout) => {
  const load = (name) => import(pathToFileURL(`${checkout}/src/contract/kinds/${name}.ts`).href);
  const [budgets, movements, goals] = await Promise.all(
    ["budgets", "transactions", "goals"].map(load),
  );
  return { ...budgets, ...movements, ...goals };
};
const contracts = await Promise.all(checkouts.map(contractOf));

const fill = (one) => Array.from({ length: COUNT }, (_, index) => one(index));
const budgets = fill((index) => ({
  id: `0190-${index}`,
  category: `Lazer ${index % 30}`,
  limit: 1_000 + index,
  month: "2026-03",
  repeats: index % 2 === 0,
}));
const movements = fill((index) => ({
  id: `0190-${index}`,
  kind: "expense",
  date: "2026-03-11",
  category: `Lazer ${index % 30}`,
  amount: 1_000 + index,
  description: `Compra ${index % 1_000}`,
}));

const LISTS = {
  movements: {
    write: (of) => JSON.stringify(movements.map(of.encodeTransaction)),
    read: (of, text) =>
      v
        .parse(of.transactionListSchema, JSON.parse(text))
        .map((fields) => of.decodeTransaction("expense", fields)),
  },
  budgets: {
    write: (of) => JSON.stringify(budgets.map(of.encodeBudget)),
    read: (of, text) => v.parse(of.budgetListSchema, JSON.parse(text)).map(of.decodeBudget),
  },
};

// Other shapes have been read before, as in life: what they share is no longer made for one of them.
const goal = { id: "a", name: "b", total: 5, current: 1, deadline: null, photoUrl: null };
for (const of of contracts)
  for (let index = 0; index < WARM; index++)
    of.decodeGoal(v.parse(of.goalSchema, of.encodeGoal(goal)));

const took = (work) => {
  globalThis.gc?.();
  const before = process.threadCpuUsage();
  const outcome = work();
  const { user, system } = process.threadCpuUsage(before);
  return [(user + system) / 1_000, outcome];
};
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

for (const [name, { write, read }] of Object.entries(LISTS)) {
  const times = contracts.map(() => ({ write: [], read: [] }));
  for (let run = 0; run < RUNS; run++)
    for (let turn = 0; turn < contracts.length; turn++) {
      const at = run % 2 === 0 ? turn : contracts.length - 1 - turn;
      const [written, text] = took(() => write(contracts[at]));
      times[at].write.push(written);
      times[at].read.push(took(() => read(contracts[at], text))[0]);
    }
  for (const way of ["write", "read"])
    console.log(
      `${name}, ${way}: ${times.map((of) => `${median(of[way]).toFixed(1)} ms`).join(", before ")}`,
    );
}
