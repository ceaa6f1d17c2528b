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

/** Removes a file that nobody can see; one that stays is no reason to fail. */
export const removeFile = (files: PhotoFiles, name: string): Promise<void> =>
  files.remove(name).catch(() => {});
