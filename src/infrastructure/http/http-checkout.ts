import type { Checkout } from "../../application/ports/checkout.ts";
import { configSchema } from "../../contract/config.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";

/** The payment page's address over GET /config. */
export const httpCheckout = (api: Api): Checkout => ({
  address: async () => (await api("get", paths.config, configSchema)).checkout_url,
});
