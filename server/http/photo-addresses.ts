import { API_BASE, paths } from "../../src/contract/paths.ts";
import type { PhotoAddresses } from "../application/ports/photo-addresses.ts";

/** The file that a photo is to the outside; nothing else can be one, least of all a path. */
export const PHOTO_FILE = /^([0-9a-f]{64})\.webp$/;

const PREFIX = `${API_BASE}${paths.photo("")}`;

/** Addresses below this server's own base path. */
export const photoAddresses: PhotoAddresses = {
  addressOf: (name) => `${PREFIX}${name}.webp`,
  nameIn: (address) =>
    address.startsWith(PREFIX)
      ? (PHOTO_FILE.exec(address.slice(PREFIX.length))?.[1] ?? null)
      : null,
};
