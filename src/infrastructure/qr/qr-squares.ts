import { encodeQR } from "qr";

/** The quiet zone around a code, in squares. */
const QUIET_SQUARES = 4;

/** A text as the squares of a QR code, row by row; true is dark. */
export const qrSquares = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, "raw", { border: QUIET_SQUARES });
