import { createHash } from "node:crypto";

/** A digest of a text in the form of a UUID: the same whenever the text is met. */
export const uuidOf = (text: string): string =>
  createHash("sha256")
    .update(text)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, "$1-$2-$3-$4-$5");
