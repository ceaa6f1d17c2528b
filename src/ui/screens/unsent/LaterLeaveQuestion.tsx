import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { useOverlays } from "../../overlay-context.ts";
import { lazyComponent } from "../../lazy-component.tsx";

const LeaveQuestion = lazyComponent(
  async () => (await import("./LeaveQuestion.tsx")).LeaveQuestion,
);

/** The question before signing out where something waits to be sent; fetched when it is first asked. */
export function LaterLeaveQuestion() {
  const isAsking = useSelector(useOverlays().unsent.leave, (now) => now.hasTag("asking"));
  return (
    isAsking && (
      <Suspense>
        <LeaveQuestion />
      </Suspense>
    )
  );
}
