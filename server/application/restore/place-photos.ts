import type { Copy, RowFault } from "../../../src/domain/restore/restore.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";
import { roomFor } from "../photos/photo-space.ts";
import type { PhotoAddresses, PhotoFiles } from "../photos/photos.ts";
import type { LedgerStores } from "../stores.ts";

/** Where the photo of a goal is after a restore, or why it cannot be there. */
export type PlacedPhoto = { readonly address: string } | { readonly fault: RowFault };

/** A picture in a copy's file, which is read once it is wanted. */
export type CopiedPhoto = {
  readonly bytes: number;
  readonly read: () => Promise<Uint8Array>;
};

/** The photos in a copy's file by name; null for entries that are not photos. */
export type CopiedPhotos = ReadonlyMap<string, CopiedPhoto | null>;

/** A photo that a ledger lacks, and its name in the copy. */
export type MissingPhoto = CopiedPhoto & { readonly copied: string };

export type PlacedPhotos = {
  /** By the address in the copy; a photo that is neither in the file nor in the ledger is absent. */
  readonly byAddress: ReadonlyMap<string, PlacedPhoto>;
  /** The photos that the ledger lacks, or whose file a stop cut off, by the names that they get. */
  readonly missing: ReadonlyMap<string, MissingPhoto>;
};

export type PlacePorts = {
  readonly photoAddresses: PhotoAddresses;
  readonly photoFiles: Pick<PhotoFiles, "size">;
  /** Returns a ledger's own name for a photo of another one: the same each time, and as hard to guess. */
  readonly photoNameFor: (ledger: LedgerId, name: string) => string;
};

type Asked = {
  readonly ledger: LedgerId;
  readonly copy: Copy;
  readonly copied: CopiedPhotos;
  readonly now: Instant;
};

/**
 * Finds the photos of a copy's goals in the ledger or in the copy's file. A name that another ledger has here is replaced by
 * one that is the same each time.
 */
export async function placePhotos(
  { photoAddresses: addresses, photoFiles, photoNameFor }: PlacePorts,
  stores: Pick<LedgerStores, "goals" | "photos">,
  { ledger, copy, copied, now }: Asked,
): Promise<PlacedPhotos> {
  const there = new Map((await stores.photos.list(ledger)).map(({ name, bytes }) => [name, bytes]));
  const byAddress = new Map<string, PlacedPhoto>();
  const missing = new Map<string, MissingPhoto>();
  const urls = new Set((copy.lists.goals ?? []).flatMap(({ photoUrl }) => photoUrl ?? []));
  let room = await roomFor(addresses, stores)(ledger, now);

  const place = async (name: string): Promise<PlacedPhoto | null> => {
    const photo = copied.get(name);
    const ownName = photoNameFor(ledger, name);
    const isHere = there.has(name) || there.has(ownName);
    if (!isHere && !photo) return photo === null ? { fault: "photo-refused" } : null;
    const isOthers = !there.has(name) && (await stores.photos.exists(name));
    const own = isOthers ? ownName : name;
    const address = addresses.addressOf(own);
    const bytes = there.get(own);
    if (!photo || (bytes !== undefined && (await photoFiles.size(own)) === bytes))
      return { address };
    room += (bytes ?? 0) - photo.bytes;
    if (room < 0) return { fault: "photos-full" };
    missing.set(own, { ...photo, copied: name });
    return { address };
  };
  for (const url of urls) {
    const name = addresses.nameIn(url);
    const placed = name === null ? null : await place(name);
    if (placed !== null) byAddress.set(url, placed);
  }
  return { byAddress, missing };
}
