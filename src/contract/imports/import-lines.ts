import * as v from "valibot";
import { IDENTITY_MAX } from "../../domain/imports/statements/identity.ts";
import { REFERENCE_MAX } from "../../domain/imports/statements/reference.ts";
import type { ImportLine, ImportPart, LineUse } from "../../domain/imports/import.ts";
import { ORIGINAL_MAX, EXCLUDED_MAX, PARTS_MAX } from "../../domain/imports/import-limits.ts";
import type { LeftOut, Excluded } from "../../domain/imports/left-out.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { importLineId, transactionId } from "../../domain/shared/ids.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import { categoryName, civilDate, euros, ownId } from "../fields.ts";
import { fulfilment } from "../recurrences/fulfilment.ts";
import { optionalText, requiredText } from "../text-fields.ts";
import { KIND_NAMES, KINDS } from "../entry-kinds.ts";
import { LEFT_OUT_NAMES, LEFT_OUT_REASONS, REASON_NAMES } from "./left-out.ts";
import { inField, issue, request } from "../shape.ts";

const leftOutReason = v.picklist(REASON_NAMES, issue("wrong-type"));

const flag = v.optional(v.boolean(issue("wrong-type")), false);

const partSchema = request({
  id: ownId,
  categoria: categoryName,
  valor: euros,
  descricao: optionalText(DESCRIPTION_MAX),
  nao_contar: flag,
});

interface Part extends v.InferOutput<typeof partSchema> {}
interface PartBody extends v.InferInput<typeof partSchema> {}

const partsSchema: v.GenericSchema<PartBody[], Part[]> = v.pipe(
  v.array(partSchema, issue("wrong-type")),
  v.minLength(2, issue("bad-split")),
  v.maxLength(PARTS_MAX, issue("too-many")),
);

const lineName = v.pipe(v.string(issue("wrong-type")), v.uuid(issue("bad-id")));

const excluded = request({ id: lineName, motivo: leftOutReason });

/** A movement, before its uses are checked against each other. */
const lineSchema = request({
  id: ownId,
  tipo: v.picklist(["receita", "despesa"], issue("wrong-type")),
  data: civilDate,
  categoria: categoryName,
  valor: euros,
  descricao: optionalText(DESCRIPTION_MAX),
  identidade: requiredText(IDENTITY_MAX),
  referencia: v.optional(requiredText(REFERENCE_MAX)),
  original: optionalText(ORIGINAL_MAX),
  escolhida: flag,
  nao_contar: flag,
  junta: v.optional(v.pipe(v.string(issue("wrong-type")), v.uuid(issue("bad-id")))),
  repor: flag,
  divisao: v.optional(partsSchema),
  motivo: v.optional(leftOutReason),
  contrapartida: v.optional(lineName),
  afasta: v.optional(
    v.union([excluded, v.pipe(v.array(excluded), v.maxLength(EXCLUDED_MAX))], issue("wrong-type")),
  ),
  recorrente: v.optional(request(fulfilment.entries)),
});

/** A movement of that body: as it is read, and as it is sent. */
export interface LineFields extends v.InferOutput<typeof lineSchema> {}
export interface LineBody extends v.InferInput<typeof lineSchema> {}

/** Whether the parts add up to the whole, and at least one of them counts. */
const isDivided = (parts: readonly Part[], whole: number) =>
  parts.reduce((total, { valor }) => total + valor, 0) === whole &&
  parts.some(({ nao_contar }) => !nao_contar);

const usesAgree: v.RawCheckAction<LineFields> = v.rawCheck(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { nao_contar, junta, divisao, valor, recorrente, motivo, contrapartida } = dataset.value;
  const uses = [nao_contar, junta !== undefined, divisao !== undefined].filter(Boolean);
  if (uses.length > 1) addIssue(inField(dataset.value, "nao_contar", "one-use"));
  if (!nao_contar && motivo !== undefined) addIssue(inField(dataset.value, "motivo", "one-use"));
  if (motivo === undefined && contrapartida !== undefined)
    addIssue(inField(dataset.value, "contrapartida", "one-use"));
  if (nao_contar && recorrente !== undefined)
    addIssue(inField(dataset.value, "recorrente", "bad-fulfilment"));
  if (divisao !== undefined && !isDivided(divisao, valor))
    addIssue(inField(dataset.value, "divisao", "bad-split"));
});

