import { DIRECTION_WORDS, MONEY_DIRECTIONS, wayIn } from "../cells/direction-words.ts";
import { readAmount } from "../cells/read-amount.ts";
import type { Sheet } from "../tables/sheet.ts";
import { freeWordColumn, hasSign } from "../tables/told-way.ts";
import type { MoneyColumns } from "./money-columns.ts";
import { isConstant, type ColumnProfile } from "./profile.ts";

/**
 * The column of directions, if it is needed: beside amounts with a sign, only if it contradicts one of them and says
 * both. One that says the same in all rows says nothing of them, unless its name is that of directions.
 */
export function directionColumn(
  moved: Sheet,
  header: readonly string[],
  money: MoneyColumns,
  profiles: readonly ColumnProfile[],
  taken: ReadonlySet<number>,
): number | undefined {
  const amount = money.euros ?? money.net ?? money.amount;
  if (amount === undefined) return undefined;
  const isSame = (at: number) => profiles[at] !== undefined && isConstant(profiles[at]);
  const others = [...profiles.keys()].filter((at) => taken.has(at) || isSame(at));
  if (!hasSign(moved, amount)) {
    const unnamed = [...profiles.keys()].filter(
      (at) => taken.has(at) || !NAMES_OF_WAYS.has(header[at] ?? ""),
    );
    return (
      freeWordColumn(moved, others, MONEY_DIRECTIONS) ??
      freeWordColumn(moved, others, DIRECTION_WORDS) ??
      freeWordColumn(moved, unnamed, DIRECTION_WORDS) ??
      undefined
    );
  }
  const sides = freeWordColumn(moved, others, MONEY_DIRECTIONS) ?? undefined;
  if (sides === undefined) return undefined;
  const agrees = moved.every(({ cells }) => {
    const read = readAmount(cells[amount], "point");
    const way = wayIn(MONEY_DIRECTIONS, cells[sides]);
    return read?.ok !== true || way === null || (way === "income") === read.value >= 0;
  });
  return agrees ? undefined : sides;
}

const NAMES_OF_WAYS = new Set(
  "dc cd debitocredito creditodebito debitcredit sentido natureza movimentodc entradasaida".split(
    " ",
  ),
);
