import { notificationId, type UserId } from "../../../src/domain/shared/ids.ts";
import { concernsSecurity, type AccountEvent } from "../../../src/domain/users/account-event.ts";
import type { Clock } from "../clock.ts";
import type { NewId } from "../new-id.ts";
import type { Stores } from "../stores.ts";

/** The ports needed to tell somebody of their account. */
export type AccountTelling = {
  readonly newId: NewId;
  readonly clock: Clock;
  readonly wordAccountEvent: (event: AccountEvent) => {
    readonly title: string;
    readonly message: string;
  };
};

const SECURITY = "security:";

/** Whether the key of a notification says that it tells somebody of the security of their account. */
export const isSecurityKey = (key: string): boolean => key.startsWith(SECURITY);

/**
 * Tells the person in the bell what happened to their account, in the same work; each time anew. Where mail can be sent
 * what concerns its security goes out to them as well, once the work is done.
 */
export const tellAccount =
  ({ newId, clock, wordAccountEvent }: AccountTelling) =>
  async (
    { notifications }: Pick<Stores, "notifications">,
    owner: UserId,
    event: AccountEvent,
  ): Promise<void> => {
    const id = notificationId(newId());
    const key = `${concernsSecurity(event) ? SECURITY : "account:"}${event.type}:${id}`;
    const told = { id, key, ...wordAccountEvent(event), createdAt: clock.now() };
    await notifications.addNew(owner, [told]);
  };
