/** Asks for the server's half of the keys of what the signed-in person has unsent or unsaved; rejects with a Failure. */
export type OutboxKeyShare = () => Promise<Uint8Array<ArrayBuffer>>;
