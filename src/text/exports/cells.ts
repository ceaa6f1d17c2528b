import { eurosFromCents, type Cents } from "../../domain/shared/cents.ts";
import { percentOfPart } from "../../domain/shared/percent.ts";
import type { CsvCell } from "../../domain/shared/csv.ts";

/** An amount in an exported table. */
export const eurosCell = (amount: Cents): CsvCell => ({
  number: eurosFromCents(amount),
  decimals: 2,
});

/** A share in an exported table, below a header with `(%)`: 0.465 is 46,5. */
export const percentCell = (share: number): CsvCell => ({
  number: percentOfPart(share),
  decimals: 1,
});
