// Makes made-up people and their months: the same for the same seed.
import { KINDS } from "./kinds.mjs";

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const lengthOf = (month) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

const after = (month, count) => {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
};

const on = (month, day) =>
  `${month}-${String(Math.min(Math.max(1, day), lengthOf(month))).padStart(2, "0")}`;

/** Returns the records of so many people of a kind since a month. */
export const lives = (kind, people, start, months) =>
  Array.from({ length: people }, (_, index) => ({
    recurring: kind.recurring,
    records: recordsOf(kind, randomOf(1_000 * KINDS.indexOf(kind) + index + 1), start, months),
  }));

function recordsOf(kind, random, start, months) {
  const records = [];
  // A sum of uniform numbers approximates the normal distribution, which is close enough to real prices.
  const wavering = (part) => 1 + part * (random() + random() + random() - 1.5) * 1.2;
  for (let index = 0; index < months; index += 1) {
    const month = after(start, index);
    const dearer = (1 + kind.rise) ** (index / 12);
    for (const { kind: way, category, description, amount, day } of kind.recurring)
      records.push({
        date: on(month, day),
        kind: way,
        category,
        description,
        amount,
        isPlanned: true,
      });
    for (const {
      kind: way,
      category,
      description,
      amount,
      day,
      months: only,
      varies,
    } of kind.silent) {
      if (only && !only.includes(Number(month.slice(5)))) continue;
      const date = on(month, day + Math.round(random() * 4 - 2));
      const cost = Math.round(amount * dearer * wavering(varies));
      records.push({
        date,
        kind: way,
        category,
        description,
        amount: cost,
        isSilent: true,
        isMonthly: !only,
      });
    }
    for (const { kind: way = "expense", category, often, amount } of kind.bought) {
      const mood = wavering(0.25);
      const times = often * mood;
      const count = Math.floor(times) + (random() < times % 1 ? 1 : 0);
      for (let one = 0; one < count; one += 1) {
        const day = 1 + Math.floor(random() * lengthOf(month));
        const cost = Math.max(50, Math.round(amount * dearer * (0.35 + random() ** 2 * 1.95)));
        records.push({
          date: on(month, day),
          kind: way,
          category,
          description: null,
          amount: cost,
        });
      }
    }
  }
  return records
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map((record, index) => ({ ...record, id: `${start}-${index}` }));
}

/** Returns the recurring movements after a day, for twelve months. */
export const plannedFrom = (recurring, today) =>
  Array.from({ length: 12 }, (_, index) => after(today.slice(0, 7), index))
    .flatMap((month) =>
      recurring.map(({ kind, category, description, amount, day }, which) => ({
        date: on(month, day),
        kind,
        category,
        description,
        amount,
        recurrence: `r${which}`,
      })),
    )
    .filter(({ date }) => date > today);
