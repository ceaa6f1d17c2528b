/** Whether a body and its time were signed with our shared secret a moment ago; `signature` is the header's value. */
export type IsSigned = (signature: string | undefined, body: Uint8Array) => boolean;
