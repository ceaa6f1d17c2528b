import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { usePage } from "../../page-context.ts";
import { shownLater } from "../../shown-later.tsx";

// Fetched by the few who have not answered yet.
const Consent = shownLater(async () => (await import("../consent/Consent.tsx")).Consent);
const Denied = shownLater(async () => (await import("../consent/Denied.tsx")).Denied);

type AppGateProps = { readonly anonymous: ReactNode; readonly app: ReactNode };

/** Which part of the product the user may see. */
export function AppGate({ anonymous, app }: AppGateProps) {
  const { session, consent } = usePage();
  const who = useSelector(session, (snapshot) =>
    snapshot.matches("authenticated")
      ? "user"
      : snapshot.matches("anonymous")
        ? "nobody"
        : "unknown",
  );
  const agreed = useSelector(consent, (snapshot) =>
    snapshot.matches("accepted") ? "yes" : snapshot.matches("declined") ? "no" : "unasked",
  );
  if (who === "unknown") return <PageSpinner />;
  if (who === "nobody") return anonymous;
  if (agreed === "yes") return app;
  return agreed === "no" ? <Denied /> : <Consent />;
}
