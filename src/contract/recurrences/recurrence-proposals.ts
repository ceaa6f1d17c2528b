import * as v from "valibot";
import type { PriceChange } from "../../domain/recurrences/price-change.ts";
import type { RecurrenceDraft } from "../../domain/recurrences/recurrence.ts";
import { civilDate } from "../fields.ts";
import { response } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, money } from "../wire/field.ts";
import { nested } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { plan } from "./recurrence-plan.ts";

const { kind, start, dayOfMonth, unit, mode } = plan.fields;

const proposal = wire({
  id: field("id", v.string()),
  seen: field("registos", v.number()),
  kind,
  category: field("categoria", v.string()),
  amount: money("valor"),
  description: nullable(field("descricao", v.string())),
  start,
  dayOfMonth,
  every: field("cada", v.number()),
  unit,
  mode,
  changed: optional(nested("mudou", wire({ from: money("de"), since: field("desde", civilDate) }))),
});

/** The response of GET /recorrentes/sugestoes. */
export const proposalListSchema = v.array(response(proposal.entries));

type Proposed = {
  readonly draft: RecurrenceDraft;
  readonly seen: number;
  readonly changed: PriceChange | null;
};

/** Encodes a proposal; its days are sent as they are. */
export const encodeProposal = (id: string, { draft, seen, changed }: Proposed) =>
  proposal.write({
    ...draft,
    id,
    seen,
    amount: draft.cost.of === "each" ? draft.cost.amount : draft.cost.total,
    ...(changed && { changed }),
  });

export function decodeProposal(
  fields: v.InferOutput<typeof proposalListSchema>[number],
): Proposed & { readonly id: string } {
  const { id, seen, changed = null, amount, ...said } = proposal.read(fields);
  const usual = { end: null, times: null, weekend: "keep", paused: false } as const;
  return { id, seen, changed, draft: { ...said, ...usual, cost: { of: "each", amount } } };
}
