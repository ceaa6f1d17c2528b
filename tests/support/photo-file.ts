import type { PhotoFile } from "../../src/application/photos/photos.ts";

/** A chosen file: a small PNG, by default. */
export const photoFileWith = (changes: Partial<PhotoFile> = {}): PhotoFile => ({
  type: "image/png",
  size: 3,
  arrayBuffer: () => Promise.resolve(new Uint8Array([1, 2, 3]).buffer),
  ...changes,
});
