import type { TokenMint } from "../ports/token-mint.ts";
import type { Tokens } from "../ports/tokens.ts";

type Ports = { readonly tokens: Tokens; readonly mint: TokenMint };

/** Ends what a token stands for, at once (§4, session). */
export const logOut =
  ({ tokens, mint }: Ports) =>
  (token: string): Promise<void> =>
    tokens.remove(mint.digestOf(token));
