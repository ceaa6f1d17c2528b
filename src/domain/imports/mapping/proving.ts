import { linksOf } from "../statements/balance-proof.ts";
import { oldestFirst } from "../statements/file-order.ts";
import { findMovements } from "../tables/find-movements.ts";
import { mappedReading, type Mapping } from "./mapping.ts";
import type { Sheet } from "../tables/sheet.ts";
import { signedFound } from "../tables/signed-by-balance.ts";

/** How many rows are enough to tell one reading from another. */
const TRIED_ROWS = 300;

/** The only one of some mappings with which the balances of a table follow from its amounts; null if there is none. */
export function proving(mappings: readonly Mapping[], rows: Sheet): Mapping | null {
  const [only, ...others] = mappings.filter((mapping) =>
    isProven(mapping, rows.slice(0, TRIED_ROWS)),
  );
  return only === undefined || others.length > 0 ? null : only;
}

function isProven(mapping: Mapping, rows: Sheet): boolean {
  const reading = mappedReading(mapping);
  const found = reading && signedFound(findMovements(rows, reading), reading);
  if (!found) return false;
  const { count, broken } = linksOf(oldestFirst(found.movements));
  return count > 0 && broken.length === 0;
}
