import "../ui/design/global.css.ts";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { PageSpinner } from "../ui/components/Spinner/PageSpinner.tsx";
import { PageContext } from "../ui/page-context.ts";
import { AppGate } from "../ui/screens/gate/AppGate.tsx";
import { makeContainer } from "./container.ts";
import { keys } from "./keys.ts";

/** Starts the product for everybody but an anonymous visitor of the landing page. */
export function startApp(root: HTMLElement): void {
  const container = makeContainer();
  const actors = {
    session: container.get(keys.session),
    consent: container.get(keys.consent),
    theme: container.get(keys.theme),
  };
  const PublicApp = lazy(async () => {
    const { makePublicApp } = await import("./PublicApp.tsx");
    return { default: makePublicApp(container) };
  });
  const SignedInApp = lazy(async () => {
    const { makeSignedInApp } = await import("./SignedInApp.tsx");
    return { default: makeSignedInApp(container) };
  });
  createRoot(root).render(
    <StrictMode>
      <PageContext value={actors}>
        <Suspense fallback={<PageSpinner />}>
          <AppGate anonymous={<PublicApp />} app={<SignedInApp />} />
        </Suspense>
      </PageContext>
    </StrictMode>,
  );
}
