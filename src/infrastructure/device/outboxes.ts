import { MAX_UNSENT_DAYS, STALE_UNSENT_DAYS } from "../../domain/ledger/unsent-writes.ts";
import { DAY_MS } from "../../domain/shared/duration.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import { destroyKey } from "./copy-database.ts";
import { destroyBoxes, readBoxes, type Box } from "./outbox-database.ts";
import { outboxKeyName } from "./outbox-key.ts";

/** How long an outbox may rest before it is shown to its person and not sent, in milliseconds. */
export const OUTBOX_STALE_AFTER_MS = STALE_UNSENT_DAYS * DAY_MS;

/** How long an outbox stays that its person does not use. */
export const OUTBOX_STAYS_MS = MAX_UNSENT_DAYS * DAY_MS;

/** Whether a person has an outbox on this device; leaves no database behind. */
export const hasOutbox = async (person: UserId): Promise<boolean> =>
  (await readBoxes()).has(person);

/** Destroys the outboxes of everybody else, as soon as a person is signed in. */
export const destroyOtherOutboxes = (person: UserId): Promise<void> =>
  destroyThose((owner) => owner !== person);

/** Destroys the outboxes that nobody has used for too long. */
export const destroyOldOutboxes = (now: number): Promise<void> =>
  destroyThose((_, { usedAt }) => now - usedAt > OUTBOX_STAYS_MS);

async function destroyThose(isGone: (owner: UserId, box: Box) => boolean): Promise<void> {
  const gone = [...(await readBoxes())].filter((entry) => isGone(...entry)).map(([owner]) => owner);
  for (const owner of gone) await destroyKey(outboxKeyName(owner));
  await destroyBoxes(gone);
}
