import type { UserId } from "../../../src/domain/shared/ids.ts";

/**
 * The server's half of the keys of what waits in a person's browsers to be sent or saved: 32 bytes, the same for the person as long as the
 * key of the installation is the same. Nothing of that key follows from it.
 */
export type OutboxHalfOf = (person: UserId) => Promise<Uint8Array>;

type Ports = { readonly outboxHalfOf: OutboxHalfOf };

/** Tells the half to its own person. */
export const tellOutboxHalf =
  ({ outboxHalfOf }: Ports) =>
  ({ id }: { readonly id: UserId }): Promise<Uint8Array> =>
    outboxHalfOf(id);
