import { Ban, Check, Shield } from "lucide-react";
import type { Plan } from "../../../domain/plans/plan.ts";
import type { Role, UserStatus } from "../../../domain/users/user.ts";
import { planNames, roleNames, statusNames } from "../../../text/admin.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";

export const RoleBadge = ({ role }: { readonly role: Role }) => (
  <Badge icon={role === "admin" && <Shield size={14} aria-hidden />}>{roleNames[role]}</Badge>
);

export const PlanBadge = ({ plan }: { readonly plan: Plan }) =>
  plan === "premium" ? <PremiumBadge /> : <Badge>{planNames[plan]}</Badge>;

export const StatusBadge = ({ status }: { readonly status: UserStatus }) =>
  status === "active" ? (
    <Badge tone="positive" icon={<Check size={14} aria-hidden />}>
      {statusNames.active}
    </Badge>
  ) : (
    <Badge tone="negative" icon={<Ban size={14} aria-hidden />}>
      {statusNames.suspended}
    </Badge>
  );
