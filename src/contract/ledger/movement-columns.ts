import * as v from "valibot";
import type { Filed } from "../../domain/ledger/changes.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { accountId, transactionId, type AccountId } from "../../domain/shared/ids.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";
import { civilDate, euros, revision } from "../fields.ts";
import { response } from "../shape.ts";
import { optionalText } from "../text-fields.ts";

const texts = v.array(v.string());
const namedRecords = v.array(v.nullable(v.pipe(v.string(), v.transform(transactionId))));

/** The relations of a plan to a movement, each by its place from 1. */
const PLANS: readonly NonNullable<Transaction["plan"]>[] = ["recorded", "fulfilled"];

/** Movements as columns, read as rows: the values at the same index of each array are one record. */
export const movementColumns = v.pipe(
  response({
    ids: v.array(v.pipe(v.string(), v.transform(transactionId))),
    revisoes: v.array(revision),
    datas: v.array(civilDate),
    categorias: texts,
    valores: v.array(euros),
    descricoes: v.array(optionalText(DESCRIPTION_MAX)),
    // The account of each movement, as its place in the list of named accounts from 1, 0 for none; left out where no
    // movement names one.
    contas: v.optional(v.array(v.pipe(v.string(), v.transform(accountId))), []),
    da_conta: v.optional(v.array(v.number()), []),
    // Whether a plan recorded each movement by itself (1), or it fulfils a planned one (2), 0 for neither; left out where
    // all are 0.
    do_plano: v.optional(v.array(v.number()), []),
    // The purchase that each income gives back, by its id, null for none; left out where no movement does.
    devolvem: v.optional(namedRecords, []),
    // What each account moved beside its movement, and the record whose division made it; as above.
    nao_contados: v.optional(v.array(v.nullable(euros)), []),
    partes_de: v.optional(namedRecords, []),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { ids, revisoes, datas, categorias, valores, descricoes } = dataset.value;
    const { contas, da_conta, do_plano, devolvem, nao_contados, partes_de } = dataset.value;
    const rows = ids.flatMap((id, at) => {
      const [revisao, data, categoria, valor] = [
        revisoes[at],
        datas[at],
        categorias[at],
        valores[at],
      ];
      const descricao = descricoes[at];
      return revisao === undefined ||
        data === undefined ||
        categoria === undefined ||
        valor === undefined ||
        descricao === undefined
        ? []
        : [
            {
              id,
              revisao,
              data,
              categoria,
              valor,
              descricao,
              conta: contas[(da_conta[at] ?? 0) - 1],
              plan: PLANS[(do_plano[at] ?? 0) - 1],
              devolve: devolvem[at] ?? undefined,
              nao_contado: nao_contados[at] ?? undefined,
              parte_de: partes_de[at] ?? undefined,
            },
          ];
    });
    if (rows.length === ids.length) return rows;
    addIssue({ message: "columns of different lengths" });
    return NEVER;
  }),
);

type Row = StoredRecord<Filed<Transaction>>;

/** Which columns are there: each is left out where it would be empty. */
type Optional = Readonly<
  Record<"arePlanned" | "haveRefunds" | "haveUncounted" | "areParts", boolean>
>;

/** Builds the columns; `places` maps the named accounts to their place, from 1. */
const columnsOf = (
  places: ReadonlyMap<AccountId, number>,
  { arePlanned, haveRefunds, haveUncounted, areParts }: Optional,
): Readonly<Record<string, (row: Row) => unknown>> => ({
  ids: ({ record }) => record.id,
  revisoes: (row) => row.revision,
  datas: ({ record }) => record.date,
  categorias: ({ record }) => record.category,
  valores: ({ record }) => eurosFromCents(record.amount),
  descricoes: ({ record }) => record.description,
  ...(places.size > 0 && {
    da_conta: ({ record }: Row) => (record.account && places.get(record.account)) ?? 0,
  }),
  ...(arePlanned && {
    do_plano: ({ record }: Row) => (record.plan ? PLANS.indexOf(record.plan) + 1 : 0),
  }),
  ...(haveRefunds && { devolvem: ({ record }: Row) => record.refundOf ?? null }),
  ...(haveUncounted && {
    nao_contados: ({ record }: Row) =>
      record.uncounted === undefined ? null : eurosFromCents(record.uncounted),
  }),
  ...(areParts && { partes_de: ({ record }: Row) => record.dividedFrom ?? null }),
});

/** The number of values written in one go; few enough not to hold up other requests. */
const VALUE_BATCH_SIZE = 4_000;

/** Writes movements as the JSON of those columns, in short parts. */
export function* movementColumnsJson(rows: readonly Row[]): Generator<string> {
  const accounts = new Set(rows.flatMap(({ record }) => record.account ?? []));
  const places = new Map([...accounts].map((account, index) => [account, index + 1]));
  let opening = places.size > 0 ? `{"contas":${JSON.stringify([...accounts])},` : "{";
  const has = {
    arePlanned: rows.some(({ record }) => record.plan !== undefined),
    haveRefunds: rows.some(({ record }) => record.refundOf !== undefined),
    haveUncounted: rows.some(({ record }) => record.uncounted !== undefined),
    areParts: rows.some(({ record }) => record.dividedFrom !== undefined),
  };
  for (const [name, valueOf] of Object.entries(columnsOf(places, has))) {
    yield `${opening}"${name}":[`;
    for (let from = 0; from < rows.length; from += VALUE_BATCH_SIZE) {
      const values = rows.slice(from, from + VALUE_BATCH_SIZE).map(valueOf);
      yield (from === 0 ? "" : ",") + JSON.stringify(values).slice(1, -1);
    }
    opening = "],";
  }
  yield "]}";
}
