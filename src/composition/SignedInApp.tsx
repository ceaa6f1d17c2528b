import { RouterProvider } from "@tanstack/react-router";
import type { Container } from "inversify";
import { loadCategories } from "../application/use-cases/load-categories.ts";
import { loadDashboard } from "../application/use-cases/load-dashboard.ts";
import { loadTransactions } from "../application/use-cases/load-transactions.ts";
import { signedInRouter } from "../ui/routes/signed-in/router.tsx";
import { SignedInContext } from "../ui/signed-in-context.ts";
import { keys } from "./keys.ts";
import { listenForShortcuts } from "./shortcuts.ts";
import { startSignedInActors } from "./signed-in-actors.ts";

/** Builds the part for those who are signed in and have consented. */
export function makeSignedInApp(container: Container) {
  const transactions = container.get(keys.transactions);
  const router = signedInRouter({
    loadCategories: loadCategories(container.get(keys.categories)),
    loadDashboard: loadDashboard(transactions, container.get(keys.goals), container.get(keys.clock)),
    loadTransactions: loadTransactions(transactions),
  });
  const actors = startSignedInActors(container, () => void router.invalidate());
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
