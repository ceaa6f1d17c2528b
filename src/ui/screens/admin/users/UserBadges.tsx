import { Ban, Check, DoorOpen, Shield } from "lucide-react";
import type { Plan } from "../../../../domain/plans/plan.ts";
import type { ListedUser } from "../../../../domain/users/account-change.ts";
import type { Role } from "../../../../domain/users/user.ts";
import {
  leavingName,
  planNames,
  roleNames,
  statusNames,
} from "../../../../text/administration/admin.ts";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { PremiumBadge } from "../../../components/Badge/PremiumBadge.tsx";

export const RoleBadge = ({ role }: { readonly role: Role }) => (
  <Badge icon={role === "admin" && <Shield size={14} aria-hidden />}>{roleNames[role]}</Badge>
);

export const PlanBadge = ({ plan }: { readonly plan: Plan }) =>
  plan === "premium" ? <PremiumBadge /> : <Badge>{planNames[plan]}</Badge>;

/** Whether an account may be used; for one that is being closed, until when it exists. */
export const StatusBadge = ({ status, leavesAt }: Pick<ListedUser, "status" | "leavesAt">) =>
  leavesAt !== null ? (
    <Badge tone="negative" icon={<DoorOpen size={14} aria-hidden />}>
      {leavingName(leavesAt)}
    </Badge>
  ) : status === "active" ? (
    <Badge tone="positive" icon={<Check size={14} aria-hidden />}>
      {statusNames.active}
    </Badge>
  ) : (
    <Badge tone="negative" icon={<Ban size={14} aria-hidden />}>
      {statusNames.suspended}
    </Badge>
  );
