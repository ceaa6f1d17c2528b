import { API_BASE } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { PhotoAddresses } from "../../application/photos/photos.ts";

const ENDING = ".webp";

/** The public file name of a photo; nothing else matches, least of all a path. */
export const PHOTO_FILE = /^[0-9a-f]{64}\.webp$/;

const PREFIX = `${API_BASE}${paths.photo("")}`;

/** Returns the photo's name for a file name. */
export const nameOfFile = (file: string): string => file.slice(0, -ENDING.length);

/** Addresses below this server's own base path. */
export const photoAddresses: PhotoAddresses = {
  addressOf: (name) => `${PREFIX}${name}${ENDING}`,
  nameIn: (address) => {
    const file = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : "";
    return PHOTO_FILE.test(file) ? nameOfFile(file) : null;
  },
};
