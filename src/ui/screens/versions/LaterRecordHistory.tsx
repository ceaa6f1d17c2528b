import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { useOverlays } from "../../overlay-context.ts";
import { lazyComponent } from "../../lazy-component.tsx";

const RecordHistory = lazyComponent(
  async () => (await import("./RecordHistory.tsx")).RecordHistory,
);

/** The history of a record, on every screen; fetched when it is first opened. */
export function LaterRecordHistory() {
  const of = useSelector(useOverlays().versions.dialog, ({ context }) => context.of);
  return (
    of && (
      <Suspense>
        <RecordHistory />
      </Suspense>
    )
  );
}
