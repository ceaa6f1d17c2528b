import "../ui/design/global.css.ts";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { PageSpinner } from "../ui/components/Spinner/PageSpinner.tsx";
import { PageContext } from "../ui/page-context.ts";
import { AppGate } from "../ui/screens/gate/AppGate.tsx";
import { ignoreHeldEnter } from "./held-keys.ts";
import { startPage } from "./page.ts";

/** Starts the product for everybody but an anonymous visitor of the landing page. */
export function startApp(root: HTMLElement): void {
  const page = startPage();
  ignoreHeldEnter(document);
  const PublicApp = lazy(async () => {
    const { makePublicApp } = await import("./PublicApp.tsx");
    return { default: makePublicApp(page) };
  });
  const SignedInApp = lazy(async () => {
    const { makeSignedInApp } = await import("./SignedInApp.tsx");
    return { default: makeSignedInApp(page) };
  });
  createRoot(root).render(
    <StrictMode>
      <PageContext value={page}>
        <Suspense fallback={<PageSpinner />}>
          <AppGate anonymous={<PublicApp />} app={<SignedInApp />} />
        </Suspense>
      </PageContext>
    </StrictMode>,
  );
}
