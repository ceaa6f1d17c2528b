import type { UserId } from "../../src/domain/shared/ids.ts";
import { linkSpan } from "./link-lifetime.ts";
import type { Clock } from "./ports/clock.ts";
import type { LinkPurpose, Links } from "./ports/links.ts";
import type { TokenMint } from "./ports/token-mint.ts";

type Ports = { readonly mint: TokenMint; readonly clock: Clock };

/** Makes a link for somebody, and clears away those that are past; what is answered is its token. */
export const addLink =
  ({ mint, clock }: Ports) =>
  async (links: Links, owner: UserId, purpose: LinkPurpose): Promise<string> => {
    const now = clock.now();
    await links.removeOutside(linkSpan(now));
    const token = mint.newToken();
    await links.add(mint.digestOf(token), { ...purpose, owner, madeAt: now });
    return token;
  };
