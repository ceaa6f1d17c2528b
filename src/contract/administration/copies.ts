import * as v from "valibot";
import type { CopiesOverview, CopyFailure } from "../../domain/operator/copies-overview.ts";
import { civilDate, instant } from "../fields.ts";
import { response } from "../shape.ts";

const FAILURES = {
  full: "sem_espaco",
  damaged: "danificada",
  unavailable: "sem_resposta",
  other: "outro",
} as const satisfies Record<CopyFailure, string>;

const failures = Object.keys(FAILURES) as readonly CopyFailure[];

/** The response of GET /admin/copias. */
export const copiesSchema = response({
  ultima: v.nullable(response({ dia: civilDate, feita_em: instant })),
  falhou: v.nullable(response({ em: instant, motivo: v.picklist(Object.values(FAILURES)) })),
  guardadas: v.number(),
  em_falta: v.boolean(),
});

export const decodeCopies = ({
  ultima,
  falhou,
  guardadas,
  em_falta,
}: v.InferOutput<typeof copiesSchema>): CopiesOverview => ({
  last: ultima === null ? null : { day: ultima.dia, madeAt: ultima.feita_em },
  failed:
    falhou === null
      ? null
      : {
          at: falhou.em,
          failure: failures.find((one) => FAILURES[one] === falhou.motivo) ?? "other",
        },
  kept: guardadas,
  isMissed: em_falta,
});

const text = (at: number) => new Date(at).toISOString();

export const encodeCopies = ({
  last,
  failed,
  kept,
  isMissed,
}: CopiesOverview): v.InferInput<typeof copiesSchema> => ({
  ultima: last === null ? null : { dia: last.day, feita_em: text(last.madeAt) },
  falhou: failed === null ? null : { em: text(failed.at), motivo: FAILURES[failed.failure] },
  guardadas: kept,
  em_falta: isMissed,
});
