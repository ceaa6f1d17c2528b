/** A notice without a recent signature by our shared secret. */
export class BadSignature extends Error {}
