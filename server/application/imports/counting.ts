import {
  BOUGHT_WITHIN_DAYS,
  isSettlement,
  likeliestBought,
} from "../../../src/domain/imports/review/card-settlements.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import type { Excluded } from "../../../src/domain/imports/left-out.ts";
import type { ImportId, ImportLineId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { LineToCount } from "./imports.ts";
import type { RecordWriters } from "../ledger/ledger-work.ts";

/** The records of movements: the existing ones, and the missing ones as they last were or would be. */
export async function presentOf(
  { transactions }: Pick<RecordWriters, "transactions">,
  lines: readonly LineToCount[],
) {
  const all = lines.flatMap(({ made, parts }) => [...made.map(({ id }) => id), ...parts]);
  const found = await transactions.findAll(all);
  const isThere = (record: Transaction) => found.get(record.id)?.removed === false;
  const lastOf = (record: Transaction) => found.get(record.id)?.record ?? record;
  const partsOf = ({ parts }: LineToCount) =>
    parts.flatMap((id) => {
      const part = found.get(id);
      return part === undefined ? [] : [part];
    });
  /** Parts removed as the movement ceased to count. */
  const partsLeftOut = (line: LineToCount) =>
    partsOf(line)
      .filter(({ removed, revision }) => removed && revision >= line.revision && !line.counted)
      .map(({ record }) => record);
  return {
    present: (line: LineToCount) => [
      ...line.made.filter(isThere).map(lastOf),
      ...partsOf(line)
        .filter(({ removed }) => !removed)
        .map(({ record }) => record),
    ],
    missing: (line: LineToCount) => [
      ...line.made.filter((record) => !isThere(record)).map(lastOf),
      ...partsLeftOut(line),
    ],
    /**
     * Records removed as the movement ceased to count, or never created; those that the person had removed before stay
     * removed.
     */
    leftOut: (line: LineToCount) => [
      ...line.made
        .filter((record) => (found.get(record.id)?.revision ?? line.revision) >= line.revision)
        .filter((record) => !isThere(record))
        .map(lastOf),
      ...partsLeftOut(line),
    ],
  };
}

/**
 * Excludes movements of earlier imports, each because of another one. A movement that is gone, does not count, or is a
 * manual record is skipped.
 */
export async function exclude(
  records: RecordWriters,
  excluded: readonly (Excluded & { readonly by: ImportLineId })[],
): Promise<void> {
  const { imports, transactions } = records;
  const because = new Map(excluded.map(({ id, reason, by }) => [id, { reason, because: by }]));
  const lines = (await imports.lines([...because.keys()])).filter(
    ({ counted, former }) => counted && former === null,
  );
  const { present } = await presentOf(records, lines);
  const going = lines.filter((line) => present(line).length > 0);
  await transactions.removeAll(going.flatMap((line) => present(line).map(({ id }) => id)));
  for (const line of going) {
    const why = because.get(line.id);
    if (why !== undefined) await imports.leaveOut(line, why);
  }
  await settleAll(records, going);
}

/** Excludes movements because of the ones that replace those they were excluded for. */
export async function transferExclusions(
  { imports }: Pick<RecordWriters, "imports">,
  replaced: ReadonlyMap<ImportLineId, ImportLineId>,
): Promise<void> {
  for (const line of await imports.leftOutBecauseOf([...replaced.keys()])) {
    const because = line.leftOut?.because && replaced.get(line.leftOut.because);
    if (line.leftOut && because)
      await imports.setExclusionReason(line, { ...line.leftOut, because });
  }
}

/**
 * Counts movements again that were excluded because of those of an undone import, and restores their records. These
 * stay excluded:
 * - a card's settlement while purchases remain that it can have paid for;
 * - the invoice of a manual record, which is restored by itself: `entered` are the lines joined to such a record;
 * - a movement that cannot be filed, since its category is gone.
 */
export async function includeAgain(
  records: RecordWriters,
  undone: ImportId,
  gone: readonly ImportLineId[],
  entered: ReadonlySet<ImportLineId>,
  canBeFiled: (record: Transaction) => boolean,
): Promise<void> {
  const { imports } = records;
  const found = await imports.leftOutBecauseOf(gone);
  const { leftOut } = await presentOf(records, found);
  const lines: LineToCount[] = [];
  for (const line of found) {
    const bought = await boughtFor(records, line);
    const { reason, because } = line.leftOut ?? { reason: null, because: null };
    const isOfEntered = reason === "invoice" && because !== null && entered.has(because);
    if (bought !== null)
      await imports.setExclusionReason(line, { reason: "card", because: bought });
    else if (reason !== null && (isOfEntered || !leftOut(line).every(canBeFiled)))
      await imports.setExclusionReason(line, { reason, because: null });
    else lines.push(line);
  }
  await imports.revertImportEffects(undone, lines.flatMap(leftOut));
  for (const line of lines) await imports.count(line, null);
  await settleAll(records, lines);
}

/** A purchase that a movement can have paid for, if it settles a card. */
async function boughtFor(
  { imports }: Pick<RecordWriters, "imports">,
  { made: [first], original }: LineToCount,
): Promise<ImportLineId | null> {
  if (first === undefined || !isSettlement({ kind: first.kind, original })) return null;
  const bought = await imports.bought(addDays(first.date, -BOUGHT_WITHIN_DAYS), first.date);
  return likeliestBought(bought, first)?.id ?? null;
}

/** Recounts the imports of the given movements. */
async function settleAll({ imports }: RecordWriters, lines: readonly LineToCount[]): Promise<void> {
  for (const id of new Set<ImportId>(lines.map((line) => line.import)))
    await imports.finishImportUndo(id, null);
}
