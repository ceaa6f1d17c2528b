import * as v from "valibot";
import { FILE_NAME_MAX, LINES_MAX } from "../../domain/imports/import-limits.ts";
import type { ImportDraft, UndoOutlook } from "../../domain/imports/import.ts";
import { importId, transactionId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { closing, importAccount, namedAccount } from "./import-accounts.ts";
import { civilDate, ownId } from "../fields.ts";
import { requiredText } from "../text-fields.ts";
import {
  decodeImportLine,
  encodeImportLine,
  importLineSchema,
  type LineBody,
  type LineFields,
} from "./import-lines.ts";
import { issue, request, response } from "../shape.ts";
import { optional } from "../wire/absent.ts";
import { field, idAs, idsAs, moment } from "../wire/field.ts";
import { nested } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";

const head = wire({
  id: field("id", v.pipe(ownId, v.transform(importId))),
  name: field("nome", requiredText(FILE_NAME_MAX)),
  bank: field("banco", requiredText(NAME_MAX)),
  account: nested("conta", importAccount, request),
  closing: optional(nested("saldo", closing, request)),
});

/** The body of POST /importacoes without its movements, which are read one at a time. */
export const importHeadSchema = request({
  ...head.entries,
  linhas: v.pipe(v.array(v.unknown()), v.maxLength(0, issue("wrong-type"))),
});

const linesSchema: v.GenericSchema<LineBody[], LineFields[]> = v.pipe(
  v.array(importLineSchema, issue("wrong-type")),
  v.minLength(1, issue("required")),
  v.maxLength(LINES_MAX, issue("too-many")),
);

/** The body of POST /importacoes. */
export const importSchema = request({
  ...head.entries,
  linhas: linesSchema,
});

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const outcome = wire({
  id: idAs("id", importId),
  created: field("criadas", count),
  repeated: field("repetidas", count),
});

/** The response of POST /importacoes. */
export const importOutcomeSchema = response(outcome.entries);

const made = wire({
  ...outcome.fields,
  name: field("nome", v.string()),
  bank: field("banco", v.string()),
  account: nested("conta", namedAccount),
  madeAt: moment("feita_em"),
  notCounted: field("nao_contadas", count),
  joined: field("juntas", count),
  seenAgain: field("revistas", count),
  from: field("de", civilDate),
  to: field("ate", civilDate),
});

/** An import as the server returns it (importação on the wire). */
export const madeImportSchema = response(made.entries);

/** The response of GET /importacoes. */
export const importListSchema = v.array(madeImportSchema);

/** The number of ids that fit into a URL. */
const EDITED_MAX = 400;

/** The query of DELETE /importacoes/{id}: the edited records to remove as well, by their ids; or a dry run. */
export const undoQuerySchema = request({
  simular: v.optional(v.picklist(["true", "false"], issue("wrong-type"))),
  editadas: v.optional(
    v.pipe(
      v.string(),
      v.transform((ids) => (ids === "" ? [] : ids.split(","))),
      v.maxLength(EDITED_MAX, issue("too-many")),
    ),
  ),
});

/** The body of POST /importacoes/{id}/anular: the edited records to remove as well, by their ids. */
export const undoImportSchema = request({
  editadas: v.pipe(
    v.array(v.string(issue("wrong-type")), issue("wrong-type")),
    v.maxLength(LINES_MAX, issue("too-many")),
  ),
});

const undone = wire({
  removed: field("removidas", count),
  edited: idsAs("editadas", transactionId),
});

const trial = wire({
  records: field("registos", count),
  repeated: field("revistas", count),
  restored: field("repostas", count),
  others: field("de_outras", count),
});

/** The response of both calls that undo an import; `simulacao` is present on a dry run. */
export const importUndoneSchema = response({
  ...undone.entries,
  simulacao: v.optional(response(trial.entries)),
});

/** The response of a dry run. */
export const undoOutlookSchema = response({
  ...undone.entries,
  simulacao: response(trial.entries),
});

export const decodeImport = ({
  linhas,
  ...about
}: v.InferOutput<typeof importSchema>): ImportDraft => ({
  closing: null,
  ...head.read(about),
  lines: linhas.map(decodeImportLine),
});

export const encodeImport = ({
  closing: stated,
  lines,
  ...about
}: ImportDraft): v.InferInput<typeof importSchema> => ({
  ...head.write({ ...about, ...(stated !== null && { closing: stated }) }),
  linhas: lines.map(encodeImportLine),
});

/** The number of movements written in one go; few enough not to hold up other work. */
const LINE_BATCH_SIZE = 500;

/** Writes the JSON of the import's body, in short parts. */
export function* importJson({ lines, ...draft }: ImportDraft): Generator<string> {
  const { linhas: _, ...about } = encodeImport({ ...draft, lines: [] });
  yield `${JSON.stringify(about).slice(0, -1)},"linhas":[`;
  for (let from = 0; from < lines.length; from += LINE_BATCH_SIZE) {
    const some = lines.slice(from, from + LINE_BATCH_SIZE).map(encodeImportLine);
    yield (from === 0 ? "" : ",") + JSON.stringify(some).slice(1, -1);
  }
  yield "]}";
}

export const decodeImportOutcome = outcome.read;
export const encodeImportOutcome = outcome.write;
export const decodeMadeImport = made.read;
export const encodeMadeImport = made.write;
export const decodeImportUndone = undone.read;
export const encodeImportUndone = undone.write;

export const decodeUndoOutlook = (
  fields: v.InferOutput<typeof undoOutlookSchema>,
): UndoOutlook => ({ ...undone.read(fields), ...trial.read(fields.simulacao) });

export const encodeUndoOutlook = (
  outlook: UndoOutlook,
): v.InferInput<typeof undoOutlookSchema> => ({
  ...undone.write(outlook),
  simulacao: trial.write(outlook),
});
