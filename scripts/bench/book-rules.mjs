// Measures in Node how long a change to the book and its views take, with three sizes of ledger. Run it with `node
// scripts/bench/book-rules.mjs`; no build is needed.
import { guessCategory, suggestEntries } from "../../src/application/entries/suggest-entries.ts";
import { viewHistory } from "../../src/application/history/view-history.ts";
import { viewTransactions } from "../../src/application/history/view-transactions.ts";
import { EMPTY_BOOK } from "../../src/domain/ledger/book.ts";
import { expensesOf, sumsOf } from "../../src/domain/ledger/read-book.ts";
import { applyPart } from "../../src/domain/ledger/apply-part.ts";
import { report } from "../../src/domain/reports/report.ts";
import { NO_FILTER } from "../../src/domain/transactions/filter.ts";
import { historyViewer } from "../../src/domain/history/history-view.ts";
import { median } from "./product.mjs";

const RUNS = 21;
const SIZES = [1_000, 10_000, 100_000];
const DAY = 86_400_000;
const NOTHING = { transactions: [], budgets: [], goals: [], categories: [] };

const CATEGORIES = ["Lazer", "Saúde", "Habitação", "Alimentação", "Compras", "Serviços"].map(
  (name, position) => ({ id: `c${position}`, kind: "expense", name, position, archived: false }),
);

const row = (index, revision = 1) => ({
  revision,
  removed: false,
  record: {
    id: `0198f2c4-0000-7000-8000-${String(index).padStart(12, "0")}`,
    kind: "expense",
    date: new Date(Date.UTC(2026, 10, 20) - ((index * 37) % 700) * DAY).toISOString().slice(0, 10),
    category: CATEGORIES[index % CATEGORIES.length].id,
    amount: 100 + ((index * 7919) % 20_000),
    // A bare number would not distinguish two entries.
    description: `Supermercado n${index}`,
  },
});

const part = (revision, transactions, categories = []) => ({
  ...NOTHING,
  epoch: "e",
  revision,
  continuation: null,
  transactions,
  categories,
  removed: NOTHING,
});

const stampedCategories = CATEGORIES.map((record) => ({ record, revision: 1, removed: false }));

/** The lookups for each letter of a description: its suggestions, and its category. */
const typeInto = (book, typed) => [
  suggestEntries("expense", typed)(book),
  guessCategory(book, "expense", typed),
];

/** Runs the steps after a change in sequence, several times; returns their times. */
function takenBy(steps, whole) {
  const taken = Object.keys(steps).map(() => []);
  let book = whole;
  for (let run = 0; run <= RUNS; run += 1)
    for (const [place, step] of Object.values(steps).entries()) {
      const start = performance.now();
      const made = step(book, run + 2);
      taken[place].push(performance.now() - start);
      if (place === 0) book = made;
    }
  // The first run of each fills the caches.
  return taken.map(([, ...figures]) => median(figures));
}

for (const size of SIZES) {
  const rows = Array.from({ length: size }, (_, index) => row(index));
  const begin = performance.now();
  const whole = applyPart(EMPTY_BOOK, part(1, rows, stampedCategories), { since: 0, held: "all" });
  console.log(`${size} records: taken in at once: ${(performance.now() - begin).toFixed(1)} ms`);
  const opened = performance.now();
  typeInto(whole, "s");
  console.log(
    `${size} records: the first letter ever: ${(performance.now() - opened).toFixed(1)} ms`,
  );
  const list = viewTransactions("expense");
  const history = historyViewer({ filter: NO_FILTER, order: "date-desc" });
  const search = historyViewer({ filter: { ...NO_FILTER, search: "superm" }, order: "date-desc" });
  const amounts = historyViewer({ filter: { ...NO_FILTER, search: "27,5" }, order: "date-desc" });
  const steps = {
    "taking in one change": (book, next) => applyPart(book, part(next, [row(size + next, next)])),
    "the expense screen after it": (book) => list(book),
    "the history after it": (book) => history(viewHistory(book).months),
    "a search of the history after it": (book) => search(viewHistory(book).months),
    "a search of amounts after it": (book) => amounts(viewHistory(book).months),
    "the first letter of a description after it": (book) => typeInto(book, "s"),
    "each further letter": (book) => typeInto(book, "su"),
    "a report of 24 months after it": (book) =>
      report(sumsOf(book), expensesOf(book), "24", "2026-11-20"),
  };
  const figures = takenBy(steps, whole);
  for (const [place, name] of Object.keys(steps).entries())
    console.log(`${size} records: ${name}: ${figures[place].toFixed(2)} ms`);
}
