import "../ui/design/global.css.ts";
import "../ui/screens/gate/start-failure.css.ts";
import "../ui/screens/gate/starting.css.ts";
import { startTransition, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { waitFor } from "xstate";
import { isFailure } from "../application/failure.ts";
import { tellMissingParts } from "../infrastructure/browser/missing-parts.ts";
import { PageSpinner } from "../ui/components/Spinner/PageSpinner.tsx";
import { PageContext } from "../ui/page-context.ts";
import { AppGate } from "../ui/screens/gate/AppGate.tsx";
import { pause } from "../ui/pause.ts";
import { shownLater } from "../ui/shown-later.tsx";
import { ignoreHeldEnter } from "./held-keys.ts";
import { startPage, type Page } from "./page/page.ts";
import { StartBoundary } from "./StartBoundary.tsx";

/** Where the links of mails lead; whoever opens one may be signed in, or not. */
const LINK_PAGES = new Set(["/recuperar", "/confirmar-email"]);

/** Starts the product for everybody but an anonymous visitor of the landing page. */
export async function startApp(root: HTMLElement): Promise<void> {
  tellMissingParts(window);
  // The page answers between one piece of work and the next: here its modules have just been run.
  await pause();
  const page = startPage();
  ignoreHeldEnter(document);
  const PublicApp = shownLater(async () => (await import("./PublicApp.tsx")).makePublicApp(page));
  const SignedInApp = shownLater(async () => {
    const { makeSignedInApp } = await import("./SignedInApp.tsx");
    await pause();
    return makeSignedInApp(page);
  });
  // Before the token is taken out of the address.
  const opensLink = LINK_PAGES.has(location.pathname) && location.hash !== "";
  const who = opensLink ? "nobody" : await whoIsThere(page);
  // A copy without anybody is one that another page could not destroy.
  if (who === "nobody" && !opensLink) page.ownDevice.forget();
  // What fails to load is tried again, and told, when it is shown.
  if (who === "nobody") await PublicApp.preload();
  if (who === "user") await SignedInApp.preload();
  const drawn = createRoot(root, { onCaughtError: report });
  // Drawn piece by piece, so that the page answers in between.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <StartBoundary onFailed={() => document.dispatchEvent(new Event("startfailed"))}>
          <PageContext value={page}>
            <Suspense fallback={<PageSpinner />}>
              <AppGate anonymous={<PublicApp />} app={<SignedInApp />} isForEverybody={opensLink} />
            </Suspense>
          </PageContext>
        </StartBoundary>
      </StrictMode>,
    ),
  );
}

/** A Failure is told on the screen; what else was caught is a defect, of which a developer wants to know. */
function report(reason: unknown): void {
  if (!isFailure(reason)) console.error(reason);
}

/** Whose screen comes first: somebody who is signed in may have to be asked for consent before. */
async function whoIsThere({ session, consent }: Page): Promise<"nobody" | "user" | "unasked"> {
  const known = await waitFor(session, (snapshot) => !snapshot.matches("loading"));
  if (known.matches("anonymous")) return "nobody";
  return consent.getSnapshot().matches("accepted") ? "user" : "unasked";
}
