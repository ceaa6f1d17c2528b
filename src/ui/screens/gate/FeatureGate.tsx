import type { ReactNode } from "react";
import { accessTo, type PlanFeature } from "../../../domain/plans/features.ts";
import { LockedPreview } from "../../components/LockedPreview/LockedPreview.tsx";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { useUser } from "../../use-user.ts";

type FeatureGateProps = {
  readonly feature: PlanFeature;
  /** Made-up figures shown behind the lock, never the user's. */
  readonly example: ReactNode;
  readonly children: ReactNode;
};

/** Shows content to users whose plan includes the feature, an example behind a lock to the others. */
export function FeatureGate({ feature, example, children }: FeatureGateProps) {
  const notify = useOverlayNotify();
  const plan = useUser()?.plan ?? "free";
  return accessTo(feature, plan) === "locked" ? (
    <LockedPreview onUnlock={() => notify(({ premium }) => premium.send({ type: "OPEN" }))}>
      {example}
    </LockedPreview>
  ) : (
    children
  );
}
