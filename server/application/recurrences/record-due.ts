import { keyOfLeftOut, keyOfQuestion } from "../../../src/domain/notifications/subject.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import {
  openedLately,
  RECORDED_BACK_DAYS,
  recordedSince,
} from "../../../src/domain/recurrences/lately.ts";
import { occurrencesBetween } from "../../../src/domain/recurrences/occurrences.ts";
import { occurrenceName } from "../../../src/domain/recurrences/occurrence-name.ts";
import type { Occurrence, Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { settled } from "../../../src/domain/recurrences/settle.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { notificationId, type LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Calendar, MachineClock } from "../clock.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { NewId } from "../new-id.ts";
import type { NewNotification } from "../notifications/notifications.ts";
import type { Rested } from "../rest-between-parts.ts";
import type { Stores } from "../stores.ts";
import { findRecorded } from "./find-recorded.ts";
import { recordOccurrences } from "./record-occurrences.ts";

type Words = { readonly title: string; readonly message: string };

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly calendar: Calendar;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly rested: Rested;
  /** How long the caller waits at most, in milliseconds: then the rest is for the next call, or night. */
  readonly patience: number;
  /** Words the question whether to record a movement, or whether it is a record that is there. */
  readonly wordOccurrence: (occurrence: Occurrence, recorded: Transaction | null) => Words;
  /** Words that movements were too old to be recorded. */
  readonly wordLeftOut: () => Words;
};

/** The most movements that a night, or a call, records of a ledger; the next one goes on from there. */
const MAX_RECORDED = 500;

/**
 * The most movements recorded in one unit of work, in which each plan counts as one at least: nobody else waits for
 * longer than that takes.
 */
const RECORD_BATCH_SIZE = 25;

/** The most due movements of a plan that are looked at: what a daily one has in the days that are recorded. */
const MAX_DUE = RECORDED_BACK_DAYS + 1;

/** The most movements asked about per recurrence: after years there may be more. */
const MAX_ASKED = 3;

/**
 * Records the due automatic movements of a ledger, and asks its members about those that need confirmation, each once:
 * of two simultaneous calls the second finds it done, for both hold the ledger's lock. An automatic one that may be a
 * record already waits for an answer too. It works in small units, between which others have their turn.
 */
export const recordDue =
  (ports: Ports) =>
  async (ledger: LedgerId): Promise<void> => {
    const { clock, rested, patience } = ports;
    const begun = clock.elapsed();
    for (let room = MAX_RECORDED; room > 0; room -= RECORD_BATCH_SIZE) {
      const remains = await rested(() => recordSome(ports, ledger));
      if (!remains || clock.elapsed() - begun >= patience) return;
    }
  };

/** Does one unit of that work; returns whether any may remain. */
const recordSome = (ports: Ports, ledger: LedgerId): Promise<boolean> => {
  const today = ports.calendar.today();
  return ports.ledgerWork({ ledger, user: null }, null, async ({ records, ...stores }) => {
    let room = RECORD_BATCH_SIZE;
    let isLeft = false;
    for (const recurrence of await stores.recurrences.toDo(ledger, today, RECORD_BATCH_SIZE)) {
      if (room === 0) break;
      if (recurrence.mode === "confirm") {
        const waiting = occurrencesBetween([recurrence], recordedSince(today), today);
        const recorded = await findRecorded(stores, ledger, [recurrence], waiting);
        await ask(ports, stores, ledger, recurrence, waiting, recorded);
        await records.recurrences.keepAsked(recurrence, today);
        room -= 1;
        continue;
      }
      const lately = openedLately(recurrence, today);
      if (lately !== recurrence) {
        // Its movements are for the next unit: a change writes no day twice.
        await records.recurrences.replace(lately);
        await tellLeftOut(ports, stores, ledger, today);
        room -= 1;
        isLeft = true;
        continue;
      }
      const all = dueUntil(recurrence, today, MAX_DUE);
      const recorded = await findRecorded(stores, ledger, [recurrence], all);
      const doubtful = all.filter((one) => recorded.has(occurrenceName(one)));
      const due = all.filter((one) => !recorded.has(occurrenceName(one))).slice(0, room);
      if (due.length > 0) await recordOccurrences(records, recurrence.id, due, ports.newId);
      if (due.length + doubtful.length === all.length && doubtful.length > 0) {
        await ask(ports, stores, ledger, recurrence, doubtful, recorded);
        await records.recurrences.keepAsked(
          settled(
            recurrence,
            due.map(({ day }) => day),
          ),
          today,
        );
      }
      room -= Math.max(due.length, 1);
    }
    return isLeft || room === 0;
  });
};

type Told = Pick<Stores, "ledgers" | "notifications">;

async function ask(
  { newId, clock, wordOccurrence }: Ports,
  stores: Told,
  ledger: LedgerId,
  { askedUntil: asked }: Recurrence,
  waiting: readonly Occurrence[],
  recorded: ReadonlyMap<string, Transaction>,
): Promise<void> {
  const unasked = waiting.filter(({ date }) => asked === null || date > asked);
  if (unasked.length === 0) return;
  await tell(stores, ledger, () =>
    unasked.slice(-MAX_ASKED).map((one) => ({
      id: notificationId(newId()),
      key: keyOfQuestion(ledger, one),
      ...wordOccurrence(one, recorded.get(occurrenceName(one)) ?? null),
      createdAt: clock.now(),
    })),
  );
}

/** Tells of a day once that something was too old, however many movements of however many plans were. */
const tellLeftOut = (
  { newId, clock, wordLeftOut }: Ports,
  stores: Told,
  ledger: LedgerId,
  today: CivilDate,
): Promise<void> =>
  tell(stores, ledger, () => [
    {
      id: notificationId(newId()),
      key: keyOfLeftOut(ledger, today),
      ...wordLeftOut(),
      createdAt: clock.now(),
    },
  ]);

async function tell(
  { ledgers, notifications }: Told,
  ledger: LedgerId,
  told: () => readonly NewNotification[],
): Promise<void> {
  for (const person of await ledgers.people(ledger)) await notifications.addNew(person, told());
}
