import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { ChangeId, ImportId, TransactionId } from "../../../../src/domain/shared/ids.ts";
import type { Work } from "../ledger/write-rows.ts";
import {
  byId,
  deleteLines,
  deleteRows,
  isAlike,
  storeVersions,
  rowsWith,
  readVersions,
} from "./import-versions.ts";
import type { LineRevert } from "./line-revert.ts";
import { existingRecords, recordsBy } from "./existing-records.ts";

/** Forgets movements that the change brought back, and turns those back that it rewrote. */
export async function revertLines(
  work: Work,
  { change, kept }: LineRevert,
  touched: Set<ImportId>,
): Promise<void> {
  const { queries, member } = work;
  const changed = await revisionOf(work, change);
  for await (const page of readVersions(queries, member.ledger, change, "import_lines")) {
    const written = page.flatMap(({ before, after }) => (after ? [{ before, after }] : []));
    const ids = written.map(({ after }) => after.id);
    const present = byId(await rowsWith(work, "import_lines", "id", ids));
    const untouched = written.flatMap(({ before, after }) => {
      const there = present.get(after.id);
      return there && isAlike(after, there) ? [{ before, there }] : [];
    });
    const recordsOf = await recordsBy(
      work,
      untouched.map(({ there }) => there),
    );
    const records = untouched.flatMap(({ there }) => recordsOf(there));
    const existing = await existingRecords(work, records);
    /** Whether a record stays, or came after the change. */
    const holds = (record: TransactionId) => {
      const revision = existing.get(record);
      return revision !== undefined && (kept.has(record) || revision > changed);
    };
    const going = untouched.filter(
      ({ before, there }) =>
        before === null && (there.former_date !== null || !recordsOf(there).some(holds)),
    );
    await deleteLines(
      work,
      going.map(({ there }) => there.id),
    );
    for (const { there } of going) touched.add(there.import_id);
    for (const { before, there } of untouched) {
      if (before === null || recordsOf(there).some((record) => kept.has(record))) continue;
      await storeVersions(work, "import_lines", [{ before: there, after: before }]);
      const own = queries.updateTable("import_lines").where("ledger_id", "=", member.ledger);
      await own.where("id", "=", there.id).set(before).execute();
      touched.add(there.import_id);
    }
  }
  for await (const page of readVersions(queries, member.ledger, change, "import_parts")) {
    const came = page.flatMap(({ before, after }) => (before || !after ? [] : [after]));
    const records = came.filter(({ counts }) => counts === 1).map((part) => part.record_id);
    const existing = await existingRecords(work, records);
    const going = records.filter((record) => !existing.has(record));
    await deleteRows(work, "import_parts", "record_id", going);
  }
}

/** The revision in which a change was made; 0 if its versions are gone. */
async function revisionOf({ queries, member }: Work, change: ChangeId): Promise<Revision> {
  const versions = queries.selectFrom("versions").where("ledger_id", "=", member.ledger);
  const own = versions.select("revision").where("change_id", "=", change);
  return (await own.limit(1).executeTakeFirst())?.revision ?? 0;
}
