import { Link } from "@tanstack/react-router";
import { ShieldAlert } from "lucide-react";
import { adminSecurityTexts as texts, adminTexts } from "../../../text/administration/admin.ts";
import { button } from "../../components/Button/button-look.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";

/** Replaces the administration for an administrator who needs a second factor first, and links to its setup. */
export const FactorMissing = () => (
  <>
    <PageHeader title={adminTexts.title} />
    <EmptyState
      icon={<ShieldAlert size={24} />}
      message={texts.missing}
      hint={texts.missingHint}
      action={
        <Link to="/conta" className={button({ variant: "primary" })}>
          {texts.setUp}
        </Link>
      }
    />
  </>
);
