import * as v from "valibot";
import type { StoredLine, LineState } from "../../domain/imports/stored-line.ts";
import type { LeftOut } from "../../domain/imports/left-out.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accountId, importId, importLineId, transactionId } from "../../domain/shared/ids.ts";
import { categoryName, civilDate, euros, revision } from "../fields.ts";
import { ORIGINAL_MAX } from "../../domain/imports/import-limits.ts";
import { IDENTITY_MAX } from "../../domain/imports/statements/identity.ts";
import { REFERENCE_MAX } from "../../domain/imports/statements/reference.ts";
import { KIND_NAMES, KINDS } from "../entry-kinds.ts";
import { LEFT_OUT_NAMES, LEFT_OUT_REASONS, REASON_NAMES, type ReasonName } from "./left-out.ts";
import { partLimit } from "../query-numbers.ts";
import { optional } from "../wire/absent.ts";
import { field, idAs, idsAs, money, word } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";
import { request, response } from "../shape.ts";
import { copiedText, reference } from "../exports/copied-texts.ts";

const STATE_NAMES = {
  counted: "contada",
  "not-counted": "nao_contada",
  joined: "junta",
  removed: "removida",
} as const satisfies Record<LineState, string>;

const STATES = {
  contada: "counted",
  nao_contada: "not-counted",
  junta: "joined",
  removida: "removed",
} as const satisfies Record<string, LineState>;

const texts = v.array(v.string());
const state = v.picklist(["contada", "nao_contada", "junta", "removida"]);

const reason = v.nullable(v.picklist(REASON_NAMES));

const leftOutOf = (motivo: ReasonName | null, because: string | null): LeftOut | null =>
  motivo === null
    ? null
    : {
        reason: LEFT_OUT_REASONS[motivo],
        because: because === null ? null : importLineId(because),
      };

/**
 * The query of GET /importacoes/linhas: the movements since a day, or of one import; and a page of them, ordered by id,
 * after the last of the page before.
 */
export const storedLinesQuerySchema = request({
  depois: v.optional(v.pipe(v.string(), v.uuid("bad-id" satisfies FieldIssue))),
  limite: v.optional(partLimit),
  de: v.optional(civilDate),
  importacao: v.optional(v.pipe(v.string(), v.uuid("bad-id" satisfies FieldIssue))),
});

/** The response of GET /importacoes/linhas, as columns: the values at the same index of each array are one movement. */
export const storedLinesSchema = v.pipe(
  response({
    contas: texts,
    importacoes: texts,
    ids: texts,
    registos: v.array(texts),
    estados: v.array(state),
    tipos: v.array(v.picklist(["receita", "despesa"])),
    datas: v.array(civilDate),
    valores: v.array(euros),
    identidades: texts,
    // Servers before this column leave it out.
    referencias: v.optional(v.array(v.nullable(v.string()))),
    originais: texts,
    categorias: texts,
    escolhidas: v.array(v.boolean()),
    motivos: v.array(reason),
    contrapartidas: v.array(v.nullable(v.string())),
    revisoes: v.array(revision),
  }),
  v.check(
    (columns) =>
      new Set(Object.values(columns).flatMap((column) => (column ? column.length : []))).size === 1,
  ),
);

const COLUMNS: Readonly<Record<string, (line: StoredLine) => unknown>> = {
  contas: (line) => line.account,
  importacoes: (line) => line.import,
  ids: (line) => line.id,
  registos: (line) => line.records,
  estados: (line) => STATE_NAMES[line.state],
  tipos: (line) => KIND_NAMES[line.kind],
  datas: (line) => line.date,
  valores: (line) => eurosFromCents(line.amount),
  identidades: (line) => line.identity,
  referencias: (line) => line.reference ?? null,
  originais: (line) => line.original,
  categorias: (line) => line.category,
  escolhidas: (line) => line.chosen,
  motivos: (line) => line.leftOut && LEFT_OUT_NAMES[line.leftOut.reason],
  contrapartidas: (line) => line.leftOut?.because ?? null,
  revisoes: (line) => line.revision,
};

