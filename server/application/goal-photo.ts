import type { UserId } from "../../src/domain/shared/ids.ts";
import type { PhotoAddresses } from "./ports/photo-addresses.ts";
import type { PhotoFiles } from "./ports/photo-files.ts";
import type { Stores } from "./ports/stores.ts";

type GoalStores = Pick<Stores, "goals" | "photos">;

/** Whether a goal may show what lies at an address: nothing, or a photo that its owner stored here. */
export const mayShow =
  ({ nameIn }: PhotoAddresses, { photos }: GoalStores) =>
  async (owner: UserId, photoUrl: string | null): Promise<boolean> => {
    if (photoUrl === null) return true;
    const name = nameIn(photoUrl);
    return name !== null && (await photos.has(owner, name));
  };

/** Gives a photo up that a goal no longer shows, unless another one does; the name of its file, if so. */
export const giveUpPhoto =
  ({ nameIn }: PhotoAddresses, { goals, photos }: GoalStores) =>
  async (owner: UserId, photoUrl: string | null): Promise<readonly string[]> => {
    const name = photoUrl === null ? null : nameIn(photoUrl);
    if (name === null) return [];
    if ((await goals.list(owner)).some((goal) => goal.photoUrl === photoUrl)) return [];
    await photos.remove(owner, name);
    return [name];
  };

/** Removes files whose photos are given up; one that stays is out of reach, and no reason to fail. */
export const removeFiles = async (files: PhotoFiles, names: readonly string[]): Promise<void> => {
  await Promise.allSettled(names.map((name) => files.remove(name)));
};
