import * as v from "valibot";
import type {
  ExportedAccount,
  ExportedImport,
  ExportedLine,
  ExportedRecurrence,
  ExportedTelling,
} from "../../domain/exports/export-content.ts";
import type { Outcome } from "../../domain/recurrences/outcomes.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import {
  accountId,
  changeId,
  importId,
  recurrenceId,
  transactionId,
} from "../../domain/shared/ids.ts";
import { FILE_NAME_MAX } from "../../domain/imports/import-limits.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../../domain/shared/text-limits.ts";
import { accountName, civilDate, euros, eurosSum, instant, rowId } from "../fields.ts";
import { closing } from "../imports/import-accounts.ts";
import { response } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, moment, money } from "../wire/field.ts";
import { decoded, nested } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { copiedText, reference } from "./copied-texts.ts";

const not = (yes: boolean) => !yes;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const planned = wire({
  recurrence: field("id", v.pipe(reference, v.transform(recurrenceId))),
  day: field("data", civilDate),
});

/** Additional fields of an exported record: the planned movement that it came from or fulfils. */
export const marks = wire({
  planned: optional(nested("automatico", planned)),
  fulfils: optional(nested("cumpre", planned)),
});

const OUTCOME_NAMES = {
  recorded: "registada",
  skipped: "saltada",
  settled: "resolvida",
  changed: "alterada",
  open: "aberta",
} as const satisfies Record<Outcome["became"], string>;

const OUTCOMES = {
  saltada: "skipped",
  resolvida: "settled",
  aberta: "open",
} as const;

/** The day of an outcome, and within how many days it counts for another one. */
const answered = wire({ day: field("dia", civilDate), reach: optional(field("alcance", count)) });

const outcome = v.variant("estado", [
  response({
    ...answered.entries,
    estado: v.picklist(["saltada", "resolvida", "aberta"]),
  }),
  response({ ...answered.entries, estado: v.literal("registada"), valor: v.optional(eurosSum) }),
  response({
    ...answered.entries,
    estado: v.literal("alterada"),
    data: civilDate,
    valor: euros,
  }),
]);

function decodeOutcome(fields: v.InferOutput<typeof outcome>): Outcome {
  const own = answered.read(fields);
  if (fields.estado === "registada") {
    const { valor: amount } = fields;
    return { ...own, became: "recorded", ...(amount !== undefined && { amount }) };
  }
  return fields.estado === "alterada"
    ? { ...own, became: "changed", date: fields.data, amount: fields.valor }
    : { ...own, became: OUTCOMES[fields.estado] };
}

