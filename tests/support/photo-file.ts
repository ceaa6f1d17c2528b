import type { PhotoFile } from "../../src/application/photos/photos.ts";

/** A file as it was chosen: a small PNG, unless told otherwise. */
export const photoFileWith = (changes: Partial<PhotoFile> = {}): PhotoFile => ({
  type: "image/png",
  size: 3,
  arrayBuffer: () => Promise.resolve(new Uint8Array([1, 2, 3]).buffer),
  ...changes,
});
