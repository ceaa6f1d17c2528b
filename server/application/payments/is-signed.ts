/** Whether a body and its time were signed by who shares our secret, a moment ago; `signature` as its header says it. */
export type IsSigned = (signature: string | undefined, body: Uint8Array) => boolean;
