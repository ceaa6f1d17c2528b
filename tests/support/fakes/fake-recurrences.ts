import type { Recurrences } from "../../../src/application/ports/recurrences.ts";
import type { Seen } from "../../../src/domain/ledger/stamped.ts";
import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { begun, settled } from "../../../src/domain/recurrences/settle.ts";
import { replanned } from "../../../src/domain/recurrences/change.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { RecurrenceId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject } from "./line.ts";

const TODAY = civilDate(2026, 11, 20);

/** Recurrences in memory, some of them there to begin with; what they record is not kept. */
export function fakeRecurrences(
  kept: readonly Recurrence[] = [],
  line = openLine(),
  today = TODAY,
): Recurrences {
  let revision = 1;
  const rows = new Map<RecurrenceId, Seen<Recurrence>>(
    kept.map((one) => [one.id, { ...one, revision }]),
  );
  const put = (recurrence: Recurrence) => {
    revision += 1;
    rows.set(recurrence.id, { ...recurrence, revision });
  };
  const find = (id: RecurrenceId, seen: number | null) => {
    const found = rows.get(id) ?? reject(404, serverProblems["no-such-record"]);
    if (seen !== null && seen !== found.revision)
      reject(412, serverProblems.stale, "desatualizado");
    return found;
  };
  return {
    list: () => over(line, () => [...rows.values()]),
    proposals: () => over(line, () => []),
    dismiss: () => over(line, () => reject(404, serverProblems["no-such-record"])),
    create: (draft, withEarlier, { id }) =>
      over(line, () => put(begun(draft, id, today, withEarlier ? "start" : "today"))),
    change: (id, _, patch, { seen }) =>
      over(line, () => {
        const found = find(id, seen);
        put(replanned(found, { ...draftOf(found), ...patch }, today));
      }),
    remove: (id, _, { seen }) =>
      over(line, () => {
        find(id, seen);
        rows.delete(id);
      }),
    settle: (id, day, _, { seen }) =>
      over(line, () => {
        const found = find(id, seen);
        const one = occurrenceOn(found, day) ?? reject(409, serverProblems["not-planned"]);
        put(settled(found, [one.day]));
      }),
  };
}