/** A movement in the body of POST /importacoes; it becomes a record unless it states another use. */
export const importLineSchema: v.GenericSchema<LineBody, LineFields> = v.pipe(
  lineSchema,
  usesAgree,
);

function readUse({ nao_contar, junta, divisao }: LineFields): LineUse {
  if (nao_contar) return { type: "not-counted" };
  if (junta !== undefined) return { type: "join", record: transactionId(junta) };
  if (divisao !== undefined) return { type: "split", parts: divisao.map(decodePart) };
  return { type: "record" };
}

const decodePart = (fields: Part): ImportPart => ({
  id: transactionId(fields.id),
  category: fields.categoria,
  amount: fields.valor,
  description: fields.descricao,
  counts: !fields.nao_contar,
});

const readLeftOut = ({ motivo, contrapartida }: LineFields): LeftOut | null =>
  motivo === undefined
    ? null
    : {
        reason: LEFT_OUT_REASONS[motivo],
        because: contrapartida === undefined ? null : importLineId(contrapartida),
      };

const readExcluded = ({ afasta = [] }: LineFields): readonly Excluded[] =>
  [afasta].flat().map(({ id, motivo }) => ({
    id: importLineId(id),
    reason: LEFT_OUT_REASONS[motivo],
  }));

const encodePart = (part: ImportPart) => ({
  id: part.id,
  categoria: part.category,
  valor: eurosFromCents(part.amount),
  descricao: part.description,
  ...(part.counts ? {} : { nao_contar: true }),
});

export const decodeImportLine = (fields: LineFields): ImportLine => ({
  id: importLineId(fields.id),
  kind: KINDS[fields.tipo],
  date: fields.data,
  category: fields.categoria,
  amount: fields.valor,
  description: fields.descricao,
  identity: fields.identidade,
  ...(fields.referencia !== undefined && { reference: fields.referencia }),
  original: fields.original,
  chosen: fields.escolhida,
  use: readUse(fields),
  leftOut: readLeftOut(fields),
  excludes: readExcluded(fields),
  fulfils: fields.recorrente === undefined ? null : fulfilment.read(fields.recorrente),
  again: fields.repor,
});

function encodeUse(use: LineUse) {
  if (use.type === "not-counted") return { nao_contar: true };
  if (use.type === "join") return { junta: use.record };
  return use.type === "split" ? { divisao: use.parts.map(encodePart) } : {};
}

const encodeLeftOut = ({ reason, because }: LeftOut) => ({
  motivo: LEFT_OUT_NAMES[reason],
  ...(because === null ? {} : { contrapartida: because }),
});

/** Sends a single one without an array, for servers that know only that. */
function encodeExcluded(ousts: readonly Excluded[]): Pick<LineBody, "afasta"> {
  const all = ousts.map(({ id, reason }) => ({ id, motivo: LEFT_OUT_NAMES[reason] }));
  const [first] = all;
  return first === undefined ? {} : { afasta: all.length === 1 ? first : all };
}

export const encodeImportLine = (line: ImportLine): LineBody => ({
  id: line.id,
  tipo: KIND_NAMES[line.kind],
  data: line.date,
  categoria: line.category,
  valor: eurosFromCents(line.amount),
  descricao: line.description,
  identidade: line.identity,
  ...(line.reference !== undefined && { referencia: line.reference }),
  ...(line.original === null ? {} : { original: line.original }),
  ...(line.chosen ? { escolhida: true } : {}),
  ...(line.again ? { repor: true } : {}),
  ...encodeUse(line.use),
  ...(line.leftOut && encodeLeftOut(line.leftOut)),
  ...encodeExcluded(line.excludes),
  ...(line.fulfils && { recorrente: fulfilment.write(line.fulfils) }),
});