/** The number of values written in one go; few enough not to hold up other requests. */
const VALUE_BATCH_SIZE = 4_000;

/** Writes movements as the JSON of GET /importacoes/linhas, in short parts. */
export function* storedLinesJson(lines: readonly StoredLine[]): Generator<string> {
  let opening = "{";
  for (const [name, valueOf] of Object.entries(COLUMNS)) {
    yield `${opening}"${name}":[`;
    for (let from = 0; from < lines.length; from += VALUE_BATCH_SIZE) {
      const values = lines.slice(from, from + VALUE_BATCH_SIZE).map(valueOf);
      yield (from === 0 ? "" : ",") + JSON.stringify(values).slice(1, -1);
    }
    opening = "],";
  }
  yield "]}";
}

/** Reads the columns as movements, in the same order. */
export function decodeStoredLines(columns: v.InferOutput<typeof storedLinesSchema>): StoredLine[] {
  const at = <Value>(values: readonly Value[], index: number): Value => {
    const value = values[index];
    if (value === undefined) throw new RangeError("columns of one length");
    return value;
  };
  const { referencias } = columns;
  return columns.ids.map((id, index) => ({
    account: accountId(at(columns.contas, index)),
    import: importId(at(columns.importacoes, index)),
    id: importLineId(id),
    records: at(columns.registos, index).map(transactionId),
    state: STATES[at(columns.estados, index)],
    kind: KINDS[at(columns.tipos, index)],
    date: at(columns.datas, index),
    amount: at(columns.valores, index),
    identity: at(columns.identidades, index),
    ...(referencias?.[index] && { reference: referencias[index] }),
    original: at(columns.originais, index),
    category: at(columns.categorias, index),
    chosen: at(columns.escolhidas, index),
    leftOut: leftOutOf(at(columns.motivos, index), at(columns.contrapartidas, index)),
    revision: at(columns.revisoes, index),
  }));
}

const kept = wire({
  account: idAs("conta", accountId),
  import: idAs("importacao", importId),
  id: idAs("id", importLineId),
  records: idsAs("registos", transactionId),
  state: word("estado", STATES),
  kind: word("tipo", KINDS),
  date: field("data", civilDate),
  amount: money("valor"),
  identity: field("identidade", v.pipe(v.string(), v.minLength(1), v.maxLength(IDENTITY_MAX))),
  reference: optional(
    field("referencia", v.pipe(v.string(), v.minLength(1), v.maxLength(REFERENCE_MAX))),
  ),
  original: field("original", copiedText(ORIGINAL_MAX)),
  category: field("categoria", v.string()),
  chosen: field("escolhida", v.boolean()),
});

/** A movement of an export. */
export const storedLineSchema = response({
  ...kept.entries,
  motivo: v.optional(reason, null),
  contrapartida: v.optional(v.nullable(reference), null),
});

export const decodeStoredLine = (
  fields: v.InferOutput<typeof storedLineSchema>,
): Omit<StoredLine, "revision"> => ({
  ...kept.read(fields),
  leftOut: leftOutOf(fields.motivo, fields.contrapartida),
});

export const encodeStoredLine = (
  line: Omit<StoredLine, "revision">,
): v.InferInput<typeof storedLineSchema> => ({
  ...kept.write(line),
  ...(line.leftOut && {
    motivo: LEFT_OUT_NAMES[line.leftOut.reason],
    ...(line.leftOut.because && { contrapartida: line.leftOut.because }),
  }),
});

/** The body of PUT /importacoes/linhas/{id}; the category is for the record of a movement that now counts. */
export const lineChangeSchema = request({
  nao_contar: v.boolean("wrong-type" satisfies FieldIssue),
  categoria: v.optional(categoryName),
});

const counted = wire({
  id: kept.fields.id,
  records: kept.fields.records,
  state: kept.fields.state,
  category: kept.fields.category,
});

/** The response of PUT /importacoes/linhas/{id}: the movement as it is now. */
export const countedLineSchema = response(counted.entries);

export const decodeCountedLine = counted.read;
export const encodeCountedLine = counted.write;
