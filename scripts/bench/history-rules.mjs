// Measures the pure rules of the history on 100 000 records. Needs the pinned Node.
import { filterTransactions } from "../../src/domain/transactions/filter-transactions.ts";
import { NO_FILTER } from "../../src/domain/transactions/filter.ts";
import { sortTransactions, TRANSACTION_ORDERS } from "../../src/domain/transactions/sort.ts";

const COUNT = 100_000;
const RUNS = 9;
const CATEGORIES = ["Habitação", "Alimentação", "Transportes", "Saúde", "Lazer"];

const two = (number) => String(number).padStart(2, "0");
const made = Array.from({ length: COUNT }, (_, index) => ({
  id: String(index),
  kind: index % 10 === 0 ? "income" : "expense",
  date: `${2025 + (index % 2)}-${two(1 + ((index * 7) % 12))}-${two(1 + ((index * 11) % 28))}`,
  category: CATEGORIES[index % CATEGORIES.length],
  amount: (index * 7919) % 100_000,
  description: `Compra ${index} no café`,
}));
// As parsed from a response.
const records = JSON.parse(JSON.stringify(made));

function time(name, work) {
  const values = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  const median = values.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
  console.log(`${name}: ${median.toFixed(1)} ms (first ${values[0].toFixed(1)} ms)`);
}

const filter = (name, changes) =>
  time(`filter by ${name}`, () => filterTransactions(records, { ...NO_FILTER, ...changes }));

filter("words", { search: "café 99" });
filter("a word, a month and a comparison", { search: "café dezembro >100" });
filter("a month and a year", { search: "dezembro 2026" });
filter("a written amount", { search: "27,5" });
filter("category", { category: "Saúde" });
filter("dates", { from: "2025-06-01", to: "2026-02-01" });
filter("amounts", { least: 10_000, most: 50_000 });
for (const order of TRANSACTION_ORDERS)
  time(`sort by ${order}`, () => sortTransactions(records, order));
