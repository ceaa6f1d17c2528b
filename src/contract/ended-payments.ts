import { PAYMENT_KEY_MAX } from "../domain/forecast/payment-key.ts";
import { request } from "./shape.ts";
import { requiredText } from "./text-fields.ts";

/** The body of POST /previsao/acabados: the key of a payment that seemed to come again, as a forecast tells it. */
export const endedPaymentSchema = request({ pagamento: requiredText(PAYMENT_KEY_MAX) });
