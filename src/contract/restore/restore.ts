import * as v from "valibot";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import type {
  RestoredKind,
  RestoreMode,
  RestoreOutcome,
  RestoreReport,
} from "../../domain/restore/restore.ts";
import { request, response } from "../shape.ts";
import { optional } from "../wire/absent.ts";
import { field } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

const MODE_NAMES = { join: "juntar", replace: "substituir" } as const;
const MODES = { juntar: "join", substituir: "replace" } as const;

/** The kinds of rows on the wire. */
const KIND_NAMES = {
  income: "receita",
  expense: "despesa",
  goal: "objetivo",
  budget: "orcamento",
  category: "categoria",
  rule: "regra",
  recurrence: "recorrente",
  account: "conta",
  import: "importacao",
  line: "movimento",
  notification: "notificacao",
} as const satisfies Record<RestoredKind, string>;

const wrongType = "wrong-type" satisfies FieldIssue;

/** The longest bodies of POST /reposicao, in bytes. */
export const COPY_MAX_BYTES = { json: 64 * 1024 * 1024, zip: 128 * 1024 * 1024 } as const;

/** The query of POST /reposicao. */
export const restoreQuerySchema = request({
  simular: v.picklist(["true", "false"], wrongType),
  modo: v.picklist(["juntar", "substituir"], wrongType),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const outcome = wire({
  added: field("novos", count),
  same: field("iguais", count),
  changed: field("alterados", count),
  removed: field("removidos", count),
  openTooLong: optional(field("recorrentes_antigos", count), 0),
});

/**
 * The response of POST /reposicao; with rows in `recusados` nothing was changed. `removidos` are the things that the copy
 * lacks, which go to the trash; `recorrentes_antigos` the automatic plans of
 * which only the latest movements will be recorded. `recurso` is a word of `KIND_NAMES`,
 * or one that only a newer server knows; `motivo` is a sentence.
 */
export const restoreOutcomeSchema = response({
  ...outcome.entries,
  recusados: v.array(response({ recurso: v.string(), id: v.string(), motivo: v.string() })),
});

export const decodeRestoreMode = (name: keyof typeof MODES): RestoreMode => MODES[name];

export const encodeRestoreMode = (mode: RestoreMode) => MODE_NAMES[mode];

export const encodeRestoreOutcome = (
  told: RestoreOutcome,
  sentences: Readonly<Record<RestoreOutcome["refused"][number]["fault"], string>>,
): v.InferInput<typeof restoreOutcomeSchema> => ({
  ...outcome.write(told),
  recusados: told.refused.map(({ kind, id, fault }) => ({
    recurso: KIND_NAMES[kind],
    id,
    motivo: sentences[fault],
  })),
});

const KINDS: ReadonlyMap<string, RestoredKind> = new Map(
  Object.entries(KIND_NAMES).map(([kind, name]) => [name, kind as RestoredKind]),
);

export const decodeRestoreReport = ({
  recusados,
  ...fields
}: v.InferOutput<typeof restoreOutcomeSchema>): RestoreReport => ({
  ...outcome.read(fields),
  refused: recusados.map(({ recurso, id, motivo: reason }) => ({
    kind: KINDS.get(recurso) ?? null,
    id,
    reason,
  })),
});
