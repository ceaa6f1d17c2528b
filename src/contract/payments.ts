import * as v from "valibot";
import type { PaymentEvent, PaymentEventKind } from "../domain/plans/payment-event.ts";
import type { FieldIssue } from "../domain/fields/field-issue.ts";
import { request, response } from "./shape.ts";

/** The header with the signature of a notice. */
export const SIGNATURE_HEADER = "fincontrol-assinatura";

const KINDS = {
  "assinatura.iniciada": "started",
  "assinatura.terminada": "ended",
  "pagamento.falhado": "failed",
  "pagamento.recebido": "received",
} as const satisfies Readonly<Record<string, PaymentEventKind>>;

type KindName = keyof typeof KINDS;

/** A name made by a program: 1 to 200 visible ASCII characters. */
const name = v.pipe(
  v.string("wrong-type" satisfies FieldIssue),
  v.regex(/^[\x21-\x7e]{1,200}$/, "wrong-type" satisfies FieldIssue),
);

/** A moment of ISO 8601 with its zone, read as Unix milliseconds. */
export const eventMoment = v.pipe(
  v.string("wrong-type" satisfies FieldIssue),
  v.isoTimestamp("bad-date" satisfies FieldIssue),
  v.transform((text) => Date.parse(text)),
  v.finite("bad-date" satisfies FieldIssue),
);

/** The body of POST /pagamentos/aviso: the event, its time, and the subscription it is about. */
export const paymentNoticeSchema = request({
  id: name,
  tipo: v.picklist(Object.keys(KINDS) as KindName[], "wrong-type" satisfies FieldIssue),
  criado_em: eventMoment,
  referencia: name,
});

/** The response: the notice was read and handled. */
export const paymentHeededSchema = response({ recebido: v.literal(true) });

/** The response of POST /pagamentos/checkout: where the user buys Premium, or null if it is not for sale. */
export const checkoutSchema = response({ checkout_url: v.nullable(v.string()) });

/** The event of a payment notice, and the reference of its buyer. */
export type PaymentNotice = { readonly event: PaymentEvent; readonly reference: string };

export const decodePaymentNotice = ({
  id,
  tipo,
  criado_em: at,
  referencia: reference,
}: v.InferOutput<typeof paymentNoticeSchema>): PaymentNotice => ({
  event: { id, kind: KINDS[tipo], at },
  reference,
});

const KIND_NAMES = {
  started: "assinatura.iniciada",
  ended: "assinatura.terminada",
  failed: "pagamento.falhado",
  received: "pagamento.recebido",
} as const satisfies Record<PaymentEventKind, KindName>;

/** Encodes an event as its notice stated it. */
export const encodePaymentEvent = ({ id, kind, at }: PaymentEvent) => ({
  id,
  tipo: KIND_NAMES[kind],
  criado_em: new Date(at).toISOString(),
});
