import type { SessionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** What an authenticator is asked to sign a challenge for. */
export type Ceremony = "create" | "login" | "presence";

/** The purpose of a one-time token, and whose it is. */
export type TokenPurpose =
  /** A link that replaces a password. */
  | { readonly kind: "reset"; readonly owner: UserId }
  /** A link that gives an account another email; the session that asked for it outlives it. */
  | {
      readonly kind: "email";
      readonly owner: UserId;
      readonly session: SessionId;
      readonly email: string;
    }
  /** A login whose password was right and that waits for a code; another password, by its hash's digest, ends it. */
  | { readonly kind: "code"; readonly owner: UserId; readonly passwordDigest: string }
  /** A challenge that an authenticator signs; at a login nobody knows yet who it will be. */
  | { readonly kind: "passkey"; readonly owner: UserId | null; readonly ceremony: Ceremony };

export type TokenKind = TokenPurpose["kind"];

/** A token as it is kept. */
export type OneTimeToken<Kind extends TokenKind = TokenKind> = Extract<
  TokenPurpose,
  { readonly kind: Kind }
> & {
  readonly madeAt: Instant;
  /** From then on it is good for nothing. */
  readonly expiresAt: Instant;
  /** How often something was tried with it. */
  readonly tries: number;
};

/** A moment, and the latest one at which an honest clock can have made a token by then. */
export type Moment = { readonly now: Instant; readonly latest: Instant };

/**
 * What somebody was handed and shows once, known here only by its digest; every server of a database sees it. One kind is
 * never found as another.
 */
export type OneTimeTokens = {
  readonly find: <Kind extends TokenKind>(
    kind: Kind,
    digest: string,
  ) => Promise<OneTimeToken<Kind> | null>;
  readonly add: (
    digest: string,
    token: TokenPurpose & Pick<OneTimeToken, "madeAt" | "expiresAt">,
  ) => Promise<void>;
  /** Takes one away: of all who ask for it, one is given it. */
  readonly spend: <Kind extends TokenKind>(
    kind: Kind,
    digest: string,
  ) => Promise<OneTimeToken<Kind> | null>;
  readonly countTry: (digest: string) => Promise<void>;
  /** How many of a kind somebody has that are good at a moment. */
  readonly count: (owner: UserId, kind: TokenKind, at: Moment) => Promise<number>;
  /** Removes all of somebody's that are of some kinds. */
  readonly removeOf: (owner: UserId, kinds: readonly TokenKind[]) => Promise<void>;
  /** Removes everybody's that are past at a moment, or that a clock made which ran ahead. */
  readonly prune: (at: Moment) => Promise<void>;
};
