import * as v from "valibot";
import type {
  ExportedAccount,
  ExportedImport,
  ExportedLine,
  ExportedRecord,
  ExportedRecurrence,
  ExportedTelling,
} from "../../domain/exports/export-content.ts";
import type { ImportPart } from "../../domain/imports/import.ts";
import type { Fulfilment } from "../../domain/recurrences/fulfilment.ts";
import type { Outcome } from "../../domain/recurrences/outcomes.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { changeId, importId, recurrenceId, transactionId } from "../../domain/shared/ids.ts";
import { FILE_NAME_MAX } from "../../domain/imports/import-limits.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../../domain/shared/text-limits.ts";
import { civilDate, euros, instant, rowId } from "../fields.ts";
import { decodeClosing, encodeClosing, toldClosingSchema } from "../imports/import-accounts.ts";
import { response } from "../shape.ts";
import { copiedText, reference } from "./copied-texts.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const planned = response({ id: reference, data: civilDate });

const decodePlanned = ({ id, data }: v.InferOutput<typeof planned>): Fulfilment => ({
  recurrence: recurrenceId(id),
  day: data,
});

const encodePlanned = ({ recurrence, day }: Fulfilment): v.InferInput<typeof planned> => ({
  id: recurrence,
  data: day,
});

/** What a record of an export has beside its fields: the planned movement that it came from, or fulfils. */
export const markEntries = { automatico: v.optional(planned), cumpre: v.optional(planned) };

type Marks = v.InferOutput<ReturnType<typeof response<typeof markEntries>>>;

export const decodeMarks = ({
  automatico,
  cumpre,
}: Marks): Pick<ExportedRecord, "planned" | "fulfils"> => ({
  ...(automatico && { planned: decodePlanned(automatico) }),
  ...(cumpre && { fulfils: decodePlanned(cumpre) }),
});

export const encodeMarks = (record: ExportedRecord) => ({
  ...(record.planned && { automatico: encodePlanned(record.planned) }),
  ...(record.fulfils && { cumpre: encodePlanned(record.fulfils) }),
});

const OUTCOME_NAMES = {
  recorded: "registada",
  skipped: "saltada",
  settled: "resolvida",
  changed: "alterada",
  open: "aberta",
} as const satisfies Record<Outcome["became"], string>;

const OUTCOMES = {
  registada: "recorded",
  saltada: "skipped",
  resolvida: "settled",
  aberta: "open",
} as const;

const outcome = v.variant("estado", [
  response({ dia: civilDate, estado: v.picklist(["registada", "saltada", "resolvida", "aberta"]) }),
  response({ dia: civilDate, estado: v.literal("alterada"), data: civilDate, valor: euros }),
]);

const decodeOutcome = (fields: v.InferOutput<typeof outcome>): Outcome =>
  fields.estado === "alterada"
    ? { day: fields.dia, became: "changed", date: fields.data, amount: fields.valor }
    : { day: fields.dia, became: OUTCOMES[fields.estado] };

const encodeOutcome = (one: Outcome) => ({
  dia: one.day,
  estado: OUTCOME_NAMES[one.became],
  ...(one.became === "changed" && { data: one.date, valor: eurosFromCents(one.amount) }),
});

/** The same of a plan: when it was planned, until when its days were asked about, and what became of them. */
export const planEntries = {
  planeada_desde: v.optional(civilDate),
  perguntada_ate: v.optional(v.nullable(civilDate), null),
  ocorrencias: v.optional(v.array(outcome)),
};

type PlanFields = v.InferOutput<ReturnType<typeof response<typeof planEntries>>>;

export const decodeKeptPlan = ({
  planeada_desde: plannedFrom,
  perguntada_ate: askedUntil,
  ocorrencias: outcomes,
}: PlanFields): Pick<ExportedRecurrence, "askedUntil" | "kept"> => ({
  askedUntil,
  ...(plannedFrom && outcomes && { kept: { plannedFrom, outcomes: outcomes.map(decodeOutcome) } }),
});

export const encodeKeptPlan = ({ kept, askedUntil }: ExportedRecurrence) =>
  kept && {
    planeada_desde: kept.plannedFrom,
    perguntada_ate: askedUntil,
    ocorrencias: kept.outcomes.map(encodeOutcome),
  };

/** A told balance of an account. */
export const tellingSchema = response({
  ...toldClosingSchema.entries,
  id: v.optional(rowId),
  lugar: v.optional(count, 0),
  importacao: v.optional(v.nullable(reference), null),
  inclui: v.optional(v.nullable(v.array(reference)), null),
});

export const decodeTelling = ({
  id,
  ...fields
}: v.InferOutput<typeof tellingSchema>): ExportedTelling => ({
  ...decodeClosing(fields),
  ...(id !== undefined && {
    kept: {
      id,
      place: fields.lugar,
      import: fields.importacao === null ? null : importId(fields.importacao),
      includes: fields.inclui?.map(transactionId) ?? null,
    },
  }),
});

