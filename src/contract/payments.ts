import * as v from "valibot";
import type { PaymentEvent, PaymentEventKind } from "../domain/plans/payment-event.ts";
import { issue, request, response } from "./shape.ts";
import { field, word } from "./wire/field.ts";
import { wire } from "./wire/wire.ts";

/** The header with the signature of a notice. */
export const SIGNATURE_HEADER = "fincontrol-assinatura";

const KINDS = {
  "assinatura.iniciada": "started",
  "assinatura.terminada": "ended",
  "pagamento.falhado": "failed",
  "pagamento.recebido": "received",
} as const satisfies Readonly<Record<string, PaymentEventKind>>;

/** A name made by a program: 1 to 200 visible ASCII characters. */
const name = v.pipe(
  v.string(issue("wrong-type")),
  v.regex(/^[\x21-\x7e]{1,200}$/, issue("wrong-type")),
);

/** A moment of ISO 8601 with its zone, read as Unix milliseconds. */
export const eventMoment = v.pipe(
  v.string(issue("wrong-type")),
  v.isoTimestamp(issue("bad-date")),
  v.transform((text) => Date.parse(text)),
  v.finite(issue("bad-date")),
);

const event = wire({
  id: field("id", name),
  kind: word("tipo", KINDS),
  at: field("criado_em", eventMoment, (at) => new Date(at).toISOString()),
});

/** The body of POST /pagamentos/aviso: the event, its time, and the subscription it is about. */
export const paymentNoticeSchema = request({ ...event.entries, referencia: name });

/** The response: the notice was read and handled. */
export const paymentHeededSchema = response({ recebido: v.literal(true) });

/** The response of POST /pagamentos/checkout: where the user buys Premium, or null if it is not for sale. */
export const checkoutSchema = response({ checkout_url: v.nullable(v.string()) });

/** The event of a payment notice, and the reference of its buyer. */
export type PaymentNotice = { readonly event: PaymentEvent; readonly reference: string };

export const decodePaymentNotice = ({
  referencia: reference,
  ...told
}: v.InferOutput<typeof paymentNoticeSchema>): PaymentNotice => ({
  event: event.read(told),
  reference,
});

/** Encodes an event as its notice stated it. */
export const encodePaymentEvent = event.write;
