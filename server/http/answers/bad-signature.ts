/** A notice that nobody who shares our secret has signed a moment ago. */
export class BadSignature extends Error {}
