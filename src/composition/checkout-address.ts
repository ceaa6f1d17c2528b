import { httpApi } from "../infrastructure/http/api.ts";
import { httpCheckout } from "../infrastructure/http/http-checkout.ts";

/** Where Premium is bought, asked without a session: a chunk that only a choice of plan loads. */
export const checkoutAddress = (): Promise<string | null> =>
  httpCheckout(
    httpApi({
      token: () => null,
      onUnauthenticated: () => undefined,
      onForbidden: () => undefined,
    }),
  ).address();
