import { refused, type Result } from "../../../src/domain/shared/result.ts";
import { goodToken } from "../login/make-token.ts";
import type { OneTimeTokens } from "../login/one-time-tokens.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { TokenMint } from "../login/token-mint.ts";
import type { Tokens } from "../login/tokens.ts";
import { renewEmail } from "./renew-email.ts";

type Ports = Parameters<typeof renewEmail>[0] & {
  readonly oneTimeTokens: Pick<OneTimeTokens, "find">;
  readonly tokens: Pick<Tokens, "sessionsOf">;
  readonly mint: TokenMint;
  readonly limit: RateLimit;
};

export type ConfirmationRefusal = "link-gone" | "email-taken" | TooMany;

/** Sets the email that a link was sent to, once, while the session that requested it is still open. */
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

/** Ending another person's session also ends its requests. */
async function goodLink(
  ports: Pick<Ports, "clock">,
  { oneTimeTokens, tokens }: Pick<Ports, "oneTimeTokens" | "tokens">,
  digest: string,
) {
  const link = await goodToken(ports, oneTimeTokens, "email", digest);
  if (link === null) return null;
  const open = await tokens.sessionsOf(link.owner);
  return open.some(({ session }) => session === link.session) ? link : null;
}
