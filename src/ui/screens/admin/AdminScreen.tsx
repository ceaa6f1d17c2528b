import { UserPlus, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import type { UserSearch } from "../../../application/administration/load-users.ts";
import type { CopiesOverview } from "../../../domain/operator/copies-overview.ts";
import type { UserOverview } from "../../../domain/users/user-overview.ts";
import {
  adminTexts as texts,
  adminSecurityTexts,
  adminTexts,
} from "../../../text/administration/admin.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import type { AdminActors } from "./admin-feature.ts";
import { FactorRequirement } from "./FactorRequirement.tsx";
import { NightlyCopies } from "./NightlyCopies.tsx";
import { NewAccountDialog } from "./NewAccountDialog.tsx";
import { PasswordDialog } from "./PasswordDialog.tsx";
import { PlanDialog } from "./PlanDialog.tsx";
import { RecoveryLinkDialog } from "./RecoveryLinkDialog.tsx";
import { UserFinder } from "./users/UserFinder.tsx";
import { UserTotals } from "./users/UserTotals.tsx";
import { button } from "../../components/Button/button-look.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";

type AdminScreenProps = {
  /** Null for an administrator who needs a second factor first. */
  readonly overview: UserOverview | null;
  /** Null if they could not be asked for. */
  readonly copies: CopiesOverview | null;
  readonly onRetry: () => void;
  readonly actors: AdminActors;
  /** The search of the list that is being loaded. */
  readonly asked: UserSearch;
  readonly onSearch: (search: UserSearch) => void;
  /** Whether another part of the list is being loaded. */
  readonly loading: boolean;
  /** The list, which is replaced while the search above it stays. */
  readonly children: ReactNode;
};

/** The accounts of all users. */
export const AdminScreen = ({ overview, ...props }: AdminScreenProps) =>
  overview === null ? <FactorMissing /> : <Accounts {...props} overview={overview} />;

const Accounts = (props: AdminScreenProps & { readonly overview: UserOverview }) => (
  <>
    <PageHeader
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <Button
          icon={<UserPlus size={16} aria-hidden />}
          onClick={() => props.actors.creation.send({ type: "OPEN_CREATE" })}
        >
          {texts.add}
        </Button>
      }
    />
    <UserTotals overview={props.overview} />
    <Card>
      <UserFinder asked={props.asked.search} loading={props.loading} onSearch={props.onSearch} />
      {props.children}
    </Card>
    <FactorRequirement actor={props.actors.security} />
    <NightlyCopies copies={props.copies} onRetry={props.onRetry} retrying={props.loading} />
    <NewAccountDialog dialog={props.actors.creation} />
    <PasswordDialog dialog={props.actors.password} />
    <PlanDialog dialog={props.actors.plan} />
    <RecoveryLinkDialog dialog={props.actors.recoveryLink} copy={props.actors.copy} />
  </>
);

/** Replaces the administration for an administrator who needs a second factor first, and links to its setup. */
const FactorMissing = () => (
  <>
    <PageHeader title={adminTexts.title} />
    <EmptyState
      icon={<ShieldAlert size={24} />}
      message={adminSecurityTexts.missing}
      hint={adminSecurityTexts.missingHint}
      action={
        <Link to="/conta" className={button({ variant: "primary" })}>
          {adminSecurityTexts.setUp}
        </Link>
      }
    />
  </>
);
