import { plannedOccurrences } from "../../../src/domain/forecast/planned-occurrences.ts";
import type { Planned } from "../../../src/domain/forecast/planned.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Stores } from "../stores.ts";

/** Returns the recurring movements of a ledger from a day to the end of the forecast. */
export const plannedIn = async (
  { recurrences }: Pick<Stores, "recurrences">,
  ledger: LedgerId,
  today: CivilDate,
): Promise<readonly Planned[]> =>
  plannedOccurrences(
    (await recurrences.list(ledger)).map(({ record }) => record),
    today,
  );
