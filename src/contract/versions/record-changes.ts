import * as v from "valibot";
import { changeId } from "../../domain/shared/ids.ts";
import { differing, wholeVersions } from "../../domain/versions/differences.ts";
import type {
  ChangeKind,
  RecordChange,
  Versioned,
  VersionedKind,
} from "../../domain/versions/record-change.ts";
import { instant } from "../fields.ts";
import { response } from "../shape.ts";
import { VERSIONED } from "./versioned-kinds.ts";

const CHANGE_KINDS = {
  criou: "created",
  alterou: "changed",
  removeu: "removed",
  repos: "restored",
} as const;
const DEED_NAMES = {
  created: "criou",
  changed: "alterou",
  removed: "removeu",
  restored: "repos",
} as const satisfies Record<ChangeKind, keyof typeof CHANGE_KINDS>;

const fields = v.nullable(v.record(v.string(), v.unknown()));

/**
 * The response of GET /historia/{recurso}/{id}, newest first. `antes` and `depois` have the fields that differ; all of
 * them where the other one is null, since there was no record.
 */
export const recordChangesSchema = v.array(
  response({
    alteracao: v.string(),
    feita_em: instant,
    por: v.nullable(v.string()),
    acao: v.picklist(["criou", "alterou", "removeu", "repos"]),
    antes: fields,
    depois: fields,
  }),
);

/** Encodes the changes of a record, newest first, without those of none of its fields. */
export function encodeRecordChanges<Kind extends VersionedKind>(
  kind: Kind,
  changes: readonly RecordChange<Versioned[Kind]>[],
): v.InferInput<typeof recordChangesSchema> {
  const { encode } = VERSIONED[kind];
  return changes.flatMap(({ id, madeAt, by, changeKind, before, after }) => {
    const both = { before: before && encode(before), after: after && encode(after) };
    const only = differing(both);
    if (only === null) return [];
    return {
      alteracao: id,
      feita_em: new Date(madeAt).toISOString(),
      por: by,
      acao: DEED_NAMES[changeKind],
      antes: only.before,
      depois: only.after,
    };
  });
}

/** Decodes the changes of a record, each with the whole record; `present` is the record as it is known now, if at all. */
export function decodeRecordChanges<Kind extends VersionedKind>(
  kind: Kind,
  present: Versioned[Kind] | null,
  changes: v.InferOutput<typeof recordChangesSchema>,
): readonly RecordChange<Versioned[Kind]>[] {
  const { encode, decode } = VERSIONED[kind];
  const differences = changes.map(({ antes, depois }) => ({ before: antes, after: depois }));
  const whole = wholeVersions(present && encode(present), differences);
  return changes.map(({ alteracao, feita_em: madeAt, por: by, acao }, at) => {
    const { before = null, after = null } = whole[at] ?? {};
    return {
      id: changeId(alteracao),
      madeAt,
      by,
      changeKind: CHANGE_KINDS[acao],
      before: before && decode(before),
      after: after && decode(after),
    };
  });
}
