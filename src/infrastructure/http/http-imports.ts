import type { Imports } from "../../application/ports/imports.ts";
import {
  decodeImportOutcome,
  decodeImportUndone,
  decodeMadeImport,
  encodeImport,
  importListSchema,
  importOutcomeSchema,
  importUndoneSchema,
} from "../../contract/imports.ts";
import {
  countedLineSchema,
  decodeCountedLine,
  decodeKeptLines,
  keptLinesSchema,
} from "../../contract/kept-lines.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";
import { creating } from "./naming-headers.ts";

/** Imports over the calls of /importacoes. */
export const httpImports = (api: Api): Imports => ({
  make: async (draft, change) => {
    const call = { body: encodeImport(draft), headers: creating({ change }) };
    return decodeImportOutcome(await api("post", paths.imports, importOutcomeSchema, call));
  },
  list: async () => (await api("get", paths.imports, importListSchema)).map(decodeMadeImport),
  lines: async () => decodeKeptLines(await api("get", paths.importLines, keptLinesSchema)),
  undo: async (id, edited, change) => {
    const query = { editadas: edited.length === 0 ? undefined : edited.join(",") };
    const call = { query, headers: creating({ change }) };
    return decodeImportUndone(await api("delete", paths.import(id), importUndoneSchema, call));
  },
  count: async (id, { counts, category }, change) => {
    const body = { nao_contar: !counts, ...(category === null ? {} : { categoria: category }) };
    const call = { body, headers: creating({ change }) };
    return decodeCountedLine(await api("put", paths.importLine(id), countedLineSchema, call));
  },
});
