import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { usePage } from "../../page-context.ts";
import { lazyComponent } from "../../lazy-component.tsx";

// Fetched only by users who have not answered yet.
const ConsentGate = lazyComponent(
  async () => (await import("../consent/ConsentGate.tsx")).ConsentGate,
);

type AppGateProps = {
  readonly anonymous: ReactNode;
  readonly app: ReactNode;
  /** Whether the visitors' part is shown to signed-in users, too. */
  readonly isForEverybody?: boolean;
};

/** Shows the part of the product that the user may see. */
export function AppGate({ anonymous, app, isForEverybody }: AppGateProps) {
  const { session, consent } = usePage();
  const who = useSelector(session, (snapshot) =>
    snapshot.matches("authenticated")
      ? "user"
      : snapshot.matches("anonymous")
        ? "nobody"
        : "unknown",
  );
  const agreed = useSelector(consent, (snapshot) => snapshot.matches("accepted"));
  if (who === "unknown") return <PageSpinner />;
  if (who === "nobody" || isForEverybody) return anonymous;
  return agreed ? app : <ConsentGate />;
}
