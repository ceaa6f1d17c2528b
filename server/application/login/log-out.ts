import type { TokenMint } from "./token-mint.ts";
import type { Tokens } from "./tokens.ts";
import type { WithRoom } from "../with-room.ts";

type Ports = {
  readonly tokens: Tokens;
  readonly mint: TokenMint;
  readonly withRoom: WithRoom;
};

/** Ends the session of a token at once. */
export const logOut =
  ({ tokens, mint, withRoom }: Ports) =>
  (token: string): Promise<void> =>
    withRoom(() => tokens.remove(mint.digestOf(token)));
