import { createActor, fromPromise } from "xstate";
import { failureOf } from "../../application/failure.ts";
import { achievementCheckMachine } from "../../application/machines/achievement-check.machine.ts";
import type { Achievements } from "../../application/ports/achievements.ts";
import { httpAchievements } from "../../infrastructure/http/http-achievements.ts";
import type { AchievementsFeature } from "../../ui/screens/achievements/achievements-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";

/** Wires the achievements when they are first asked for (§2, Conquistas). */
export function startAchievements(shell: Shell): AchievementsFeature {
  const { container } = shell;
  bind(container, keys.achievements, [keys.api], httpAchievements);
  return achievementsOver(container.get(keys.achievements), shell);
}

/** The achievements over a port: a check tells each one that it finds, and has the status loaded anew (§4). */
export function achievementsOver(
  achievements: Achievements,
  { notify, reload }: Pick<Shell, "notify" | "reload">,
): AchievementsFeature {
  const check = createActor(
    achievementCheckMachine.provide({
      actors: { verify: fromPromise(() => achievements.verify()) },
    }),
  );
  check.on("CHECKED", ({ won }) => {
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
        if (!quietly) notify({ type: "achievements-failed", failure: failureOf(reason) });
        throw reason;
      }
    },
    actors: { check: check.start() },
  };
}
