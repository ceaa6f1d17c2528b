import { createRoute } from "@tanstack/react-router";
import { viewCategoryBook } from "../../../application/categories/view-category-book.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { CategoriesFeature } from "../../screens/categories/categories-feature.ts";
import type { CategoriesScreenProps } from "../../screens/categories/CategoriesScreen.tsx";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const CategoriesScreen = lazyComponent(
  async () => (await import("../../screens/categories/CategoriesScreen.tsx")).CategoriesScreen,
);

export function categoriesRoute(feature: () => Promise<CategoriesFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/categorias",
    loader: async ({ context }) => {
      const [actors] = await Promise.all([feature(), context.openLedger()]);
      return actors;
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.categories}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(CategoriesScreen, (): CategoriesScreenProps => ({
      actors: route.useLoaderData(),
      book: useLedgerView(viewCategoryBook),
    })),
  });
  return route;
}
