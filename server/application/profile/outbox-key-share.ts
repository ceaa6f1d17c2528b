import type { UserId } from "../../../src/domain/shared/ids.ts";

/**
 * The server's share of the keys that encrypt unsent writes and drafts in a person's browsers: 32 bytes, the same for a
 * person as long as the installation's key is. It reveals nothing about that key.
 */
export type OutboxKeyShareOf = (person: UserId) => Promise<Uint8Array>;

type Ports = { readonly outboxKeyShareOf: OutboxKeyShareOf };

/** Tells the half to its own person. */
export const tellOutboxKeyShare =
  ({ outboxKeyShareOf }: Ports) =>
  ({ id }: { readonly id: UserId }): Promise<Uint8Array> =>
    outboxKeyShareOf(id);
