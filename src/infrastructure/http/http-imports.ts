import type { Clock } from "../../application/clock.ts";
import { inSlices } from "../../application/in-slices.ts";
import type { Imports, LinesOf } from "../../application/imports/imports.ts";
import {
  decodeImportOutcome,
  decodeImportUndone,
  decodeMadeImport,
  decodeUndoOutlook,
  importJson,
  importListSchema,
  importOutcomeSchema,
  importUndoneSchema,
  undoOutlookSchema,
} from "../../contract/imports/imports.ts";
import {
  countedLineSchema,
  decodeCountedLine,
  decodeStoredLines,
  storedLinesSchema,
} from "../../contract/imports/stored-lines.ts";
import { paths } from "../../contract/paths.ts";
import type { ImportDraft } from "../../domain/imports/import.ts";
import type { StoredLine } from "../../domain/imports/stored-line.ts";
import { nextTurn } from "../browser/next-turn.ts";
import type { Api } from "./api.ts";
import { creating, today } from "./ledger/naming-headers.ts";

/** The number of movements per request: read and validated well within three frames. */
const PAGE_SIZE = 5_000;

/** The body of an import, written in slices that leave time for other work. */
const bodyOf = (draft: ImportDraft): Promise<Blob> =>
  inSlices(
    (function* () {
      const parts: string[] = [];
      for (const part of importJson(draft)) {
        parts.push(part);
        yield;
      }
      return new Blob(parts, { type: "application/json" });
    })(),
    nextTurn,
  );

const queryOf = (of: LinesOf) => ("from" in of ? { de: of.from } : { importacao: of.import });

/** Imports over the calls of /importacoes. */
export const httpImports = (api: Api, clock: Pick<Clock, "today">): Imports => ({
  make: async (draft, change) => {
    const headers = { ...creating({ change }), ...today(clock) };
    const call = { body: await bodyOf(draft), headers };
    return decodeImportOutcome(await api("post", paths.imports, importOutcomeSchema, call));
  },
  list: async () => (await api("get", paths.imports, importListSchema)).map(decodeMadeImport),
  lines: async (of) => {
    const lines: StoredLine[] = [];
    for (;;) {
      const query = { limite: String(PAGE_SIZE), depois: lines.at(-1)?.id, ...(of && queryOf(of)) };
      const part = await api("get", paths.importLines, storedLinesSchema, { query });
      lines.push(...decodeStoredLines(part));
      if (part.ids.length < PAGE_SIZE) return lines;
    }
  },
  tryUndo: async (id) => {
    const call = { query: { simular: "true" } };
    return decodeUndoOutlook(await api("delete", paths.import(id), undoOutlookSchema, call));
  },
  undo: async (id, edited, change) => {
    const call = { body: { editadas: edited }, headers: creating({ change }) };
    return decodeImportUndone(await api("post", paths.undoImport(id), importUndoneSchema, call));
  },
  count: async (id, { counts, category }, change) => {
    const body = { nao_contar: !counts, ...(category === null ? {} : { categoria: category }) };
    const call = { body, headers: creating({ change }) };
    return decodeCountedLine(await api("put", paths.importLine(id), countedLineSchema, call));
  },
});
