import { refused, type Result } from "../../../src/domain/shared/result.ts";
import { isLinkAlive } from "../link-lifetime.ts";
import type { Links } from "../ports/links.ts";
import type { RateLimit, TooMany } from "../ports/rate-limit.ts";
import type { TokenMint } from "../ports/token-mint.ts";
import type { Tokens } from "../ports/tokens.ts";
import { renewEmail } from "../renew-email.ts";

type Ports = Parameters<typeof renewEmail>[0] & {
  readonly links: Pick<Links, "withDigest">;
  readonly tokens: Pick<Tokens, "sessionsOf">;
  readonly mint: TokenMint;
  readonly limit: RateLimit;
};

export type ConfirmationRefusal = "link-gone" | "email-taken" | TooMany;

/** Makes the address to which a link was sent the email of whoever asked for that, once, and while the session in which they did goes on. */
export const confirmEmail =
  (ports: Ports) =>
  async (token: string, address: string): Promise<Result<null, ConfirmationRefusal>> => {
    const taken = await ports.limit.take(address);
    if (!taken.ok) return taken;
    const digest = ports.mint.digestOf(token);
    const found = await goodLink(ports, ports, digest);
    if (found === null) return refused("link-gone");
    return renewEmail(ports)(found.owner, (stores) => goodLink(ports, stores, digest));
  };

/** Whoever ends a session that is not theirs ends what was asked for in it as well. */
async function goodLink(
  { clock }: Pick<Ports, "clock">,
  { links, tokens }: Pick<Ports, "links" | "tokens">,
  digest: string,
) {
  const link = await links.withDigest(digest);
  if (link?.kind !== "email" || !isLinkAlive(link, clock.now())) return null;
  const open = await tokens.sessionsOf(link.owner);
  return open.some(({ session }) => session === link.session) ? link : null;
}
