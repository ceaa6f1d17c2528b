import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { giveUpPhoto, mayShow, removeFiles } from "../goal-photo.ts";
import type { PhotoAddresses } from "../ports/photo-addresses.ts";
import type { PhotoFiles } from "../ports/photo-files.ts";
import type { UnitOfWork } from "../ports/stores.ts";

type Ports = {
  readonly unitOfWork: UnitOfWork;
  readonly photoAddresses: PhotoAddresses;
  readonly photoFiles: PhotoFiles;
};

export type GoalUpdateRefusal = "no-such-record" | "unknown-photo";

/** Replaces a savings goal, whatever the plan; a photo that it no longer shows is removed (§4, goal limit). */
export const updateGoal =
  ({ unitOfWork, photoAddresses, photoFiles }: Ports) =>
  async (owner: UserId, goal: Goal): Promise<Result<Goal, GoalUpdateRefusal>> => {
    type GivenUp = Result<readonly string[], GoalUpdateRefusal>;
    const updated = await unitOfWork(owner, async (stores): Promise<GivenUp> => {
      const before = await stores.goals.find(owner, goal.id);
      if (before === null) return refused("no-such-record");
      if (!(await mayShow(photoAddresses, stores)(owner, goal.photoUrl)))
        return refused("unknown-photo");
      await stores.goals.replace(owner, goal);
      return accepted(await giveUpPhoto(photoAddresses, stores)(owner, before.photoUrl));
    });
    if (!updated.ok) return updated;
    await removeFiles(photoFiles, updated.value);
    return accepted(goal);
  };
