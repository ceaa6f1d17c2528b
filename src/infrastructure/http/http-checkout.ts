import type { Checkout } from "../../application/payments/checkout.ts";
import { paths } from "../../contract/paths.ts";
import { checkoutSchema } from "../../contract/payments.ts";
import type { Api } from "./api.ts";

/** The URL of the payment page over POST /pagamentos/checkout. */
export const httpCheckout = (api: Api): Checkout => ({
  address: async () => (await api("post", paths.checkout, checkoutSchema)).checkout_url,
});
