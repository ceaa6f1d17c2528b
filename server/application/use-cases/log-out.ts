import type { TokenMint } from "../ports/token-mint.ts";
import type { Tokens } from "../ports/tokens.ts";
import type { WithRoom } from "../ports/with-room.ts";

type Ports = {
  readonly tokens: Tokens;
  readonly mint: TokenMint;
  readonly withRoom: WithRoom;
};

/** Ends what a token stands for, at once. */
export const logOut =
  ({ tokens, mint, withRoom }: Ports) =>
  (token: string): Promise<void> =>
    withRoom(() => tokens.remove(mint.digestOf(token)));
