import { createRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { TrashQuery } from "../../../domain/trash/find-trashed.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { Search } from "../../address.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { trashAddress } from "../../screens/trash/trash-address.ts";
import type { TrashActors, TrashFeature } from "../../screens/trash/trash-feature.ts";
import { lazyComponent } from "../../lazy-component.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const TrashScreen = lazyComponent(
  async () => (await import("../../screens/trash/TrashScreen.tsx")).TrashScreen,
);

type Loaded = { readonly actors: TrashActors; readonly now: number };

/** The trash; its search and kind are in the address. */
export function trashRoute(feature: () => Promise<TrashFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/lixo",
    validateSearch: trashAddress.clean,
    loader: async (): Promise<Loaded> => {
      const { load, actors } = await feature();
      return { actors, now: await load() };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.trash}>
        <ListSkeleton figures={null} />
      </ScreenAwaited>
    ),
    component: withProps(TrashScreen, (): ComponentProps<typeof TrashScreen> => {
      const navigate = route.useNavigate();
      const { actors, now }: Loaded = route.useLoaderData();
      return {
        actors,
        now,
        asked: trashAddress.read(route.useSearch()),
        onAsk: (query: TrashQuery, replace: boolean) => {
          const search: Search = trashAddress.write(query);
          void navigate({ search, replace, resetScroll: false });
        },
      };
    }),
  });
  return route;
}
