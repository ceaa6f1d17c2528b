import type { Achievements } from "../../../src/application/achievements/achievements.ts";
import { startAchievements } from "../../../src/composition/features/achievements.ts";
import { cachedPromise } from "../../../src/ui/cached-promise.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { renderApp } from "./render-app.tsx";
import { userWith } from "../../support/users.ts";

/** Renders the achievements, composed as in the product over a port that a test chooses, with their toasts. */
export async function renderAchievements(
  achievements: Achievements,
  user: User = userWith({ plan: "premium" }),
  since: number | null = null,
) {
  const started = Promise.withResolvers<Awaited<ReturnType<typeof renderApp>>>();
  const feature = startAchievements({
    achievements,
    notify: (notice, ...following) =>
      void started.promise.then(({ actors }) =>
        actors.toast.send({ type: "NOTIFY", notice, following }),
      ),
    reload: () => void started.promise.then(({ router }) => router.invalidate()),
    ownDevice: { since: () => since },
  });
  const app = await renderApp({
    path: "/gamificacao",
    user,
    features: { achievements: cachedPromise(() => Promise.resolve(feature)) },
  });
  started.resolve(app);
  return app;
}
