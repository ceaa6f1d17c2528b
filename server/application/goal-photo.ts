import type { UserId } from "../../src/domain/shared/ids.ts";
import type { PhotoAddresses } from "./ports/photo-addresses.ts";
import type { PhotoFiles } from "./ports/photo-files.ts";
import type { Stores } from "./ports/stores.ts";

/** "unknown-photo" for an address that is no photo that this user stored here; null for any other, and for none. */
export async function photoFault(
  { nameIn }: PhotoAddresses,
  { photos }: Pick<Stores, "photos">,
  owner: UserId,
  photoUrl: string | null,
): Promise<"unknown-photo" | null> {
  if (photoUrl === null) return null;
  const name = nameIn(photoUrl);
  return name !== null && (await photos.has(owner, name)) ? null : "unknown-photo";
}

/** Removes files whose photos are given up; one that stays is out of reach, and no reason to fail. */
export const removeFiles = async (files: PhotoFiles, names: readonly string[]): Promise<void> => {
  await Promise.allSettled(names.map((name) => files.remove(name)));
};
