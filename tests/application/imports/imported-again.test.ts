import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importDraft } from "../../../src/domain/imports/review/import-draft.ts";
import { isBarred } from "../../../src/domain/imports/review/file-questions.ts";
import type { StatementRow } from "../../../src/domain/imports/statements/statement.ts";
import { sum, type Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, importId } from "../../../src/domain/shared/ids.ts";
import { fileOf } from "../../support/arbitraries/statement.ts";
import { fakeImports } from "../../support/fakes/fake-imports.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { openLine } from "../../support/fakes/line.ts";
import { reviewOf } from "../../support/review.ts";

const ACCOUNTS = ["ordem", "poupança"] as const;

/** What happened in an account: pending until a moment, booked from it on. */
type Booked = Pick<StatementRow, "date" | "amount" | "original" | "reference"> & {
  readonly account: (typeof ACCOUNTS)[number];
  readonly moment: number;
};

type Step =
  | {
      readonly do: "import";
      readonly account: (typeof ACCOUNTS)[number];
      /** The days of the file, the moment when it was downloaded, and whether it has the latest first. */
      readonly days: readonly [number, number];
      readonly moment: number;
      readonly isTurned: boolean;
      /** The first moment of which a file since the last download has movements. */
      readonly since: number;
    }
  | { readonly do: "undo"; readonly at: number };

const anyDay = fc.integer({ min: 1, max: 3 });
const anyMoment = fc.integer({ min: 1, max: 4 });
const dayOf = (day: number) => `2026-03-0${day}` as CivilDate;

const anyBooked = fc
  .array(
    fc.record({
      account: fc.constantFrom(...ACCOUNTS),
      day: anyDay,
      amount: fc.constantFrom(120 as Cents, 350 as Cents),
      original: fc.constant("CAFE CENTRAL"),
      moment: anyMoment,
    }),
    { maxLength: 14, size: "max" },
  )
  .map((all) =>
    all.map(({ day, ...one }, at): Booked => ({ ...one, date: dayOf(day), reference: `R${at}` })),
  );

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("import" as const),
      account: fc.constantFrom(...ACCOUNTS),
      days: fc.tuple(anyDay, anyDay),
      moment: anyMoment,
      isTurned: fc.boolean(),
      since: anyMoment,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("undo" as const), at: fc.nat(5) }) },
);

const WHOLE = { do: "import", days: [1, 3], moment: 4, isTurned: false, since: 1 } as const;

/** Imports files of what was booked, one after the other, as a person does who answers that others are others. */
function household(booked: readonly Booked[], hasReferences: boolean) {
  const line = openLine();
  const ledger = fakeLedger({}, line);
  const imports = fakeImports(line, ledger);
  let made = 0;

  const rowsIn = ({ account, days, moment, isTurned, since }: Extract<Step, { do: "import" }>) => {
    const [from, to] = [dayOf(Math.min(...days)), dayOf(Math.max(...days))];
    const told = booked.filter(
      (one) =>
        one.account === account &&
        one.date >= from &&
        one.date <= to &&
        one.moment <= moment &&
        // Without references nobody could tell the second coffee of a day from the first.
        (!hasReferences || one.moment >= since),
    );
    return (isTurned ? told.toReversed() : told)
      .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
      .map(({ date, amount, original, reference }, at): StatementRow => {
        const row = { line: at + 1, date, kind: "expense" as const, amount, original };
        const rest = { balance: null, taxNumber: null, category: null };
        return { ...row, ...rest, ...(hasReferences && reference ? { reference } : {}) };
      });
  };

  async function bring(step: Extract<Step, { do: "import" }>): Promise<readonly StatementRow[]> {
    const file = fileOf(step.account, rowsIn(step));
    const known = await imports.lines();
    const asked = reviewOf([file], { known });
    const answered = { ...file, answers: { references: "other" } } as const;
    const review = isBarred(asked) ? reviewOf([answered], { known }) : asked;
    made += 1;
    const draft = importDraft(review, 0, importId(`import ${made}`));
    if (draft === null || draft.lines.length === 0) return [];
    const own = <Id extends string>(id: Id) => `${id} of ${made}` as Id;
    const lines = draft.lines.map((one) => ({ ...one, id: own(one.id) }));
    await imports.make({ ...draft, lines }, changeId(`change ${made}`));
    return file.statement.rows;
  }

  /** Takes a step; returns the rows of its file. */
  async function take(step: Step): Promise<readonly StatementRow[]> {
    if (step.do === "import") return bring(step);
    const all = await imports.list();
    const one = all[step.at % Math.max(all.length, 1)];
    made += 1;
    if (one !== undefined) await imports.undo(one.id, [], changeId(`change ${made}`));
    return [];
  }

  return { take, imports, records: () => ledger.living("transactions") };
}

type Row = Pick<Booked, "date" | "amount" | "original">;
const keysOf = (rows: readonly Row[]) =>
  rows.map(({ date, amount, original }) => `${date} ${amount} ${original}`).toSorted();

describe("statements of accounts that come in again", () => {
  it.each([
    ["with references, also since the last download", true],
    ["of whole days without references", false],
  ])(
    "%s, overlapping, turned, pending and booked, undone and again, are there once, to the cent",
    async (_, hasReferences) => {
      await fc.assert(
        fc.asyncProperty(
          anyBooked,
          fc.array(anyStep, { maxLength: 7, size: "max" }),
          async (booked, steps) => {
            const { take, imports, records } = household(booked, hasReferences);
            for (const step of steps) {
              const rows = await take(step);
              const there = await imports.lines();
              const references = new Set(there.map(({ reference }) => reference));
              expect(rows.filter(({ reference }) => !references.has(reference))).toEqual([]);
              for (const account of ACCOUNTS) {
                const own = there.filter((one) => String(one.account) === account);
                const left = keysOf(booked.filter((one) => one.account === account));
                for (const key of keysOf(own)) {
                  expect(left).toContain(key);
                  left.splice(left.indexOf(key), 1);
                }
              }
            }
            for (const account of ACCOUNTS) await take({ ...WHOLE, account });
            const there = await imports.lines();
            for (const account of ACCOUNTS)
              expect(keysOf(there.filter((one) => String(one.account) === account))).toEqual(
                keysOf(booked.filter((one) => one.account === account)),
              );
            expect(sum(records().map(({ amount }) => amount))).toBe(
              sum(booked.map(({ amount }) => amount)),
            );
          },
        ),
      );
    },
  );
});
