import {
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
  useRouterState,
  type ErrorComponentProps,
} from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { usersFailureText } from "../../../text/failures.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import type { UserSearchParams } from "../../screens/admin/user-search-params.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";

const AdminScreen = lazyRouteComponent(
  () => import("../../screens/admin/AdminScreen.tsx"),
  "AdminScreen",
);
const UserList = lazyRouteComponent(() => import("../../screens/admin/UserList.tsx"), "UserList");

type ScreenProps = ComponentProps<typeof AdminScreen>;
type ListProps = ComponentProps<typeof UserList>;

/** Around the list, so that the search keeps its focus while another part of the list is on its way. */
export const adminRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/admin",
  validateSearch: ({ pesquisa, pagina }: UserSearchParams): UserSearchParams => ({
    pesquisa,
    pagina,
  }),
  beforeLoad: ({ context }) => {
    if (!context.isAdmin()) throw redirect({ to: "/", replace: true });
  },
  loader: async ({ context }) => {
    const { overview, actors } = await context.admin();
    return { overview: await overview(), actors };
  },
  pendingComponent: TransactionsSkeleton,
  errorComponent: (props: ErrorComponentProps) => (
    <LoadFailure {...props} sentence={usersFailureText} />
  ),
  component: withProps(AdminScreen, (): ScreenProps => {
    const navigate = adminRoute.useNavigate();
    return {
      ...adminRoute.useLoaderData(),
      search: adminRoute.useSearch(),
      onSearch: (search) => void navigate({ search, replace: true, resetScroll: false }),
      loading: useRouterState({ select: ({ isLoading }) => isLoading }),
      children: <Outlet />,
    };
  }),
});

export const adminListRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/",
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { load, actors } = await context.admin();
    return { page: await load(deps), actors };
  },
  // The part that one leaves stays in sight for a while.
  pendingMs: 700,
  pendingComponent: () => <Skeleton height={480} />,
  errorComponent: (props: ErrorComponentProps) => (
    <LoadFailure {...props} sentence={usersFailureText} heading="h2" />
  ),
  component: withProps(UserList, (): ListProps => adminListRoute.useLoaderData()),
});
