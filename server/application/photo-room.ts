import type { Instant } from "./ports/clock.ts";
import type { Member } from "./ports/ledgers.ts";
import type { PhotoAddresses } from "./ports/photo-addresses.ts";
import type { Photo } from "./ports/photos.ts";
import type { Stores } from "./ports/stores.ts";

/** How much room the photos of one user may take, in bytes; as much again is there for those of before. */
const PHOTO_ROOM = 50 * 1024 * 1024;

/** How long a photo may wait for the goal that it was uploaded for, in milliseconds. */
const UNUSED_FOR = 24 * 60 * 60_000;

/** Whether a photo found room, and the names of those that were given up. */
export type Stored = { readonly fits: boolean; readonly removed: readonly string[] };

const bytesOf = (photos: readonly Photo[]) => photos.reduce((sum, { bytes }) => sum + bytes, 0);

/** The oldest of some photos that have to go for the rest to fit the room. */
function beyondRoom(photos: readonly Photo[]): readonly Photo[] {
  let room = PHOTO_ROOM;
  return photos.toReversed().filter(({ bytes }) => (room -= bytes) < 0);
}

/**
 * Stores who has a photo if there is room for it beside those that goals show and those that wait for
 * one. What only a removed goal or an earlier version names takes room of its own, the newest first;
 * what nothing names is given up.
 */
export const storePhoto =
  ({ addressOf }: PhotoAddresses, { goals, photos }: Pick<Stores, "goals" | "photos">) =>
  async ({ user, ledger }: Member, photo: Photo, now: Instant): Promise<Stored> => {
    const { shown, past } = await goals.photoUrls(ledger);
    const kindOf = ({ name, createdAt }: Photo) => {
      const url = addressOf(name);
      if (shown.has(url)) return "shown";
      if (createdAt >= now - UNUSED_FOR) return "waiting";
      return past.has(url) ? "past" : "unused";
    };
    const kept = Map.groupBy(await photos.list(user), kindOf);
    const removed = [...(kept.get("unused") ?? []), ...beyondRoom(kept.get("past") ?? [])];
    for (const { name } of removed) await photos.remove(user, name);
    const taken = bytesOf([...(kept.get("shown") ?? []), ...(kept.get("waiting") ?? [])]);
    const fits = taken + photo.bytes <= PHOTO_ROOM;
    if (fits) await photos.add(user, photo);
    return { fits, removed: removed.map(({ name }) => name) };
  };
