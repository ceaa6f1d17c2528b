import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "./clock.ts";

/** Something to tell a user, known again by its key. */
export type Notification = {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly message: string;
  readonly createdAt: Instant;
};

/** What users are told. */
export type Notifications = {
  /** Adds those whose key the user never had, not even dismissed; how many these were. */
  readonly addNew: (owner: UserId, notifications: readonly Notification[]) => Promise<number>;
};
