import { checkoutFor } from "../../../src/domain/plans/checkout.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { UserWork } from "../stores.ts";
import type { TokenMint } from "../login/token-mint.ts";

type Ports = {
  readonly userWork: UserWork;
  readonly mint: Pick<TokenMint, "newToken">;
  /** The payment page's address; null where payments are not available. */
  readonly checkoutUrl: string | null;
};

/** Returns where to buy Premium: the payment identifies the user by a random reference, created at the first call. */
export const openCheckout =
  ({ userWork, mint, checkoutUrl }: Ports) =>
  async (owner: UserId): Promise<string | null> => {
    if (checkoutUrl === null) return null;
    const reference = await userWork(owner, ({ subscriptions }) =>
      subscriptions.referenceOf(owner, mint.newToken()),
    );
    return checkoutFor(checkoutUrl, reference);
  };
