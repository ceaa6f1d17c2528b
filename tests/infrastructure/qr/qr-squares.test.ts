import { decodeQR } from "qr/decode.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { qrSquares } from "../../../src/infrastructure/qr/qr-squares.ts";
import { runs } from "../../support/runs.ts";

/** How many pixels of a picture a square takes. */
const SCALE = 4;

/** Paints squares as the screen does, dark on light. */
function paint(squares: readonly (readonly boolean[])[]) {
  const size = squares.length * SCALE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (squares[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] === true)
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return { width: size, height: size, data };
}

describe("the squares of a QR code", () => {
  it("are read as the text that they stand for", () => {
    const anyUri = fc
      .tuple(fc.stringMatching(/^\w{3,30}$/), fc.stringMatching(/^[A-Z2-7]{32}$/))
      .map(
        ([name, secret]) =>
          `otpauth://totp/FinControl:${name}?issuer=FinControl&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      );
    fc.assert(
      fc.property(anyUri, (uri) => {
        expect(decodeQR(paint(qrSquares(uri)))).toBe(uri);
      }),
      { numRuns: runs(10) },
    );
  });

  it("are a square, with four light ones around", () => {
    const squares = qrSquares("FinControl");
    expect(squares.every((row) => row.length === squares.length)).toBe(true);
    expect(squares.slice(0, 4).flat().some(Boolean)).toBe(false);
    expect(squares[4]?.slice(0, 5)).toEqual([false, false, false, false, true]);
  });
});
