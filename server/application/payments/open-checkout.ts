import { checkoutFor } from "../../../src/domain/plans/checkout.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { UserWork } from "../stores.ts";
import type { TokenMint } from "../login/token-mint.ts";

type Ports = {
  readonly userWork: UserWork;
  readonly mint: Pick<TokenMint, "newToken">;
  /** The payment page's address; null where nothing can be paid. */
  readonly checkoutUrl: string | null;
};

/** Where somebody buys Premium: their payment names them by a random reference, which is made when it is first asked for. */
export const openCheckout =
  ({ userWork, mint, checkoutUrl }: Ports) =>
  async (owner: UserId): Promise<string | null> => {
    if (checkoutUrl === null) return null;
    const reference = await userWork(owner, ({ subscriptions }) =>
      subscriptions.referenceOf(owner, mint.newToken()),
    );
    return checkoutFor(checkoutUrl, reference);
  };
