import * as v from "valibot";
import type { NamedCall } from "../../../application/outbox/queued-write.ts";
import { toldBalanceSchema } from "../../../contract/accounts/balances.ts";
import { endedPaymentSchema } from "../../../contract/ended-payments.ts";
import { paths } from "../../../contract/paths.ts";
import {
  decodeRecurrenceDraft,
  recurrenceCreationSchema,
} from "../../../contract/recurrences/recurrence-wishes.ts";
import type { WriteKind } from "../../../domain/ledger/write-kind.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { recurrenceId } from "../../../domain/shared/ids.ts";

/** Reads what a named call does from its path and body. */
export function readWriteKind(call: NamedCall): WriteKind {
  const { method, path, body, record } = call;
  if (call.undoes !== null) return { type: "undo", record: null };
  const said: unknown = body === null ? null : JSON.parse(body);
  if (path === paths.toldBalance) {
    const told = v.safeParse(toldBalanceSchema, said);
    return { type: "tell", record: (told.success && told.output.conta) || null };
  }
  if (path === paths.endedPayments) {
    const ended = v.safeParse(endedPaymentSchema, said);
    if (ended.success)
      return { type: "end-payment", record: null, payment: ended.output.pagamento };
  }
  if (record === null) return { type: "change", record };
  if (call.isCreation) return creation(path, record, said);
  if (path.startsWith(paths.merge(record, ""))) return { type: "merge", record };
  if (method === "delete") return { type: "remove", record };
  if (path === paths.applyRule(record)) return { type: "apply", record };
  if (path.startsWith(paths.occurrence(record, ""))) return answer(path, record, said);
  if ([paths.division("income", record), paths.division("expense", record)].includes(path))
    return { type: "divide", record };
  return { type: path === paths.recurrence(record) ? changeOfPlan(said) : "change", record };
}

function creation(path: string, record: string, said: unknown): WriteKind {
  const plan = path === paths.recurrences ? v.safeParse(recurrenceCreationSchema, said) : null;
  if (!plan?.success) return { type: "create", record };
  const draft = decodeRecurrenceDraft(plan.output);
  return { type: "plan", record: recurrenceId(record), draft };
}

function answer(path: string, record: string, said: unknown): WriteKind {
  const day = path.slice(paths.occurrence(record, "").length) as CivilDate;
  const isSkipped = v.is(v.object({ acao: v.literal("saltar") }), said);
  return { type: isSkipped ? "skip" : "confirm", record: recurrenceId(record), day };
}

/** A change of a recurrence that only pauses it, or lets it go on, is called that. */
function changeOfPlan(said: unknown) {
  if (v.is(v.strictObject({ pausada: v.literal(true) }), said)) return "pause";
  return v.is(v.strictObject({ pausada: v.literal(false) }), said) ? "resume" : "change";
}
