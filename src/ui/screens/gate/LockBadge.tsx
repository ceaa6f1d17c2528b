import { accessTo, type PlanFeature } from "../../../domain/plans/features.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { useUser } from "../../use-user.ts";

/** Marks a Premium feature for users whose plan does not include it; the others see nothing. */
export const LockBadge = ({ feature }: { readonly feature: PlanFeature }) =>
  accessTo(feature, useUser()?.plan ?? "free") === "locked" ? <PremiumBadge /> : null;
