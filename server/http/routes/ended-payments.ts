import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { endedPaymentSchema } from "../../../src/contract/ended-payments.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { endPayment } from "../../application/forecast/end-payment.ts";
import { sessionOf } from "../access/session-of.ts";
import { refuse } from "../answers/refuse.ts";
import type { Api } from "../api.ts";
import { changeOf } from "../record-calls.ts";

export type EndedPaymentUseCases = { readonly endPayment: ReturnType<typeof endPayment> };

/** Adds the call that says of a payment which always came that it has ended (/previsao/acabados). */
export function endedPaymentRoutes(api: Api, { endPayment }: EndedPaymentUseCases): void {
  api.post(
    paths.endedPayments,
    {
      schema: { body: endedPaymentSchema },
      config: {
        access: "user",
        summary: "Dizer que um pagamento que parecia repetir-se já acabou",
        description:
          "«pagamento» é o que a previsão diz do movimento. Deixa de ser esperado, e os seus registos passam a ser despesa habitual, mesmo que volte a aparecer. É uma alteração, que se anula; /alteracoes diz em «acabados» todos os que acabaram, no máximo 100.",
        answers: { 204: null },
        refusals: ["ended-limit"],
        record: "named",
      },
    },
    async (request, reply) => {
      const change = changeOf(request);
      if (!change.ok) return refuse(reply, change.reason);
      const { member } = sessionOf(request);
      const ended = await endPayment(member, request.body.pagamento, change.value);
      if (!ended.ok) return refuse(reply, ended.reason);
      if (ended.value !== null) reply.header(REVISION_HEADER, ended.value);
      return reply.code(204).send();
    },
  );
}
