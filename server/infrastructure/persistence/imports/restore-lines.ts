import type { ImportId } from "../../../../src/domain/shared/ids.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { RowDiff } from "../ledger/row-diff.ts";
import type { ImportLineRow } from "./import-tables.ts";
import { byId, storeVersions, keyOf, rowsWith, readVersions } from "./import-versions.ts";
import type { LineRevert } from "./line-revert.ts";
import { reimportedLines } from "./reimported-lines.ts";
import { restoreImport } from "./revert-imports.ts";

type ChangedImports = { readonly touched: Set<ImportId>; readonly turned: Set<ImportId> };

/** Brings forgotten movements back, and with the first of an import the import. */
export async function restoreLines(
  work: Work,
  { change, only }: LineRevert,
  { touched, turned }: ChangedImports,
): Promise<void> {
  const { queries, member, insert } = work;
  const isThere = new Map<ImportId, boolean>();
  for await (const page of readVersions(queries, member.ledger, change, "import_lines")) {
    const wanted = forgotten(page).filter(({ id }) => only?.has(id) ?? true);
    const ids = wanted.map(({ id }) => id);
    const present = byId(await rowsWith(work, "import_lines", "id", ids));
    const taken = await reimportedLines(work, wanted);
    const restored: ImportLineRow[] = [];
    for (const row of wanted) {
      if (present.has(row.id) || taken.has(row.id)) continue;
      const { import_id: of, account_id: account } = row;
      if (!isThere.has(of)) isThere.set(of, await restoreImport(work, of, account, turned));
      if (isThere.get(of)) restored.push(row);
    }
    await inBatches(restored, (some) => insert(queries, "import_lines", some, "fail"));
    await storeVersions(work, "import_lines", restored.map(cameBack));
    for (const row of restored) touched.add(row.import_id);
  }
}

export async function restoreParts(work: Work, { change, only }: LineRevert): Promise<void> {
  const { queries, member, insert } = work;
  for await (const page of readVersions(queries, member.ledger, change, "import_parts")) {
    const wanted = forgotten(page).filter((part) => only?.has(part.line_id) ?? true);
    const ids = wanted.map((part) => part.line_id);
    const lines = byId(await rowsWith(work, "import_lines", "id", ids));
    const present = await rowsWith(work, "import_parts", "line_id", ids);
    const taken = new Set(present.map((part) => keyOf("import_parts", part)));
    const restored = wanted.filter(
      (part) => lines.has(part.line_id) && !taken.has(keyOf("import_parts", part)),
    );
    await inBatches(restored, (some) => insert(queries, "import_parts", some, "fail"));
    await storeVersions(work, "import_parts", restored.map(cameBack));
  }
}

export async function restoreRepeats(
  work: Work,
  { change, only }: LineRevert,
  { touched, turned }: ChangedImports,
): Promise<void> {
  const { queries, member, insert } = work;
  for await (const page of readVersions(queries, member.ledger, change, "import_repeats")) {
    const wanted = forgotten(page).filter(
      (row) => only === null || only.has(row.line_id) || turned.has(row.later_id),
    );
    const ids = wanted.map((row) => row.line_id);
    const lines = byId(await rowsWith(work, "import_lines", "id", ids));
    const later = [...new Set(wanted.map((row) => row.later_id))];
    const imports = byId(await rowsWith(work, "imports", "id", later));
    const present = await rowsWith(work, "import_repeats", "line_id", ids);
    const taken = new Set(present.map((row) => keyOf("import_repeats", row)));
    const restored = wanted.filter(
      (row) =>
        lines.has(row.line_id) &&
        (imports.get(row.later_id)?.account_id ?? null) !== null &&
        !taken.has(keyOf("import_repeats", row)),
    );
    await inBatches(restored, (some) => insert(queries, "import_repeats", some, "fail"));
    await storeVersions(work, "import_repeats", restored.map(cameBack));
    for (const row of restored) touched.add(row.later_id);
  }
}

const forgotten = <Row>(page: readonly RowDiff<Row>[]): readonly Row[] =>
  page.flatMap(({ before, after }) => (before !== null && after === null ? [before] : []));

const cameBack = <Row>(after: Row): RowDiff<Row> => ({ before: null, after });
