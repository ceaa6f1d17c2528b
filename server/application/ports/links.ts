import type { SessionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "./clock.ts";

/** The purpose of a link: it replaces a password, or gives an account another email. */
export type LinkPurpose =
  | { readonly kind: "reset" }
  /** The session that asked for it outlives it. */
  | { readonly kind: "email"; readonly email: string; readonly session: SessionId };

/** A link that somebody was sent, good for one use. */
export type Link = LinkPurpose & { readonly owner: UserId; readonly madeAt: Instant };

/** From after one moment up to another one. */
export type Span = { readonly from: Instant; readonly to: Instant };

/** The links that were sent, known here only by the digest of their token. */
export type Links = {
  readonly withDigest: (digest: string) => Promise<Link | null>;
  readonly add: (digest: string, link: Link) => Promise<void>;
  /** How many of a kind somebody has that were made within a span. */
  readonly count: (owner: UserId, kind: Link["kind"], within: Span) => Promise<number>;
  /** Removes all of somebody's, or those of one kind. */
  readonly removeOf: (owner: UserId, kind?: Link["kind"]) => Promise<void>;
  /** Removes everybody's that were not made within a span. */
  readonly removeOutside: (span: Span) => Promise<void>;
};
