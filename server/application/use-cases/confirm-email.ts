import { refused, type Result } from "../../../src/domain/shared/result.ts";
import { isLinkAlive } from "../link-lifetime.ts";
import type { Links } from "../ports/links.ts";
import type { RateLimit, TooMany } from "../ports/rate-limit.ts";
import type { TokenMint } from "../ports/token-mint.ts";
import { renewEmail } from "../renew-email.ts";

type Ports = Parameters<typeof renewEmail>[0] & {
  readonly links: Pick<Links, "withDigest">;
  readonly mint: TokenMint;
  readonly limit: RateLimit;
};

export type ConfirmationRefusal = "link-gone" | "email-taken" | TooMany;

/** Makes the address to which a link was sent the email of whoever asked for that, once. */
export const confirmEmail =
  (ports: Ports) =>
  async (token: string, address: string): Promise<Result<null, ConfirmationRefusal>> => {
    const taken = await ports.limit.take(address);
    if (!taken.ok) return taken;
    const digest = ports.mint.digestOf(token);
    const found = await goodLink(ports, ports.links, digest);
    if (found === null) return refused("link-gone");
    return renewEmail(ports)(found.owner, ({ links }) => goodLink(ports, links, digest));
  };

async function goodLink({ clock }: Pick<Ports, "clock">, links: Ports["links"], digest: string) {
  const link = await links.withDigest(digest);
  return link?.kind === "email" && isLinkAlive(link, clock.now()) ? link : null;
}
