import { failureOf } from "../../application/failure.ts";
import type { Achievements } from "../../application/achievements/achievements.ts";
import { httpAchievements } from "../../infrastructure/http/http-achievements.ts";
import type { AchievementsFeature } from "../../ui/screens/achievements/achievements-feature.ts";
import { startAct } from "../actors/acts.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import type { OwnDevice } from "../page/own-device.ts";
import { keys } from "../container/keys.ts";

const ACHIEVEMENTS = key<Achievements>("achievements");

const needs = {
  achievements: ACHIEVEMENTS,
  notify: keys.notify,
  reload: keys.reload,
  ownDevice: keys.ownDevice,
};

/** The achievements of the user. */
export const achievementsFeature = feature(
  [bind(ACHIEVEMENTS, [keys.api], httpAchievements)],
  needs,
  startAchievements,
);

/** Starts the check for achievements, which shows a toast for each new one and reloads the status. */
export function startAchievements({
  achievements,
  notify,
  reload,
  ownDevice,
}: Omit<NeedsOf<typeof needs>, "ownDevice"> & {
  readonly ownDevice: Pick<OwnDevice, "since">;
}): AchievementsFeature {
  const check = startAct(() => achievements.verify());
  check.on("DONE", ({ answer: won }) => {
    const [first, ...others] = won.map(
      (achievement) => ({ type: "achievement-won", achievement }) as const,
    );
    if (first === undefined) {
      notify({ type: "no-new-achievement" });
    } else {
      notify(first, ...others);
      reload();
    }
  });
  check.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  return {
    load: async ({ quietly }) => {
      try {
        return await achievements.status();
      } catch (reason) {
        const failure = failureOf(reason);
        // On a device of one's own the screen itself says calmly that there is no network.
        const isSaid = failure.type === "offline" && ownDevice.since() !== null;
        if (!quietly && !isSaid) notify({ type: "achievements-failed", failure });
        throw reason;
      }
    },
    actors: { check },
  };
}
