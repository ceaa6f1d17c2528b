import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import { patched } from "../../../src/domain/recurrences/patch.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { begun, settled } from "../../../src/domain/recurrences/settle.ts";
import { replanned } from "../../../src/domain/recurrences/changes/change.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { RecurrenceId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject, standInTheWay, type Line } from "./line.ts";

const TODAY = civilDate(2026, 11, 20);

type Surroundings = {
  readonly line?: Line;
  readonly today?: CivilDate;
  /** Called with the revision of each write. */
  readonly noteRevision?: (revision: Revision) => void;
};

/** The recurrences of a server's ledger; records that it creates are not stored. */
export function fakeRecurrences(
  server = fakeLedger(),
  { line = openLine(), today = TODAY, noteRevision = () => undefined }: Surroundings = {},
): Recurrences {
  const put = (recurrence: Recurrence) => noteRevision(server.put("recurrences", recurrence));
  const find = (id: RecurrenceId, seen: number | null) => {
    const found = server.find("recurrences", id);
    if (found === null) return reject(404, serverProblems["no-such-record"]);
    if (found.removed) return standInTheWay(null);
    if (seen !== null && seen !== found.revision)
      standInTheWay({ type: "recurrences", kept: found });
    return found.record;
  };
  return {
    proposals: () => over(line, () => []),
    dismiss: () => over(line, () => reject(404, serverProblems["no-such-record"])),
    endPayment: (key) => over(line, () => noteRevision(server.endPayment(key))),
    create: (draft, withEarlier, { id }) =>
      over(line, () => put(begun(draft, id, today, withEarlier ? "start" : "today"))),
    change: (id, _, patch, { seen }) =>
      over(line, () => {
        const found = find(id, seen);
        put(replanned(found, patched(found, patch), today));
      }),
    remove: (id, _, { seen }) =>
      over(line, () => {
        find(id, seen);
        noteRevision(server.remove("recurrences", id));
      }),
    settle: (id, day, _, { seen }) =>
      over(line, () => {
        const found = find(id, seen);
        const one = occurrenceOn(found, day) ?? reject(409, serverProblems["not-planned"]);
        put(settled(found, [one.day]));
      }),
  };
}
