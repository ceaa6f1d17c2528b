// Measures how long three years of forty recurrences take, how many subscriptions are found in a history, and how many
// finds are false.
import { occurrencesBetween } from "../../src/domain/recurrences/occurrences.ts";
import { proposals } from "../../src/domain/recurrences/proposals.ts";
import { begun } from "../../src/domain/recurrences/settle.ts";
import { addDays } from "../../src/domain/shared/add-days.ts";

const TODAY = "2026-11-20";
const RUNS = 50;

/** Pseudo-random numbers, the same every time. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const plan = (unit, index) =>
  begun(
    {
      kind: "expense",
      category: "Outros",
      cost: { of: "each", amount: 1_000 + index },
      description: `Plano ${index}`,
      start: addDays("2026-01-31", index),
      every: 1,
      unit,
      end: null,
      times: null,
      weekend: "after",
      mode: "automatic",
      paused: false,
    },
    `plan-${index}`,
    TODAY,
    "start",
  );

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

function timed(name, recurrences) {
  let found = 0;
  const times = Array.from({ length: RUNS }, () => {
    const begin = performance.now();
    found = occurrencesBetween(recurrences, TODAY, addDays(TODAY, 1096)).length;
    return performance.now() - begin;
  });
  console.log(`${name}: ${found} movements in ${median(times).toFixed(2)} ms`);
}

const UNITS = ["month", "month", "month", "month", "month", "week", "year", "month"];
timed(
  "3 years of 40 recurrences (1 in 8 weekly, 1 in 8 yearly)",
  Array.from({ length: 40 }, (_, index) => plan(UNITS[index % UNITS.length], index)),
);
timed(
  "3 years of 40 daily ones",
  Array.from({ length: 40 }, (_, index) => plan("day", index)),
);

const record = (id, date, amount, description) => ({
  id,
  kind: "expense",
  date,
  category: "Outros",
  amount,
  description,
});

/** The days between two payments, the largest deviation in days, and the number of payments. */
const SUBSCRIPTIONS = [
  ["Netflix", "month", 1, 1],
  ["Spotify", "month", 1, 2],
  ["Ginásio Fitness Up", "month", 1, 1],
  ["NOS Comunicações", "month", 1, 1],
  ["EPAL", "month", 2, 1],
  ["Condomínio", "month", 3, 1],
  ["Seguro Fidelidade", "month", 6, 1],
  ["Domínio PTisp", "year", 1, 3],
  ["Cabaz da Horta", "week", 1, 0],
  ["Limpeza", "week", 1, 0],
];

function subscriptions(random) {
  return SUBSCRIPTIONS.flatMap(([name, unit, every, jitter], index) => {
    const one = { ...plan(unit, index), every, weekend: "keep" };
    const start = addDays("2022-01-03", index * 2);
    return occurrencesBetween([{ ...one, start, openFrom: start }], "2022-01-01", TODAY).map(
      ({ date }, at) => {
        const missed = Math.round((random() * 2 - 1) * jitter);
        const amount = Math.round((1_500 + index * 731) * (1 + random() * 0.04));
        return record(`${name} ${at}`, addDays(date, missed), amount, `COMPRA ${at} ${name}`);
      },
    );
  }).filter(({ date }) => date <= TODAY);
}

const SHOPS = 120;

/** Irregular purchases: some shops every few days, most of them a few times a year. */
function withoutAny(random) {
  return Array.from({ length: 2_000 }, (_, at) => {
    const shop = Math.floor(random() ** 2 * SHOPS);
    const name = `Loja ${String.fromCharCode(97 + (shop % 26), 97 + Math.floor(shop / 26))}`;
    const date = addDays(TODAY, -Math.floor(random() * 1_000));
    return record(`${at}`, date, 200 + Math.floor(random() * 9_000), `COMPRA ${at} ${name}`);
  });
}

let seen = 0;
let madeUp = 0;
const HISTORIES = 50;
for (let seed = 1; seed <= HISTORIES; seed += 1) {
  const random = numbers(seed);
  const none = withoutAny(random);
  madeUp += proposals(none, [], TODAY).length;
  seen += proposals([...subscriptions(random), ...none], [], TODAY).filter(
    ({ draft }) => !draft.description.includes("Loja"),
  ).length;
}
console.log(
  `${HISTORIES} histories of 2 000 records each: ${seen} of ${HISTORIES * SUBSCRIPTIONS.length} subscriptions found, ` +
    `${madeUp} proposals where there is none`,
);
