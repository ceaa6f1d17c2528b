import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";
import type { PhotoAddresses } from "./photo-addresses.ts";
import type { Photo } from "./photos.ts";
import type { Stores } from "../stores.ts";

/** How much room the photos of one ledger may take, in bytes; as much again is there for those of before. */
const PHOTO_ROOM = 50 * 1024 * 1024;

/** How long a photo may wait for the goal that it was uploaded for, in milliseconds. */
const UNUSED_FOR = 24 * 60 * 60_000;

type PhotoStores = Pick<Stores, "goals" | "photos">;

const bytesOf = (photos: readonly Photo[]) => photos.reduce((sum, { bytes }) => sum + bytes, 0);

/** The photos of a ledger: those that goals show, those that wait for one, those of removed goals and earlier versions, and others. */
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
    if (createdAt >= now - UNUSED_FOR) return "waiting";
    return past.has(url) ? "past" : "unused";
  };
  const byKind = Map.groupBy(await photos.list(ledger), kindOf);
  return (kind: ReturnType<typeof kindOf>): readonly Photo[] => byKind.get(kind) ?? [];
}

/** The oldest of some photos that have to go for the rest to fit the room. */
function beyondRoom(photos: readonly Photo[]): readonly Photo[] {
  let room = PHOTO_ROOM;
  return photos.toReversed().filter(({ bytes }) => (room -= bytes) < 0);
}

/** Stores which ledger has a photo if there is room for it beside those that goals show and those that wait for one; whether there was. */
export const storePhoto =
  (addresses: PhotoAddresses, stores: PhotoStores) =>
  async (ledger: LedgerId, photo: Photo, now: Instant): Promise<boolean> => {
    const those = await sorted(addresses, stores, ledger, now);
    const fits = bytesOf([...those("shown"), ...those("waiting"), photo]) <= PHOTO_ROOM;
    if (fits) await stores.photos.add(ledger, photo);
    return fits;
  };

/** The photos of a ledger that nothing names any more, and of those that only the past names the oldest beyond its room. */
export const photosToGiveUp =
  (addresses: PhotoAddresses, stores: PhotoStores) =>
  async (ledger: LedgerId, now: Instant): Promise<readonly Photo[]> => {
    const those = await sorted(addresses, stores, ledger, now);
    return [...those("unused"), ...beyondRoom(those("past"))];
  };
