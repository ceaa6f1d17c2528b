import { soonest } from "../../../src/domain/recurrences/due.ts";
import type { Occurrence } from "../../../src/domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Recurrences } from "./recurrences.ts";

type Ports = { readonly recurrences: Recurrences };

/** The most movements returned, the soonest ones. */
const MAX_UPCOMING = 2_000;

/** Lists the open movements planned up to a day, including those that wait for confirmation, soonest first. */
export const listUpcoming =
  ({ recurrences }: Ports) =>
  async (ledger: LedgerId, until: CivilDate): Promise<readonly Occurrence[]> =>
    soonest(
      (await recurrences.list(ledger)).map(({ record }) => record),
      until,
      MAX_UPCOMING,
    );
