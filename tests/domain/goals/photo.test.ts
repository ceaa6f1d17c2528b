import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PHOTO_MAX_BYTES, PHOTO_TYPES, photoFault } from "../../../src/domain/goals/photo.ts";

const anySize = fc.integer({ min: 0, max: 2 * PHOTO_MAX_BYTES });

describe("a file that shall become a photo", () => {
  it("may be of every listed kind and as large as 5 MB", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHOTO_TYPES), anySize, (type, size) => {
        expect(photoFault({ type, size })).toBe(size > PHOTO_MAX_BYTES ? "too-large" : null);
      }),
    );
    expect(PHOTO_MAX_BYTES).toBe(5_242_880);
    expect(photoFault({ type: "image/png", size: PHOTO_MAX_BYTES })).toBe(null);
    expect(photoFault({ type: "image/png", size: PHOTO_MAX_BYTES + 1 })).toBe("too-large");
  });

  it.each([
    "",
    "image/svg+xml",
    "image/heic",
    "image/",
    "text/html",
    "application/pdf",
    "IMAGE/PNG",
  ])("may not be of the kind %j, however small", (type) => {
    fc.assert(
      fc.property(anySize, (size) => {
        expect(photoFault({ type, size })).toBe("not-an-image");
      }),
    );
  });
});
