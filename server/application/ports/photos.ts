import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "./clock.ts";
import type { Member } from "./ledgers.ts";

/** A stored photo: a name that nobody can guess, and how much room it takes. */
export type Photo = {
  readonly name: string;
  readonly bytes: number;
  readonly createdAt: Instant;
};

/** Who stored which photo; what they show lies with PhotoFiles. */
export type Photos = {
  /** Who stored any, in their ledgers. */
  readonly owners: () => AsyncIterable<Member>;
  readonly list: (owner: UserId) => Promise<readonly Photo[]>;
  readonly has: (owner: UserId, name: string) => Promise<boolean>;
  /** Whether anybody has such a photo. */
  readonly exists: (name: string) => Promise<boolean>;
  readonly add: (owner: UserId, photo: Photo) => Promise<void>;
  readonly remove: (owner: UserId, name: string) => Promise<void>;
};
