import { DAY_MS } from "../../../src/domain/shared/duration.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";
import type { PhotoAddresses, Photo } from "./photos.ts";
import type { Stores } from "../stores.ts";

/** The space for the photos of one ledger; earlier photos have as much again. */
const MAX_PHOTO_BYTES = 50 * 1024 * 1024;

/** How long an uploaded photo may wait for its goal. */
const MAX_UNUSED_MS = DAY_MS;

type PhotoStores = Pick<Stores, "goals" | "photos">;

const bytesOf = (photos: readonly Photo[]) => photos.reduce((sum, { bytes }) => sum + bytes, 0);

/** Sorts the photos of a ledger: shown by goals, waiting for one, of removed goals and earlier versions, and others. */
async function sorted(
  { addressOf }: PhotoAddresses,
  { goals, photos }: PhotoStores,
  ledger: LedgerId,
  now: Instant,
) {
  const { shown, past } = await goals.photoUrls(ledger);
  const kindOf = ({ name, createdAt }: Photo) => {
    const url = addressOf(name);
    if (shown.has(url)) return "shown";
    if (createdAt >= now - MAX_UNUSED_MS) return "waiting";
    return past.has(url) ? "past" : "unused";
  };
  const byKind = Map.groupBy(await photos.list(ledger), kindOf);
  return (kind: ReturnType<typeof kindOf>): readonly Photo[] => byKind.get(kind) ?? [];
}

/** The oldest photos, to be removed so that the rest fits the space. */
function beyondRoom(photos: readonly Photo[]): readonly Photo[] {
  let room = MAX_PHOTO_BYTES;
  return photos.toReversed().filter(({ bytes }) => (room -= bytes) < 0);
}

/** Returns the space of a ledger for more photos, in bytes, beside those that goals show and those that wait for one. */
export const roomFor =
  (addresses: PhotoAddresses, stores: PhotoStores) =>
  async (ledger: LedgerId, now: Instant): Promise<number> => {
    const those = await sorted(addresses, stores, ledger, now);
    return MAX_PHOTO_BYTES - bytesOf([...those("shown"), ...those("waiting")]);
  };

/**
 * Stores the ledger of a photo if there is space beside those that goals show and those that wait for one, and if its name
 * is free; returns whether it did.
 */
export const storePhoto =
  (addresses: PhotoAddresses, stores: PhotoStores) =>
  async (ledger: LedgerId, photo: Photo, now: Instant): Promise<boolean> => {
    const fits = photo.bytes <= (await roomFor(addresses, stores)(ledger, now));
    return fits && (await stores.photos.add(ledger, photo));
  };

/**
 * Returns the photos of a ledger that nothing refers to any more, and the oldest beyond the space for earlier photos.
 */
export const photosToGiveUp =
  (addresses: PhotoAddresses, stores: PhotoStores) =>
  async (ledger: LedgerId, now: Instant): Promise<readonly Photo[]> => {
    const those = await sorted(addresses, stores, ledger, now);
    return [...those("unused"), ...beyondRoom(those("past"))];
  };
