import fc, { type Arbitrary } from "fast-check";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { addMonths, monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyCivilDate } from "../arbitraries/civil-date.ts";
import { dayOf, lived, type Life, type Recording, type Stream } from "./life.ts";
import { anyEuros, anyStreams } from "./streams.ts";

/** How far back banks tell movements. */
const BANK_DAYS = 90;

/** Any day, often one on which months begin, are half over, or end. */
const anyToday: Arbitrary<CivilDate> = fc
  .tuple(anyCivilDate("2026-01-01", "2027-12-31"), fc.constantFrom(null, 1, 15, 31))
  .map(([date, day]) => (day === null ? date : dayOf(monthOf(date), day)));

const anyDay = fc.integer({ min: 1, max: 28 });

/** Any day so many months before a day. */
const ago = (today: CivilDate, min: number, max: number): Arbitrary<CivilDate> =>
  fc
    .tuple(fc.integer({ min, max }), anyDay)
    .map(([months, day]) => dayOf(addMonths(monthOf(today), -months), day));

/** How any life came to be recorded: from some day on, or as far back as banks tell; sometimes with a pause and stray records. */
const anyRecording = (today: CivilDate): Arbitrary<Recording> =>
  fc.record({
    today: fc.constant(today),
    from: fc.oneof(
      { weight: 3, arbitrary: ago(today, 0, 26) },
      { weight: 1, arbitrary: fc.constant(addDays(today, -BANK_DAYS)) },
    ),
    pause: fc.option(
      fc
        .tuple(ago(today, 1, 9), fc.integer({ min: 20, max: 130 }))
        .map(([from, days]) => ({ from, to: addDays(from, days) })),
      { freq: 1 },
    ),
    strays: fc.array(
      fc.record({
        date: ago(today, 1, 40),
        kind: fc.constantFrom("income", "expense"),
        euros: anyEuros(1, 300),
      }),
      { maxLength: 2 },
    ),
    luck: fc.nat({ max: 10_000 }),
  });

/** What a life is made of. */
export type LifeParts = { readonly streams: readonly Stream[]; readonly recording: Recording };

const lifePartsUntil = (today: CivilDate): Arbitrary<LifeParts> =>
  fc
    .record({
      streams: anyStreams(today),
      recording: anyRecording(today),
      hasWords: fc.constantFrom(true, true, true, false),
    })
    .map(({ streams, recording, hasWords }) => ({
      streams: hasWords ? streams : streams.map((stream) => ({ ...stream, words: null })),
      recording,
    }));

const livedAs = ({ streams, recording }: LifeParts): Life => lived(streams, recording);

/** The parts of any life, as untidy as ledgers are. */
export const anyLifeParts: Arbitrary<LifeParts> = anyToday.chain(lifePartsUntil);

/** Any life, in a ledger as untidy as they are. */
export const anyLife: Arbitrary<Life> = anyLifeParts.map(livedAs);

/** The same, seen on a day. */
export const lifeUntil = (today: CivilDate): Arbitrary<Life> => lifePartsUntil(today).map(livedAs);
