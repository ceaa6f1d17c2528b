import {
  createRoute,
  Outlet,
  redirect,
  useRouter,
  useRouterState,
  type ErrorComponentProps,
} from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { usersFailureText } from "../../../text/failures.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { Search } from "../../address.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import type { AdminFeature } from "../../screens/admin/admin-feature.ts";
import { usersAddress } from "../../screens/admin/users/users-address.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";

const AdminScreen = lazyComponent(
  async () => (await import("../../screens/admin/AdminScreen.tsx")).AdminScreen,
);
const UserList = lazyComponent(
  async () => (await import("../../screens/admin/users/UserList.tsx")).UserList,
);

type ScreenProps = ComponentProps<typeof AdminScreen>;
type ListProps = ComponentProps<typeof UserList>;

/**
 * The administration: a frame around the list, so that the search keeps its focus while another page of it is loaded.
 */
export function adminRoute(feature: () => Promise<AdminFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/admin",
    validateSearch: (search: Search) => search,
    beforeLoad: ({ context }) => {
      if (!context.isAdmin()) throw redirect({ to: "/", replace: true });
    },
    loader: async () => {
      const { actors, ...ask } = await feature();
      const [overview, copies] = await Promise.all([ask.overview(), ask.copies()]);
      return { overview, copies, actors };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.admin}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    errorComponent: (props: ErrorComponentProps) => (
      <LoadFailure {...props} sentence={usersFailureText} />
    ),
    component: withProps(AdminScreen, (): ScreenProps => {
      const navigate = route.useNavigate();
      const router = useRouter();
      return {
        ...route.useLoaderData(),
        asked: usersAddress.read(route.useSearch()),
        onSearch: (asked) =>
          void navigate({ search: usersAddress.write(asked), replace: true, resetScroll: false }),
        onRetry: () => void router.invalidate(),
        loading: useRouterState({ select: ({ isLoading }) => isLoading }),
        children: <Outlet />,
      };
    }),
  });
  const listRoute = createRoute({
    getParentRoute: () => route,
    path: "/",
    loaderDeps: ({ search }) => usersAddress.read(search),
    loader: async ({ deps }) => {
      const { load, actors } = await feature();
      return { page: await load(deps), actors };
    },
    // The earlier page stays visible for a while.
    pendingMs: 700,
    pendingComponent: () => <Skeleton height={480} />,
    errorComponent: (props: ErrorComponentProps) => (
      <LoadFailure {...props} sentence={usersFailureText} partial />
    ),
    component: withProps(UserList, (): ListProps => listRoute.useLoaderData()),
  });
  return route.addChildren([listRoute]);
}
