import * as v from "valibot";
import { changeId } from "../../domain/shared/ids.ts";
import {
  TRASH_BATCH_SIZE,
  type Restoration,
  type TrashedKind,
} from "../../domain/trash/trashed.ts";
import { RESOURCE_NAMES } from "../ledger/resources.ts";
import { partLimit } from "../query-numbers.ts";
import { issue, request, response } from "../shape.ts";
import { nullable } from "../wire/absent.ts";
import { field, idAs, moment, word } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

/** The header of GET /lixo with the text that asks for the next page; without it there is none. */
export const TRASH_CONTINUES_HEADER = "FinControl-Continua";

const KIND_NAMES = { ...RESOURCE_NAMES, import: "importacao" } as const satisfies Record<
  TrashedKind,
  string
>;

const KINDS = Object.fromEntries(
  Object.entries(KIND_NAMES).map(([kind, name]) => [name, kind]),
) as { readonly [Kind in TrashedKind as (typeof KIND_NAMES)[Kind]]: Kind };

const resource = v.picklist(Object.values(KIND_NAMES), issue("wrong-type"));

/** The query of GET /lixo. */
export const trashQuerySchema = request({
  limite: v.optional(v.pipe(partLimit, v.maxValue(TRASH_BATCH_SIZE, issue("wrong-type")))),
  continua: v.optional(v.pipe(v.string(), v.maxLength(200, issue("bad-continuation")))),
});

const trashed = wire({
  resource: word("recurso", KINDS),
  id: field("id", v.string()),
  summary: field("resumo", v.string()),
  removedAt: moment("removido_em"),
  change: idAs("alteracao", changeId),
  action: field("acao", v.string()),
  by: nullable(field("por", v.string())),
});

/** The response of GET /lixo, the newest removal first; what one change removed stands together. */
export const trashSchema = v.array(response(trashed.entries));

export const decodeTrashed = trashed.read;
export const encodeTrashed = trashed.write;

const named = v.pipe(v.string(issue("wrong-type")), v.uuid(issue("bad-id")));

/** The body of POST /lixo/repor: some things, or the change that removed them. */
export const restorationSchema = v.pipe(
  request({
    itens: v.optional(
      v.pipe(
        v.array(request({ recurso: resource, id: named }), issue("wrong-type")),
        v.minLength(1, issue("required")),
        v.maxLength(TRASH_BATCH_SIZE, issue("too-many")),
      ),
    ),
    alteracao: v.optional(named),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Restoration => {
    const { itens, alteracao } = dataset.value;
    if (itens !== undefined && alteracao === undefined)
      return { items: itens.map((one) => ({ resource: KINDS[one.recurso], id: one.id })) };
    if (alteracao !== undefined && itens === undefined) return { change: changeId(alteracao) };
    addIssue({ message: issue("one-choice") });
    return NEVER;
  }),
);

export const encodeRestoration = (wanted: Restoration): v.InferInput<typeof restorationSchema> =>
  "items" in wanted
    ? { itens: wanted.items.map((one) => ({ recurso: KIND_NAMES[one.resource], id: one.id })) }
    : { alteracao: wanted.change };

/** The response of DELETE /lixo: how many things were erased. */
export const emptiedSchema = response({ apagados: v.pipe(v.number(), v.integer(), v.minValue(0)) });
