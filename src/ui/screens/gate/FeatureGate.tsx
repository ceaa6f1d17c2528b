import type { ReactNode } from "react";
import { accessTo, type PlanFeature } from "../../../domain/plans/features.ts";
import { LockedPreview } from "../../components/LockedPreview/LockedPreview.tsx";
import { useTellOverlays } from "../../signed-in-context.ts";
import { useUser } from "../../use-user.ts";

type FeatureGateProps = {
  readonly feature: PlanFeature;
  /** What the locked look shows instead: made-up figures, never the user's. */
  readonly example: ReactNode;
  readonly children: ReactNode;
};

/** Shows content to those whose plan has the feature, an example behind a lock to the others. */
export function FeatureGate({ feature, example, children }: FeatureGateProps) {
  const tell = useTellOverlays();
  const plan = useUser()?.plan ?? "free";
  return accessTo(feature, plan) === "locked" ? (
    <LockedPreview onUnlock={() => tell(({ premium }) => premium.send({ type: "OPEN" }))}>
      {example}
    </LockedPreview>
  ) : (
    children
  );
}
