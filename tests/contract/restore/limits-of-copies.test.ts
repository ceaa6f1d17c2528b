import type * as v from "valibot";
import { describe, expect, it } from "vitest";
import { exportContentSchema } from "../../../src/contract/exports/export-lists.ts";
import { importLineSchema } from "../../../src/contract/imports/import-lines.ts";
import { importSchema } from "../../../src/contract/imports/imports.ts";
import { accountCreationSchema } from "../../../src/contract/kinds/accounts.ts";
import { budgetCreationSchema } from "../../../src/contract/kinds/budgets.ts";
import { categoryCreationSchema } from "../../../src/contract/kinds/categories.ts";
import { goalCreationSchema } from "../../../src/contract/kinds/goals.ts";
import { ruleCreationSchema } from "../../../src/contract/kinds/rules.ts";
import { transactionCreationSchemas } from "../../../src/contract/kinds/transactions.ts";
import { plan } from "../../../src/contract/recurrences/recurrence-plan.ts";
import { request } from "../../../src/contract/shape.ts";
import type { RestoredKind } from "../../../src/domain/restore/restore.ts";

/** What a schema may look like inside. */
type Node = {
  readonly kind?: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Node[];
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly (Node | string)[];
};

/** A part of a body, and what it is checked by. */
type Leaf = { readonly path: string; readonly node: Node; readonly checks: readonly Node[] };

/** All parts of a schema by their names, those within others too. */
function leavesOf(node: Node, path = "", checks: readonly Node[] = []): readonly Leaf[] {
  if (node.pipe !== undefined) {
    const [base, ...further] = node.pipe;
    return base === undefined ? [] : leavesOf(base, path, [...checks, ...further]);
  }
  if (node.wrapped !== undefined) return leavesOf(node.wrapped, path, checks);
  const own = { path, node, checks };
  if (node.entries !== undefined)
    return Object.entries(node.entries).flatMap(([name, one]) =>
      leavesOf(one, path === "" ? name : `${path}.${name}`),
    );
  if (node.item !== undefined) return [own, ...leavesOf(node.item, path)];
  const options = (node.options ?? []).filter((one): one is Node => typeof one === "object");
  return options.length > 0 ? options.flatMap((one) => leavesOf(one, path, checks)) : [own];
}

const leaves = (schema: v.GenericSchema) => leavesOf(schema);

const LIMITS = new Set(["max_length", "max_value"]);

/** The limits of a body, by the name of what they are about. */
const limitsOf = (schema: v.GenericSchema) =>
  leaves(schema).flatMap(({ path, checks }) =>
    checks
      .filter(({ type }) => LIMITS.has(type))
      .map(({ type, requirement }) => ({ path, type, most: requirement as number })),
  );

/** The calls that make each kind of row, and the list of a copy that has it. */
const CALLS = {
  income: [transactionCreationSchemas.income, "receitas"],
  expense: [transactionCreationSchemas.expense, "despesas"],
  goal: [goalCreationSchema, "objetivos"],
  budget: [budgetCreationSchema, "orcamentos"],
  category: [categoryCreationSchema, "categorias"],
  rule: [ruleCreationSchema, "regras"],
  recurrence: [request(plan.entries), "recorrentes"],
  account: [accountCreationSchema, "contas"],
  import: [importSchema, "importacoes"],
  line: [importLineSchema, "linhas_importadas"],
} as const satisfies Record<
  Exclude<RestoredKind, "notification">,
  readonly [v.GenericSchema, keyof typeof exportContentSchema.entries]
>;

/** Names of rows that have to be there, which another row of the copy or of the ledger is refused by. */
const REFERENCES = /(^|\.)(categoria|conta(\.id)?|importacao|registo)$/;

/** What is judged row by row, and what is looked up or compared and never stored as it stands. */
const JUDGED = new Set([
  "objetivos.foto_url",
  "importacoes.linhas",
  "linhas_importadas.divisao",
  "linhas_importadas.repetida_em",
  "categorias.papel",
  "categorias.cor",
  "categorias.icone",
  "contas.saldo.inclui",
  "importacoes.conta.nome",
  "importacoes.conta.digitos",
  "notificacoes.ligacao.tipo",
  "notificacoes.ligacao.id",
  "notificacoes_dispensadas.ligacao.tipo",
  "notificacoes_dispensadas.ligacao.id",
  "soma",
]);

describe("a copy", () => {
  it.each(Object.entries(CALLS))(
    "has no %s beyond a limit of the calls that make one",
    (_, call) => {
      const [creation, list] = call;
      const copied = new Map(
        leaves(exportContentSchema.entries[list]).map((one) => [one.path, one] as const),
      );
      const missing = limitsOf(creation)
        .filter(({ path }) => !JUDGED.has(`${list}.${path}`) && !REFERENCES.test(path))
        .filter(({ path }) => copied.has(path))
        .filter(
          ({ path, type, most }) =>
            !copied
              .get(path)
              ?.checks.some((one) => one.type === type && (one.requirement as number) <= most),
        );
      expect(missing).toEqual([]);
    },
  );

  it("has no text without an end but the names of rows that have to be there", () => {
    const ends = new Set(["max_length", "regex", "uuid", "check", "iso_timestamp"]);
    const endless = leaves(exportContentSchema)
      .filter(
        ({ node, checks }) => node.type === "string" && !checks.some((one) => ends.has(one.type)),
      )
      .map(({ path }) => path)
      .filter((path) => !REFERENCES.test(path) && !JUDGED.has(path));
    expect(endless).toEqual([]);
  });
});
