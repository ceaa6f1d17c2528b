import type { Trash } from "../../../src/application/trash/trash.ts";
import { restoredBy } from "../../../src/domain/trash/thing-name.ts";
import type { Trashed } from "../../../src/domain/trash/trashed.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject } from "./line.ts";

/** A trash in memory that begins with some things, the newest removal first; `at` is the size of its pages. */
export function fakeTrash(
  begun: readonly Trashed[] = [],
  line = openLine(),
  at = 500,
): Trash & { readonly things: () => readonly Trashed[] } {
  let things = begun;
  const { once } = fakeLedger();
  return {
    things: () => things,
    page: (after) =>
      over(line, () => {
        const from = Number(after ?? 0);
        const next = from + at < things.length ? String(from + at) : null;
        return { things: things.slice(from, from + at), next };
      }),
    restore: (wanted, change) =>
      over(line, () =>
        once(change, wanted, () => {
          const isWanted = restoredBy([wanted]);
          const left = things.filter((thing) => !isWanted(thing));
          const restored = things.length - left.length;
          const meant = "items" in wanted ? wanted.items.length : 1;
          if (restored < meant) reject(404, serverProblems["no-such-record"]);
          things = left;
          return { restored, kept: [] };
        }),
      ),
    empty: () =>
      over(line, () => {
        const { length } = things;
        things = [];
        return length;
      }),
  };
}