const encodeOutcome = (one: Outcome) => ({
  ...answered.write(one),
  estado: OUTCOME_NAMES[one.became],
  ...(one.became === "changed" && { data: one.date }),
  ...("amount" in one && { valor: eurosFromCents(one.amount) }),
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

/** The highest position of a told balance: nobody has told so many. */
const PLACE_MAX = 1_000_000_000_000;

const keptTelling = wire({
  id: field("id", rowId),
  place: optional(field("lugar", v.pipe(count, v.maxValue(PLACE_MAX))), 0),
  import: optional(nullable(field("importacao", v.pipe(reference, v.transform(importId)))), null),
  includes: optional(
    nullable(field("inclui", v.array(v.pipe(reference, v.transform(transactionId))))),
    null,
  ),
});

/** A told balance of an account. */
export const tellingSchema = response({
  ...closing.entries,
  ...keptTelling.entries,
  id: v.optional(rowId),
});

export const decodeTelling = ({
  id,
  ...fields
}: v.InferOutput<typeof tellingSchema>): ExportedTelling => ({
  ...closing.read(fields),
  ...(id !== undefined && { kept: keptTelling.read({ ...fields, id }) }),
});

export const encodeTelling = ({ kept, ...told }: ExportedTelling) => ({
  ...closing.write(told),
  ...(kept && keptTelling.write(kept)),
});

const keptAccount = wire({
  chosen: optional(field("escolhida", v.boolean()), false),
  createdAt: moment("criada_em"),
});

/** Additional fields of an exported account. */
export const accountEntries = {
  nome: copiedText(NAME_MAX),
  banco: v.nullable(copiedText(NAME_MAX)),
  ...keptAccount.entries,
  criada_em: v.optional(instant),
};

type AccountFields = v.InferOutput<ReturnType<typeof response<typeof accountEntries>>>;

export const decodeKeptAccount = ({
  criada_em,
  ...fields
}: AccountFields): Pick<ExportedAccount, "kept"> =>
  criada_em === undefined ? {} : { kept: keptAccount.read({ ...fields, criada_em }) };

export const encodeKeptAccount = ({ kept }: ExportedAccount) => kept && keptAccount.write(kept);

/** The longest digest of the request that made an import, in characters. */
const FINGERPRINT_MAX = 200;

const undoing = wire({
  change: field("alteracao", v.pipe(reference, v.transform(changeId))),
  removed: field("removidas", count),
});

const keptImport = wire({
  fingerprint: field("impressao", copiedText(FINGERPRINT_MAX)),
  firstCreated: optional(field("criadas_ao_inicio", count), 0),
  undone: field(
    "anulacao",
    v.optional(v.nullable(decoded(response(undoing.entries), undoing.read)), null),
    (undone) => (undone === null ? undefined : undoing.write(undone)),
  ),
});

/** The same of an import. */
export const importEntries = {
  nome: copiedText(FILE_NAME_MAX),
  banco: copiedText(NAME_MAX),
  ...keptImport.entries,
  impressao: v.optional(copiedText(FINGERPRINT_MAX)),
};

type ImportFields = v.InferOutput<ReturnType<typeof response<typeof importEntries>>>;

export const decodeKeptImport = ({
  impressao,
  ...fields
}: ImportFields): Pick<ExportedImport, "kept"> =>
  impressao === undefined ? {} : { kept: keptImport.read({ ...fields, impressao }) };

export const encodeKeptImport = ({ kept }: ExportedImport) => kept && keptImport.write(kept);

const part = wire({
  id: field("id", v.pipe(rowId, v.transform(transactionId))),
  category: field("categoria", v.string()),
  amount: money("valor"),
  description: nullable(field("descricao", copiedText(DESCRIPTION_MAX))),
  counts: field("nao_contar", v.pipe(v.boolean(), v.transform(not)), not),
});

const former = wire({
  date: field("data", civilDate),
  amount: money("valor"),
  account: optional(nullable(field("conta", v.pipe(accountName, v.transform(accountId))))),
  after: optional(money("ficou")),
});

/** The same of an imported movement. */
export const lineEntries = {
  registos: v.array(v.pipe(rowId, v.transform(transactionId))),
  registo: v.optional(v.nullable(rowId)),
  descricao: v.optional(v.nullable(copiedText(DESCRIPTION_MAX)), null),
  antes: v.optional(response(former.entries)),
  cumpre: v.optional(response(planned.entries)),
  divisao: v.optional(v.array(response(part.entries)), []),
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
          former: fields.antes ? former.read(fields.antes) : null,
          fulfils: fields.cumpre ? planned.read(fields.cumpre) : null,
          parts: fields.divisao.map(part.read),
          seenAgainIn: fields.repetida_em.map(importId),
        },
      };

export const encodeKeptState = ({ kept }: ExportedLine) =>
  kept && {
    registo: kept.record,
    descricao: kept.description,
    ...(kept.former && { antes: former.write(kept.former) }),
    ...(kept.fulfils && { cumpre: planned.write(kept.fulfils) }),
    ...(kept.parts.length > 0 && { divisao: kept.parts.map(part.write) }),
    ...(kept.seenAgainIn.length > 0 && { repetida_em: kept.seenAgainIn }),
  };
