import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ReportsContent } from "../../screens/reports/reports-feature.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const ReportsScreen = lazyRouteComponent(
  () => import("../../screens/reports/ReportsScreen.tsx"),
  "ReportsScreen",
);

type Props = { readonly content: ReportsContent | null };

export const reportsRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/relatorios",
  validateSearch: ({ periodo }: Readonly<Record<string, unknown>>): { periodo?: unknown } =>
    periodo === undefined ? {} : { periodo },
  loaderDeps: ({ search: { periodo } }) => ({ periodo }),
  loader: ({ context, deps }) =>
    whenUnlocked(context, "reports", async (): Promise<ReportsContent> => {
      const { load, actors } = await context.reports();
      return { report: await load(deps.periodo), actors };
    }),
  pendingComponent: TransactionsSkeleton,
  // The skeleton goes as soon as the figures are there: they take its place without a jump.
  pendingMinMs: 0,
  component: withProps(ReportsScreen, (): Props => ({ content: reportsRoute.useLoaderData() })),
});
