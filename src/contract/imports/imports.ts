import * as v from "valibot";
import { FILE_NAME_MAX, LINES_MAX } from "../../domain/imports/import-limits.ts";
import type {
  ImportDraft,
  ImportOutcome,
  ImportUndone,
  MadeImport,
  UndoOutlook,
} from "../../domain/imports/import.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { importId, transactionId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import {
  closingSchema,
  decodeClosing,
  decodeImportAccount,
  encodeClosing,
  encodeImportAccount,
  importAccountSchema,
  namedAccountSchema,
} from "./import-accounts.ts";
import { civilDate, instant, ownId } from "../fields.ts";
import { requiredText } from "../text-fields.ts";
import {
  decodeImportLine,
  encodeImportLine,
  importLineSchema,
  type LineBody,
  type LineFields,
} from "./import-lines.ts";
import { request, response } from "../shape.ts";

const head = {
  id: ownId,
  nome: requiredText(FILE_NAME_MAX),
  banco: requiredText(NAME_MAX),
  conta: importAccountSchema,
  saldo: v.optional(closingSchema),
};

/** The body of POST /importacoes without its movements, which are read one at a time. */
export const importHeadSchema = request({
  ...head,
  linhas: v.pipe(v.array(v.unknown()), v.maxLength(0, "wrong-type" satisfies FieldIssue)),
});

const linesSchema: v.GenericSchema<LineBody[], LineFields[]> = v.pipe(
  v.array(importLineSchema, "wrong-type" satisfies FieldIssue),
  v.minLength(1, "required" satisfies FieldIssue),
  v.maxLength(LINES_MAX, "too-many" satisfies FieldIssue),
);

/** The body of POST /importacoes. */
export const importSchema = request({
  ...head,
  linhas: linesSchema,
});

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The response of POST /importacoes. */
export const importOutcomeSchema = response({ id: v.string(), criadas: count, repetidas: count });

/** An import as the server returns it (importação on the wire). */
export const madeImportSchema = response({
  ...importOutcomeSchema.entries,
  nome: v.string(),
  banco: v.string(),
  conta: namedAccountSchema,
  feita_em: instant,
  nao_contadas: count,
  juntas: count,
  revistas: count,
  de: civilDate,
  ate: civilDate,
});

/** The response of GET /importacoes. */
export const importListSchema = v.array(madeImportSchema);

/** The number of ids that fit into a URL. */
const EDITED_MAX = 400;

/** The query of DELETE /importacoes/{id}: the edited records to remove as well, by their ids; or a dry run. */
export const undoQuerySchema = request({
  simular: v.optional(v.picklist(["true", "false"], "wrong-type" satisfies FieldIssue)),
  editadas: v.optional(
    v.pipe(
      v.string(),
      v.transform((ids) => (ids === "" ? [] : ids.split(","))),
      v.maxLength(EDITED_MAX, "too-many" satisfies FieldIssue),
    ),
  ),
});

/** The body of POST /importacoes/{id}/anular: the edited records to remove as well, by their ids. */
export const undoImportSchema = request({
  editadas: v.pipe(
    v.array(v.string("wrong-type" satisfies FieldIssue), "wrong-type" satisfies FieldIssue),
    v.maxLength(LINES_MAX, "too-many" satisfies FieldIssue),
  ),
});

const undone = { removidas: count, editadas: v.array(v.string()) };

const trial = response({ registos: count, revistas: count, repostas: count, de_outras: count });

/** The response of both calls that undo an import; `simulacao` is present on a dry run. */
export const importUndoneSchema = response({ ...undone, simulacao: v.optional(trial) });

/** The response of a dry run. */
export const undoOutlookSchema = response({ ...undone, simulacao: trial });

export const decodeImport = (fields: v.InferOutput<typeof importSchema>): ImportDraft => ({
  id: importId(fields.id),
  name: fields.nome,
  bank: fields.banco,
  account: decodeImportAccount(fields.conta),
  closing: fields.saldo === undefined ? null : decodeClosing(fields.saldo),
  lines: fields.linhas.map(decodeImportLine),
});

export const encodeImport = (draft: ImportDraft): v.InferInput<typeof importSchema> => ({
  id: draft.id,
  nome: draft.name,
  banco: draft.bank,
  conta: encodeImportAccount(draft.account),
  ...(draft.closing === null ? {} : { saldo: encodeClosing(draft.closing) }),
  linhas: draft.lines.map(encodeImportLine),
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

export const decodeImportOutcome = (
  fields: v.InferOutput<typeof importOutcomeSchema>,
): ImportOutcome => ({
  id: importId(fields.id),
  created: fields.criadas,
  repeated: fields.repetidas,
});

export const encodeImportOutcome = ({ id, created, repeated }: ImportOutcome) => ({
  id,
  criadas: created,
  repetidas: repeated,
});

export const decodeMadeImport = (fields: v.InferOutput<typeof madeImportSchema>): MadeImport => ({
  ...decodeImportOutcome(fields),
  name: fields.nome,
  bank: fields.banco,
  account: decodeImportAccount(fields.conta),
  madeAt: fields.feita_em,
  notCounted: fields.nao_contadas,
  joined: fields.juntas,
  seenAgain: fields.revistas,
  from: fields.de,
  to: fields.ate,
});

export const encodeMadeImport = (made: MadeImport): v.InferInput<typeof madeImportSchema> => ({
  ...encodeImportOutcome(made),
  nome: made.name,
  banco: made.bank,
  conta: encodeImportAccount(made.account),
  feita_em: new Date(made.madeAt).toISOString(),
  nao_contadas: made.notCounted,
  juntas: made.joined,
  revistas: made.seenAgain,
  de: made.from,
  ate: made.to,
});

export const decodeImportUndone = (
  fields: v.InferOutput<typeof importUndoneSchema>,
): ImportUndone => ({
  removed: fields.removidas,
  edited: fields.editadas.map(transactionId),
});

export const encodeImportUndone = ({ removed, edited }: ImportUndone) => ({
  removidas: removed,
  editadas: [...edited],
});

export const decodeUndoOutlook = (
  fields: v.InferOutput<typeof undoOutlookSchema>,
): UndoOutlook => ({
  ...decodeImportUndone(fields),
  records: fields.simulacao.registos,
  repeated: fields.simulacao.revistas,
  restored: fields.simulacao.repostas,
  others: fields.simulacao.de_outras,
});

export const encodeUndoOutlook = (
  outlook: UndoOutlook,
): v.InferInput<typeof undoOutlookSchema> => ({
  ...encodeImportUndone(outlook),
  simulacao: {
    registos: outlook.records,
    revistas: outlook.repeated,
    repostas: outlook.restored,
    de_outras: outlook.others,
  },
});
