import * as v from "valibot";
import type { PaymentEvent, PaymentEventKind } from "../domain/plans/payment-event.ts";
import type { FieldIssue } from "../domain/fields/field-issue.ts";
import { request, response } from "./shape.ts";

/** The header in which a notice is signed. */
export const SIGNATURE_HEADER = "fincontrol-assinatura";

const KINDS = {
  "assinatura.iniciada": "started",
  "assinatura.terminada": "ended",
  "pagamento.falhado": "failed",
  "pagamento.recebido": "received",
} as const satisfies Readonly<Record<string, PaymentEventKind>>;

type KindName = keyof typeof KINDS;

/** A name that a program made: 1 to 200 visible characters of ASCII. */
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

/** The body of POST /pagamentos/aviso: what happened, when, and to whose subscription. */
export const paymentNoticeSchema = request({
  id: name,
  tipo: v.picklist(Object.keys(KINDS) as KindName[], "wrong-type" satisfies FieldIssue),
  criado_em: eventMoment,
  referencia: name,
});

/** The answer: it was read, and did whatever it could do. */
export const paymentHeededSchema = response({ recebido: v.literal(true) });

/** The answer of POST /pagamentos/checkout: where whoever asks buys Premium, or null if that cannot be done. */
export const checkoutSchema = response({ checkout_url: v.nullable(v.string()) });

/** The event of a payment notice, and its reference. */
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

/** An event as its notice told it. */
export const encodePaymentEvent = ({ id, kind, at }: PaymentEvent) => ({
  id,
  tipo: KIND_NAMES[kind],
  criado_em: new Date(at).toISOString(),
});
