import type { CountedLine, LineState } from "../../../src/domain/imports/stored-line.ts";
import type { LeftOut } from "../../../src/domain/imports/left-out.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { ChangeId, ImportLineId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { presentOf } from "./counting.ts";
import { categoryFault } from "../ledger/current-category.ts";
import type { LineToCount } from "./imports.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** Whether a movement is to count, and under which category if not its own. */
export type LineChange = { readonly counts: boolean; readonly category: string | null };

export type CountRefusal = "bad-category" | "change-reused" | "no-such-record";

/** The movement after the change, and its revision; null if nothing had to change. */
export type CountAnswer = { readonly line: CountedLine; readonly revision: Revision | null };

/** The reason stored for a movement excluded by the person. */
const BY_HAND: LeftOut = { reason: "person", because: null };

/**
 * Creates the record of an imported movement that does not count, or removes it again. A record that existed before is
 * restored unchanged.
 */
export const countLine =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    id: ImportLineId,
    { counts, category }: LineChange,
    change: ChangeId | null,
  ): Promise<Result<CountAnswer, CountRefusal>> =>
    ledgerWork(member, change, async ({ ledgers, records }) => {
      const [line] = await records.imports.lines([id]);
      const [first] = line?.made ?? [];
      if (line === undefined || first === undefined) return refused("no-such-record");
      const of = await presentOf(records, [line]);
      const [present, missing] = [of.present(line), of.missing(line)];
      if (line.counted === counts && (!counts || missing.length === 0))
        return accepted({ line: answerOf(line, counts, present, null), revision: null });
      if (await records.isRepeated()) return refused("change-reused");
      const wanted = counts ? category : null;
      if (wanted !== null) {
        const draft = { kind: first.kind, category: wanted };
        const fault = await categoryFault(ledgers, member.ledger, draft);
        if (fault !== null) return refused(fault);
      }
      if (!counts) await records.transactions.removeAll(present.map((record) => record.id));
      const refiled = (record: Transaction) =>
        wanted === null ? record : { ...record, category: wanted };
      if (counts) await records.transactions.replaceAll(missing.map(refiled));
      if (counts) await records.imports.count(line, wanted);
      else await records.imports.leaveOut(line, BY_HAND);
      const revision = await records.imports.finishImportUndo(line.import, null);
      const now = counts ? [...present, ...missing] : [];
      return accepted({ line: answerOf(line, counts, now, wanted), revision });
    });

function answerOf(
  line: LineToCount,
  counts: boolean,
  present: readonly Transaction[],
  category: string | null,
): CountedLine {
  const counted: LineState = line.former === null ? "counted" : "joined";
  return {
    id: line.id,
    records: counts ? present.map((record) => record.id) : [],
    state: counts ? counted : "not-counted",
    category: category ?? line.category,
  };
}
