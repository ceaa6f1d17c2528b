import { accessTo, type PlanFeature } from "../../../domain/plans/features.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { useUser } from "../../use-user.ts";

/** Marks a feature as Premium's for those whose plan locks it; who has it need not be told. */
export const LockBadge = ({ feature }: { readonly feature: PlanFeature }) =>
  accessTo(feature, useUser()?.plan ?? "free") === "locked" ? <PremiumBadge /> : null;
