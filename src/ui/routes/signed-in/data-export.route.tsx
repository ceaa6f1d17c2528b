import { createRoute, type ErrorComponentProps } from "@tanstack/react-router";
import { exportFailureText } from "../../../text/failures.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type {
  DataExportContent,
  DataExportFeature,
} from "../../screens/data-export/data-export-feature.ts";
import { DataExportSkeleton } from "../../screens/data-export/DataExportSkeleton.tsx";
import type { RestoreActors } from "../../screens/restore/restore-actors.ts";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const DataExportScreen = lazyComponent(
  async () => (await import("../../screens/data-export/DataExportScreen.tsx")).DataExportScreen,
);

type ScreenProps = {
  readonly content: DataExportContent | null;
  readonly restore: RestoreActors;
};

/** The export on Premium, and the restore of a copy on every plan. */
export function dataExportRoute(
  feature: () => Promise<DataExportFeature>,
  restoring: () => Promise<RestoreActors>,
) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/exportacao",
    loader: async ({ context }): Promise<ScreenProps> => {
      const [content, restore] = await Promise.all([
        whenUnlocked(context, "export", async (): Promise<DataExportContent> => {
          const { load, actors } = await feature();
          return { summary: await load(), actors };
        }),
        restoring(),
      ]);
      return { content, restore };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.dataExport}>
        <DataExportSkeleton />
      </ScreenAwaited>
    ),
    errorComponent: (props: ErrorComponentProps) => (
      <LoadFailure {...props} sentence={exportFailureText} />
    ),
    component: withProps(DataExportScreen, (): ScreenProps => route.useLoaderData()),
  });
  return route;
}
