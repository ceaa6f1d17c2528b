import type { UserId } from "../../src/domain/shared/ids.ts";
import type { Instant } from "./ports/clock.ts";
import type { PhotoAddresses } from "./ports/photo-addresses.ts";
import type { Photo } from "./ports/photos.ts";
import type { Stores } from "./ports/stores.ts";

/** How much room the photos of one user may take, in bytes. */
export const PHOTO_ROOM = 50 * 1024 * 1024;

/** How long a photo may wait for the goal that it was uploaded for, in milliseconds. */
const UNUSED_FOR = 24 * 60 * 60_000;

const roomOf = (photos: readonly Photo[]) => photos.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether a photo found room, and the names of those that made way for it. */
export type Stored = { readonly fits: boolean; readonly removed: readonly string[] };

/** Stores who has a photo if there is room for it; if need be, old photos that no goal shows make way. */
export const storePhoto =
  ({ addressOf }: PhotoAddresses, { goals, photos }: Pick<Stores, "goals" | "photos">) =>
  async (owner: UserId, photo: Photo, now: Instant): Promise<Stored> => {
    const kept = await photos.list(owner);
    const isFull = roomOf(kept) + photo.bytes > PHOTO_ROOM;
    const shown = new Set((await goals.list(owner)).map(({ photoUrl }) => photoUrl));
    const unused = ({ name, createdAt }: Photo) =>
      createdAt < now - UNUSED_FOR && !shown.has(addressOf(name));
    const removed = isFull ? kept.filter(unused) : [];
    for (const { name } of removed) await photos.remove(owner, name);
    const fits = roomOf(kept) - roomOf(removed) + photo.bytes <= PHOTO_ROOM;
    if (fits) await photos.add(owner, photo);
    return { fits, removed: removed.map(({ name }) => name) };
  };
