import { Fragment } from "react";
import { Ban, Check, DoorOpen, Shield } from "lucide-react";
import type { ListedUser } from "../../../../domain/users/account-change.ts";
import {
  adminTexts as texts,
  leavingName,
  planNames,
  roleNames,
  statusNames,
} from "../../../../text/administration/admin.ts";
import { DataTable, type Column } from "../../../components/DataTable/DataTable.tsx";
import { useUser } from "../../../use-user.ts";
import { AccountActions } from "../AccountActions.tsx";
import type { AdminActors } from "../admin-feature.ts";
import { UserName } from "./UserName.tsx";
import type { Plan } from "../../../../domain/plans/plan.ts";
import type { Role } from "../../../../domain/users/user.ts";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { PremiumBadge } from "../../../components/Badge/PremiumBadge.tsx";

type UserTableProps = { readonly users: readonly ListedUser[]; readonly actors: AdminActors };

/** An email with line breaks allowed before its host and the parts of the host, rather than between letters. */
const breakable = (email: string) =>
  email.split(/(?=@|\.[^@]*$)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two parts may be alike
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const columnsFor = (own: ListedUser["id"] | undefined, actors: AdminActors) =>
  [
    {
      key: "username",
      header: texts.username,
      place: "title",
      cell: ({ id, username }) => <UserName username={username} own={id === own} />,
    },
    { key: "email", header: texts.email, place: "detail", cell: ({ email }) => breakable(email) },
    {
      key: "role",
      header: texts.role,
      place: "badge",
      cell: ({ role }) => <RoleBadge role={role} />,
    },
    {
      key: "plan",
      header: texts.plan,
      place: "badge",
      cell: ({ plan }) => <PlanBadge plan={plan} />,
    },
    {
      key: "status",
      header: texts.status,
      place: "badge",
      cell: ({ status, leavesAt }) => <StatusBadge status={status} leavesAt={leavesAt} />,
    },
    {
      key: "actions",
      header: texts.actions,
      place: "actions",
      align: "end",
      cell: (user) => <AccountActions user={user} own={user.id === own} actors={actors} />,
    },
  ] satisfies readonly Column<ListedUser>[];

/** The users as a table, and as cards on the phone. */
export function UserTable({ users, actors }: UserTableProps) {
  const own = useUser()?.id;
  return (
    <DataTable
      caption={texts.list}
      columns={columnsFor(own, actors)}
      rows={users}
      rowKey={({ id }) => id}
      onPhone="cards"
    />
  );
}

const RoleBadge = ({ role }: { readonly role: Role }) => (
  <Badge icon={role === "admin" && <Shield size={14} aria-hidden />}>{roleNames[role]}</Badge>
);

const PlanBadge = ({ plan }: { readonly plan: Plan }) =>
  plan === "premium" ? <PremiumBadge /> : <Badge>{planNames[plan]}</Badge>;

/** Whether an account may be used; for one that is being closed, until when it exists. */
const StatusBadge = ({ status, leavesAt }: Pick<ListedUser, "status" | "leavesAt">) =>
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
