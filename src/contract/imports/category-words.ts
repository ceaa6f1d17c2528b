import * as v from "valibot";
import type { CategoryRole } from "../../domain/categories/category.ts";
import { CATEGORY_ICONS, type CategoryColour } from "../../domain/categories/category-look.ts";
import { issue } from "../shape.ts";
import { nullable } from "../wire/absent.ts";
import { field, word } from "../wire/field.ts";
import type { Field } from "../wire/wire.ts";

/** The roles, colours and icons of a category by their words on the wire. */
const ROLES = {
  salario: "salary",
  trabalho_independente: "self-employment",
  investimentos: "investments",
  rendas: "rents",
  subsidios: "benefits",
  reembolsos: "refunds",
  presentes: "gifts",
  habitacao: "housing",
  alimentacao: "food",
  transportes: "transport",
  servicos: "utilities",
  saude: "health",
  educacao: "education",
  lazer: "leisure",
  compras: "shopping",
  subscricoes: "subscriptions",
  seguros: "insurance",
  credito: "credit",
  impostos: "taxes",
  poupanca: "savings",
  indefinido: "vague",
} as const satisfies Record<string, CategoryRole>;

const COLOURS = {
  verde: "green",
  turquesa: "teal",
  azul: "blue",
  anil: "indigo",
  violeta: "violet",
  magenta: "magenta",
  rosa: "rose",
  vermelho: "red",
  laranja: "orange",
  ambar: "amber",
  oliva: "olive",
  cinza: "grey",
} as const satisfies Record<string, CategoryColour>;

const role = word("papel", ROLES);
const colour = word("cor", COLOURS);
const icon = field("icone", v.picklist(CATEGORY_ICONS, issue("wrong-type")));

/** The role and the look of a category, each of them or none, as a person says them. */
export const saidLook = {
  role: /* @__PURE__ */ nullable(role),
  colour: /* @__PURE__ */ nullable(colour),
  icon: /* @__PURE__ */ nullable(icon),
};

/** A word that may be null, and is read as null where only a newer server knows it. */
// @__NO_SIDE_EFFECTS__
const ifKnown = <const Name extends string, Meant>({
  name,
  schema,
  write,
}: Field<Name, v.GenericSchema<string, Meant>, Meant>): Field<
  Name,
  v.GenericSchema<string | null, Meant | null>,
  Meant | null
> => ({
  name,
  schema: v.pipe(
    v.nullable(v.string()),
    v.transform((told) => {
      const known = v.safeParse(schema, told);
      return known.success ? known.output : null;
    }),
  ),
  write: (meant) => (meant === null ? null : write(meant)),
});

/** The same, as a server tells them. */
export const toldLook = {
  role: /* @__PURE__ */ ifKnown(role),
  colour: /* @__PURE__ */ ifKnown(colour),
  icon: /* @__PURE__ */ ifKnown(icon),
};
