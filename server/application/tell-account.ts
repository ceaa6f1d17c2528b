import { notificationId, type UserId } from "../../src/domain/shared/ids.ts";
import type { AccountEvent } from "../../src/domain/users/account-event.ts";
import type { Clock } from "./ports/clock.ts";
import type { NewId } from "./ports/new-id.ts";
import type { Stores } from "./ports/stores.ts";

/** What telling somebody of their account needs. */
export type AccountTelling = {
  readonly newId: NewId;
  readonly clock: Clock;
  readonly wordAccountEvent: (event: AccountEvent) => {
    readonly title: string;
    readonly message: string;
  };
};

/** Tells the person in the bell what happened to their account, in the same work; each time anew. */
export const tellAccount =
  ({ newId, clock, wordAccountEvent }: AccountTelling) =>
  async (
    { notifications }: Pick<Stores, "notifications">,
    owner: UserId,
    event: AccountEvent,
  ): Promise<void> => {
    const id = notificationId(newId());
    const key = `account:${event.type}:${id}`;
    const told = { id, key, ...wordAccountEvent(event), createdAt: clock.now() };
    await notifications.addNew(owner, [told]);
  };
