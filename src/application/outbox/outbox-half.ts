/** Asks for the server's half of the key of the signed-in person's outbox; rejects with a Failure. */
export type OutboxHalf = () => Promise<Uint8Array<ArrayBuffer>>;
