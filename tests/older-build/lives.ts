import { cents } from "../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import type { Writer, Writers } from "./client.ts";
import { MONTH } from "./showing.ts";

/** What is written of one kind of record: one, and what it is changed into, twice. */
export type Life<Draft> = {
  readonly kind: keyof Writers;
  readonly writer: (writers: Writers) => Writer<Draft>;
  readonly drafts: readonly [Draft, Draft, Draft];
};

/** A life of whichever kind, for whoever asks nothing of its drafts. */
export type AnyLife = {
  readonly kind: keyof Writers;
  readonly live: <Outcome>(through: <Draft>(life: Life<Draft>) => Outcome) => Outcome;
};

const lifeOf = <Draft>(life: Life<Draft>): AnyLife => ({
  kind: life.kind,
  live: (through) => through(life),
});

const entry = (date: string, amount: number, description: string | null) => ({
  date: date as CivilDate,
  category: "Outros",
  amount: cents(amount),
  description,
});

const budget = (limit: number, category = "Lazer") => ({
  category,
  limit: cents(limit),
  month: MONTH,
  repeats: false,
});

const goal = (name: string, current: number, deadline: string | null) => ({
  name,
  total: cents(1_234_567),
  current: cents(current),
  deadline: deadline === null ? null : (deadline as CivilDate),
  photoUrl: null,
});

const category = (name: string, fixed: boolean) => ({
  kind: "expense" as const,
  name,
  role: "housing" as const,
  fixed,
  colour: null,
  icon: null,
  position: 7,
  archived: false,
});

const rule = (contains: string, named: string | null, description: string | null) => ({
  contains,
  kind: "expense" as const,
  category: named,
  leavesOut: false,
  description,
  position: 3,
});

/** Each kind of record that both builds write. */
export const LIVES: readonly AnyLife[] = [
  lifeOf({
    kind: "income",
    writer: ({ income }) => income,
    drafts: [
      entry("2026-02-28", 123_456, "Renda da garagem"),
      entry("2025-12-31", 1, null),
      entry("2026-03-01", 2, "Acerto"),
    ],
  }),
  lifeOf({
    kind: "expense",
    writer: ({ expense }) => expense,
    drafts: [
      entry("2026-04-01", 650, "Café"),
      entry("2026-02-01", 99_999, "Obras"),
      entry("2026-02-01", 0, null),
    ],
  }),
  lifeOf({
    kind: "budgets",
    writer: ({ budgets }) => budgets,
    drafts: [budget(8_050), budget(1), budget(20_000, "Saúde")],
  }),
  lifeOf({
    kind: "goals",
    writer: ({ goals }) => goals,
    drafts: [
      goal("Casa", 1, "2030-01-31"),
      goal("Barco", 100, null),
      goal("Barco à vela", 200, "2031-12-31"),
    ],
  }),
  lifeOf({
    kind: "categories",
    writer: ({ categories }) => categories,
    drafts: [category("Quintal", false), category("Horta", true), category("Jardim", true)],
  }),
  lifeOf({
    kind: "rules",
    writer: ({ rules }) => rules,
    drafts: [
      rule("garagem", "Outros", null),
      rule("garagem nova", null, "Garagem"),
      rule("lugar", "Lazer", "Lugar"),
    ],
  }),
];
