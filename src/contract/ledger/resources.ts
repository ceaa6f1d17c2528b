import type { Resource } from "../../domain/ledger/resource.ts";
import { KIND_NAMES } from "../entry-kinds.ts";

/** The names of the kinds of records on the wire. */
export const RESOURCE_NAMES = {
  ...KIND_NAMES,
  budget: "orcamento",
  goal: "objetivo",
  category: "categoria",
  rule: "regra",
  recurrence: "recorrente",
  account: "conta",
} as const satisfies Record<Resource, string>;
