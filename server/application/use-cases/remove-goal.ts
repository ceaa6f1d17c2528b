import type { GoalId, UserId } from "../../../src/domain/shared/ids.ts";
import { giveUpPhoto, removeFiles } from "../goal-photo.ts";
import type { PhotoAddresses } from "../ports/photo-addresses.ts";
import type { PhotoFiles } from "../ports/photo-files.ts";
import type { UnitOfWork } from "../ports/stores.ts";

type Ports = {
  readonly unitOfWork: UnitOfWork;
  readonly photoAddresses: PhotoAddresses;
  readonly photoFiles: PhotoFiles;
};

/** Removes a savings goal and its photo; false if its owner has no such goal (§2, Perfil). */
export const removeGoal =
  ({ unitOfWork, photoAddresses, photoFiles }: Ports) =>
  async (owner: UserId, id: GoalId): Promise<boolean> => {
    const givenUp = await unitOfWork(owner, async (stores) => {
      const goal = await stores.goals.find(owner, id);
      if (goal === null) return null;
      await stores.goals.remove(owner, id);
      return giveUpPhoto(photoAddresses, stores)(owner, goal.photoUrl);
    });
    if (givenUp === null) return false;
    await removeFiles(photoFiles, givenUp);
    return true;
  };
