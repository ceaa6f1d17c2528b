import { encodeQR } from "qr";

/** How many light squares a reader wants around a code. */
const QUIET = 4;

/** A text as the squares of a QR code, row by row, true for a dark one. */
export const qrSquares = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, "raw", { border: QUIET });
