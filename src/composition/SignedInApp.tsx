import { RouterProvider } from "@tanstack/react-router";
import { signedInRouter } from "../ui/routes/signed-in/router.tsx";
import { SignedInContext } from "../ui/signed-in-context.ts";
import { makeContainer } from "./container.ts";
import { keys } from "./keys.ts";
import type { Page } from "./page.ts";
import { listenForShortcuts } from "./shortcuts.ts";
import { startSignedInActors } from "./signed-in-actors.ts";

/** Builds the part for those who are signed in and have consented. */
export function makeSignedInApp(page: Page) {
  const container = makeContainer(page);
  const router = signedInRouter({
    loadCategories: container.get(keys.loadCategories),
    loadDashboard: container.get(keys.loadDashboard),
    loadTransactions: container.get(keys.loadTransactions),
  });
  const actors = startSignedInActors(container, page.session, () => void router.invalidate());
  listenForShortcuts(actors);
  router.subscribe("onBeforeNavigate", () => actors.menu.send({ type: "CLOSE" }));
  return function SignedInApp() {
    return (
      <SignedInContext value={actors}>
        <RouterProvider router={router} />
      </SignedInContext>
    );
  };
}
