import { keyOfQuestion } from "../../../src/domain/notifications/subject.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import type { Occurrence, Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { notificationId, type LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Calendar, Clock } from "../clock.ts";
import type { LedgerWork, RecordWriters } from "../ledger/ledger-work.ts";
import type { NewId } from "../new-id.ts";
import type { Stores } from "../stores.ts";
import { recordOccurrences } from "./record-occurrences.ts";

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Words the question whether to record a movement. */
  readonly wordOccurrence: (occurrence: Occurrence) => {
    readonly title: string;
    readonly message: string;
  };
};

/** The most movements recorded in one unit of work, and asked about per recurrence: after years there may be more. */
const MOST_RECORDED = 500;
const MOST_ASKED = 3;

/**
 * Records the due automatic movements of a ledger, and asks its members about those that need confirmation, each once:
 * of two simultaneous calls the second finds it done, for both hold the ledger's lock. Returns whether work remains.
 */
export const recordDue =
  (ports: Ports) =>
  (ledger: LedgerId): Promise<boolean> => {
    const today = ports.calendar.today();
    return ports.ledgerWork({ ledger, user: null }, null, async (stores) => {
      const { recurrences, records } = stores;
      let room = MOST_RECORDED;
      for (const recurrence of await recurrences.toDo(ledger, today)) {
        if (room === 0) return true;
        if (recurrence.mode === "confirm") {
          await ask(ports, stores, ledger, recurrence, today);
          await records.recurrences.keepAsked(recurrence, today);
        } else {
          room -= await recordSome(ports, records, recurrence, today, room);
        }
      }
      return room === 0;
    });
  };

async function recordSome(
  { newId }: Ports,
  records: RecordWriters,
  recurrence: Recurrence,
  today: CivilDate,
  most: number,
): Promise<number> {
  const due = dueUntil(recurrence, today, most);
  await recordOccurrences(records, recurrence.id, due, newId);
  return due.length;
}

async function ask(
  { newId, clock, wordOccurrence }: Ports,
  { ledgers, notifications }: Pick<Stores, "ledgers" | "notifications">,
  ledger: LedgerId,
  recurrence: Recurrence,
  today: CivilDate,
): Promise<void> {
  const asked = recurrence.askedUntil;
  const waiting = dueUntil(recurrence, today, MOST_RECORDED);
  const unasked = waiting.filter(({ date }) => asked === null || date > asked);
  if (unasked.length === 0) return;
  for (const person of await ledgers.people(ledger)) {
    const told = unasked.slice(-MOST_ASKED).map((one) => ({
      id: notificationId(newId()),
      key: keyOfQuestion(ledger, one),
      ...wordOccurrence(one),
      createdAt: clock.now(),
    }));
    await notifications.addNew(person, told);
  }
}