export const encodeTelling = ({ kept, ...closing }: ExportedTelling) => ({
  ...encodeClosing(closing),
  ...(kept && {
    id: kept.id,
    lugar: kept.place,
    importacao: kept.import,
    inclui: kept.includes,
  }),
});

/** What an account of an export has beside its fields. */
export const accountEntries = {
  nome: copiedText(NAME_MAX),
  banco: v.nullable(copiedText(NAME_MAX)),
  escolhida: v.optional(v.boolean(), false),
  criada_em: v.optional(instant),
};

type AccountFields = v.InferOutput<ReturnType<typeof response<typeof accountEntries>>>;

export const decodeKeptAccount = ({
  escolhida: chosen,
  criada_em: createdAt,
}: AccountFields): Pick<ExportedAccount, "kept"> =>
  createdAt === undefined ? {} : { kept: { chosen, createdAt } };

export const encodeKeptAccount = ({ kept }: ExportedAccount) =>
  kept && { escolhida: kept.chosen, criada_em: new Date(kept.createdAt).toISOString() };

/** The longest digest of the request that made an import, in characters. */
const FINGERPRINT_MAX = 200;

/** The same of an import. */
export const importEntries = {
  nome: copiedText(FILE_NAME_MAX),
  banco: copiedText(NAME_MAX),
  impressao: v.optional(copiedText(FINGERPRINT_MAX)),
  criadas_ao_inicio: v.optional(count, 0),
  anulacao: v.optional(v.nullable(response({ alteracao: reference, removidas: count })), null),
};

type ImportFields = v.InferOutput<ReturnType<typeof response<typeof importEntries>>>;

export const decodeKeptImport = ({
  impressao: fingerprint,
  criadas_ao_inicio: firstCreated,
  anulacao,
}: ImportFields): Pick<ExportedImport, "kept"> =>
  fingerprint === undefined
    ? {}
    : {
        kept: {
          fingerprint,
          firstCreated,
          undone: anulacao && {
            change: changeId(anulacao.alteracao),
            removed: anulacao.removidas,
          },
        },
      };

export const encodeKeptImport = ({ kept }: ExportedImport) =>
  kept && {
    impressao: kept.fingerprint,
    criadas_ao_inicio: kept.firstCreated,
    ...(kept.undone && {
      anulacao: { alteracao: kept.undone.change, removidas: kept.undone.removed },
    }),
  };

const part = response({
  id: rowId,
  categoria: v.string(),
  valor: euros,
  descricao: v.nullable(copiedText(DESCRIPTION_MAX)),
  nao_contar: v.boolean(),
});

const decodePart = (fields: v.InferOutput<typeof part>): ImportPart => ({
  id: transactionId(fields.id),
  category: fields.categoria,
  amount: fields.valor,
  description: fields.descricao,
  counts: !fields.nao_contar,
});

const encodePart = (one: ImportPart): v.InferInput<typeof part> => ({
  id: one.id,
  categoria: one.category,
  valor: eurosFromCents(one.amount),
  descricao: one.description,
  nao_contar: !one.counts,
});

/** The same of an imported movement. */
export const lineEntries = {
  registos: v.array(rowId),
  registo: v.optional(v.nullable(rowId)),
  descricao: v.optional(v.nullable(copiedText(DESCRIPTION_MAX)), null),
  antes: v.optional(response({ data: civilDate, valor: euros })),
  cumpre: v.optional(planned),
  divisao: v.optional(v.array(part), []),
  repetida_em: v.optional(v.array(v.string()), []),
};

type LineFields = v.InferOutput<ReturnType<typeof response<typeof lineEntries>>>;

export const decodeKeptState = (fields: LineFields): Pick<ExportedLine, "kept"> =>
  fields.registo === undefined
    ? {}
    : {
        kept: {
          description: fields.descricao,
          record: fields.registo === null ? null : transactionId(fields.registo),
          former: fields.antes ? { date: fields.antes.data, amount: fields.antes.valor } : null,
          fulfils: fields.cumpre ? decodePlanned(fields.cumpre) : null,
          parts: fields.divisao.map(decodePart),
          seenAgainIn: fields.repetida_em.map(importId),
        },
      };

export const encodeKeptState = ({ kept }: ExportedLine) =>
  kept && {
    registo: kept.record,
    descricao: kept.description,
    ...(kept.former && {
      antes: { data: kept.former.date, valor: eurosFromCents(kept.former.amount) },
    }),
    ...(kept.fulfils && { cumpre: encodePlanned(kept.fulfils) }),
    ...(kept.parts.length > 0 && { divisao: kept.parts.map(encodePart) }),
    ...(kept.seenAgainIn.length > 0 && { repetida_em: kept.seenAgainIn }),
  };
