// Measures how well the end of a month is foretold, on made-up people, and how long a forecast of 100 000 records takes.
// Run it with `node scripts/bench/forecast.mjs`; it needs no build.
import { forecast } from "../../src/domain/forecast/forecast.ts";
import { KINDS } from "./forecast/kinds.mjs";
import { lives, plannedFrom } from "./forecast/people.mjs";

const MONTHS = 24;
const PEOPLE = 40;
const ENOUGH = 0.75;
const REACH = "year";
const START = "2023-01";

const monthOf = (date) => date.slice(0, 7);
const addMonths = (month, count) => {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
};
const effect = ({ kind, amount }) => (kind === "income" ? amount : -amount);
const net = (records) => records.reduce((all, record) => all + effect(record), 0);

/** What a forecast of one evening says about the end of the month, beside what came and what a naive guess says. */
function look({ records, recurring }, month, day) {
  const today = `${month}-${String(day).padStart(2, "0")}`;
  const past = records.filter(({ date }) => date <= today);
  const opening = 100_000;
  const account = { id: "a", label: "Conta", bank: null, digits: null, kind: "current" };
  const facts = {
    today,
    accounts: [{ ...account, balance: { amount: opening, date: today } }],
    records: past,
    firstMonth: START,
    planned: plannedFrom(recurring, today),
    imagined: [],
  };
  const told = forecast(facts, REACH).endOfMonth;
  const rest = records.filter(({ date }) => date > today && monthOf(date) === month);
  const before = addMonths(month, -1);
  const lastRest = past.filter(
    ({ date }) => monthOf(date) === before && date.slice(8) > today.slice(8),
  );
  const real = opening + net(rest);
  const turnover = past
    .filter(({ kind, date }) => kind === "expense" && monthOf(date) === before)
    .reduce((all, { amount }) => all + amount, 0);
  return {
    inside: told.low <= real && real <= told.high,
    width: told.high - told.low,
    error: Math.abs(told.balance - real),
    naive: Math.abs(opening + net(lastRest) - real),
    turnover,
  };
}

const mean = (numbers) => numbers.reduce((all, one) => all + one, 0) / numbers.length;
const euros = (amount) => `${Math.round(amount / 100)} €`;
const percent = (part) => `${(part * 100).toFixed(1)} %`;

function tell(name, looks) {
  const of = (key) => mean(looks.map((one) => one[key]));
  const inside = mean(looks.map((one) => Number(one.inside)));
  console.log(
    [
      name,
      looks.length,
      percent(inside),
      euros(of("width")),
      euros(of("turnover")),
      euros(of("error")),
      euros(of("naive")),
    ].join(" | "),
  );
  return inside;
}

console.log("person | months | real end in the band | width | spent a month | error | naive error");
let enough = true;
const all = [];
for (const kind of KINDS) {
  const looks = [];
  for (const life of lives(kind, PEOPLE, START, MONTHS))
    for (let index = 12; index < MONTHS; index += 1)
      looks.push(look(life, addMonths(START, index), 1));
  if (tell(kind.name, looks) < ENOUGH) enough = false;
  all.push(...looks);
}
if (tell("all, from the 1st", all) < ENOUGH) enough = false;
for (const [name, from, to, day] of [
  ["all, from the 15th", 12, MONTHS, 15],
  ["after 3 to 11 full months", 3, 12, 1],
]) {
  const looks = KINDS.flatMap((kind) =>
    lives(kind, PEOPLE, START, MONTHS).flatMap((life) =>
      Array.from({ length: to - from }, (_, index) =>
        look(life, addMonths(START, from + index), day),
      ),
    ),
  );
  tell(name, looks);
}

// Many records in the months that a forecast reads.
const many = lives(KINDS[0], 1, START, MONTHS)[0];
const records = [];
while (records.length < 100_000) records.push(...many.records);
records.length = 100_000;
const today = `${addMonths(START, MONTHS)}-10`;
const facts = {
  today,
  accounts: [
    {
      id: "a",
      label: "",
      bank: null,
      digits: null,
      kind: "current",
      balance: { amount: 1, date: "2023-06-01" },
    },
  ],
  records,
  firstMonth: START,
  planned: plannedFrom(many.recurring, today),
  imagined: [],
};
const times = [];
for (let run = 0; run < 9; run += 1) {
  const start = performance.now();
  forecast(facts, REACH);
  times.push(performance.now() - start);
}
const [first] = times;
const median = times.toSorted((a, b) => a - b)[4];
console.log(`100 000 records: ${median.toFixed(1)} ms (first ${first.toFixed(1)} ms)`);
if (!enough) {
  console.error(`The band holds less than ${percent(ENOUGH)} of the months.`);
  process.exitCode = 1;
}
