// Measures how many categories are guessed correctly, with a year of the demo's two people, worded as by a bank.
import { guess } from "../../src/domain/guessing/guess.ts";
import { learner } from "../../src/domain/guessing/learn.ts";
import { STANDARD_CATEGORIES } from "../../src/domain/categories/standard-categories.ts";
import { foldText } from "../../src/domain/shared/fold-text.ts";
import { JOAO } from "../../server/demo/joao.ts";
import { lifeOf } from "../../server/demo/life.ts";
import { MARIA } from "../../server/demo/maria.ts";

const TODAY = "2026-11-20";
const YEAR = "2025-11-21";
const PLACES = ["LISBOA", "PORTO", "BRAGA", "COIMBRA PT"];

/** A card terminal writes capitals without accents, with a number before and a place after. */
const asBank = (text, at) =>
  `COMPRA ${4000 + (at % 977)} ${foldText(text).toUpperCase()} ${PLACES[at % PLACES.length]}`;

const percent = (part, whole) => `${((part / whole) * 100).toFixed(1)} %`;

for (const [name, household] of Object.entries({ MARIA, JOAO })) {
  const records = lifeOf(household, TODAY)
    .records.filter(({ draft }) => draft.date >= YEAR)
    .map(({ kind, draft }, at) => ({ ...draft, kind, text: asBank(draft.description ?? "", at) }));
  const known = Math.floor((records.length * 2) / 3);
  const { learn, habits } = learner();
  for (const record of records.slice(0, known)) learn({ ...record, chosenIn: null });
  const rightOf = (some, learnt) =>
    some.filter(
      ({ kind, text, category }) =>
        guess({ kind, text }, { categories: STANDARD_CATEGORIES, rules: [], habits: learnt })
          .category === category,
    ).length;
  const rest = records.slice(known);
  const begin = performance.now();
  const first = rightOf(records, new Map());
  const took = (performance.now() - begin) / records.length;
  console.log(
    `${name}: ${records.length} records; first day ${percent(first, records.length)}; ` +
      `after two thirds ${percent(rightOf(rest, habits()), rest.length)} of the rest; ${(took * 1000).toFixed(1)} µs a guess`,
  );
}
