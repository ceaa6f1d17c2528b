import type { SessionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The purpose of a challenge that an authenticator signs. */
export type Ceremony = "create" | "login" | "presence";

/** The purpose of a one-time token, and its owner. */
export type TokenPurpose =
  /** A link that replaces a password. */
  | { readonly kind: "reset"; readonly owner: UserId }
  /** A link that changes an account's email; the session that requested it outlives the link. */
  | {
      readonly kind: "email";
      readonly owner: UserId;
      readonly session: SessionId;
      readonly email: string;
    }
  /** A login with a correct password that waits for a code; invalid once the digest of the password's hash changes. */
  | { readonly kind: "code"; readonly owner: UserId; readonly passwordDigest: string }
  /** A challenge that an authenticator signs; at a login the user is not known yet. */
  | { readonly kind: "passkey"; readonly owner: UserId | null; readonly ceremony: Ceremony };

export type TokenKind = TokenPurpose["kind"];

/** A token as it is stored. */
export type OneTimeToken<Kind extends TokenKind = TokenKind> = Extract<
  TokenPurpose,
  { readonly kind: Kind }
> & {
  readonly madeAt: Instant;
  /** From then on it is invalid. */
  readonly expiresAt: Instant;
  /** The number of attempts with it. */
  readonly tries: number;
};

/** A moment, and the latest date that an honest clock can give a token created by then. */
export type Moment = { readonly now: Instant; readonly latest: Instant };

/**
 * Tokens that were issued and can be used once, stored by digest only and shared by every server of a database. A token
 * is never found under another kind.
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
  /** Consumes a token: of several simultaneous callers only one gets it. */
  readonly spend: <Kind extends TokenKind>(
    kind: Kind,
    digest: string,
  ) => Promise<OneTimeToken<Kind> | null>;
  readonly countTry: (digest: string) => Promise<void>;
  /** The number of valid tokens of a kind that a user has at a moment. */
  readonly count: (owner: UserId, kind: TokenKind, at: Moment) => Promise<number>;
  /** Removes all of a user's tokens of some kinds. */
  readonly removeOf: (owner: UserId, kinds: readonly TokenKind[]) => Promise<void>;
  /** Removes all tokens that have expired at a moment, or that a fast clock dated in the future. */
  readonly prune: (at: Moment) => Promise<void>;
};
