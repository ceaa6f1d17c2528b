import type { FastifyRequest } from "fastify";
import {
  checkoutSchema,
  decodePaymentNotice,
  paymentHeededSchema,
  paymentNoticeSchema,
  SIGNATURE_HEADER,
} from "../../../src/contract/payments.ts";
import { paths } from "../../../src/contract/paths.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type { IsSigned } from "../../application/payments/is-signed.ts";
import type { RateLimit } from "../../application/login/rate-limit.ts";
import type { heedPayment } from "../../application/payments/heed-payment.ts";
import type { openCheckout } from "../../application/payments/open-checkout.ts";
import { addressKey } from "../access/address-key.ts";
import type { Api } from "../api.ts";
import { BadSignature } from "../answers/bad-signature.ts";
import { assertUtf8, parseJsonOf } from "../requests/json-body.ts";
import { refuse, refuseField, refuseTooMany } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";

export type PaymentUseCases = {
  readonly openCheckout: ReturnType<typeof openCheckout>;
  readonly heedPayment: ReturnType<typeof heedPayment>;
  /** Null where no secret is configured, so that there are no notices. */
  readonly isSigned: IsSigned | null;
  /** The limit of badly signed notices per address. */
  readonly badlySigned: RateLimit;
};

/** A notice has a few hundred bytes. */
const MAX_NOTICE_BYTES = 8 * 1024;

/** Adds the purchase of Premium, and the payment provider's notices (/pagamentos). */
export function paymentRoutes(api: Api, useCases: PaymentUseCases): void {
  checkoutRoute(api, useCases);
  // The raw bytes are needed only here.
  void api.register(async (notices: Api) => {
    noticeRoute(notices, useCases);
  });
}

function checkoutRoute(api: Api, { openCheckout }: PaymentUseCases): void {
  api.post(
    paths.checkout,
    {
      config: {
        access: "user",
        summary: "Obter o endereço onde quem pergunta compra o Premium, com a sua referência",
        description:
          "«checkout_url» é null onde o Premium não se compra. A referência é aquela por que os avisos de pagamento reconhecem a pessoa.",
        answers: { 200: checkoutSchema },
      },
    },
    async (request) => ({ checkout_url: await openCheckout(sessionOf(request).user.id) }),
  );
}

function noticeRoute(api: Api, { heedPayment, isSigned, badlySigned }: PaymentUseCases): void {
  readSignedBodies(api, isSigned, badlySigned);
  api.post(
    paths.paymentNotice,
    {
      bodyLimit: MAX_NOTICE_BYTES,
      schema: { body: paymentNoticeSchema },
      config: {
        access: "public",
        summary: "Receber um aviso assinado do fornecedor de pagamentos",
        description:
          "Em vez de uma sessão, fincontrol-assinatura assina o corpo, de 8 KiB no máximo. Responde com 200 também ao que nada muda: uma repetição, ou uma referência desconhecida. Outro aviso com o mesmo «id» é 409, e um com data futura 422. Onde não há segredo é 404.",
        answers: { 200: paymentHeededSchema },
        refusals: ["bad-signature", "no-such-address", "event-reused", "too-many-requests"],
        signed: true,
      },
    },
    async ({ body }, reply) => {
      const { event, reference } = decodePaymentNotice(body);
      const heeded = await heedPayment(event, reference);
      if (heeded.ok) return { recebido: true };
      const { reason } = heeded;
      if (typeof reason === "object") return refuseTooMany(reply, reason);
      if (reason === "event-reused") return refuse(reply, reason);
      return refuseField(reply, "criado_em", fieldIssues["future-date"]);
    },
  );
}

/** Verifies the signature of a body before parsing it. */
function readSignedBodies(api: Api, isSigned: IsSigned | null, badlySigned: RateLimit): void {
  api.addHook("onRequest", async ({ ip }, reply) => {
    if (isSigned === null) return refuse(reply, "no-such-address");
    const taken = await badlySigned.take(addressKey(ip));
    if (!taken.ok) return refuseTooMany(reply, taken.reason);
  });
  api.removeAllContentTypeParsers();
  const read = async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    const header = request.headers[SIGNATURE_HEADER];
    if (!isSigned?.(header === undefined ? header : String(header), body)) throw new BadSignature();
    await badlySigned.giveBack(addressKey(request.ip));
    assertUtf8(request);
    return parseJsonOf(api, request)(body);
  };
  api.addContentTypeParser("application/json", { parseAs: "buffer" }, read);
}
