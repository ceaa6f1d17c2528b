import { notificationId, type UserId } from "../../../src/domain/shared/ids.ts";
import { concernsSecurity, type AccountEvent } from "../../../src/domain/users/account-event.ts";
import type { Clock } from "../clock.ts";
import type { NewId } from "../new-id.ts";
import type { Stores } from "../stores.ts";

/** The ports to notify a user about their account. */
export type AccountEventMail = {
  readonly newId: NewId;
  readonly clock: Clock;
  readonly wordAccountEvent: (event: AccountEvent) => {
    readonly title: string;
    readonly message: string;
  };
};

const SECURITY = "security:";

/** Whether the key is that of a security notification. */
export const isSecurityKey = (key: string): boolean => key.startsWith(SECURITY);

/**
 * Notifies a user of an event of their account, in the same unit of work; every time anew. Where mail is configured,
 * security events are also mailed once the work is done.
 */
export const mailAccountEvent =
  ({ newId, clock, wordAccountEvent }: AccountEventMail) =>
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
