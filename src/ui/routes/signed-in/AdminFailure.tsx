import { Link, type ErrorComponentProps } from "@tanstack/react-router";
import { ShieldAlert } from "lucide-react";
import { failureOf } from "../../../application/failure.ts";
import { adminSecurityTexts as texts, adminTexts } from "../../../text/admin.ts";
import { failureText, usersFailureText } from "../../../text/failures.ts";
import { button } from "../../components/Button/button-look.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { LoadFailure } from "./LoadFailure.tsx";

/** Stands in for the administration; who needs a second factor first is led to where it is set up. */
export function AdminFailure(props: ErrorComponentProps) {
  const failure = failureOf(props.error);
  if (failure.type !== "rejected" || failure.code !== "segundo_fator")
    return <LoadFailure {...props} sentence={usersFailureText} />;
  return (
    <>
      <PageHeader title={adminTexts.title} />
      <EmptyState
        icon={<ShieldAlert size={24} />}
        message={texts.missing}
        hint={failureText(failure)}
        action={
          <Link to="/conta" className={button({ variant: "primary" })}>
            {texts.setUp}
          </Link>
        }
      />
    </>
  );
}
