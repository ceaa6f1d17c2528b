import { startTransition, StrictMode, Suspense, Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { waitFor } from "xstate";
import "../ui/design/global.css.ts";
import "../ui/screens/gate/start-failure.css.ts";
import "../ui/screens/gate/starting.css.ts";
import { isFailure } from "../application/failure.ts";
import { tellMissingParts } from "../infrastructure/browser/missing-parts.ts";
import { PageSpinner } from "../ui/components/Spinner/PageSpinner.tsx";
import { PageContext } from "../ui/page-context.ts";
import { AppGate } from "../ui/screens/gate/AppGate.tsx";
import { pause } from "../ui/pause.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { startPage, type Page } from "./page/page.ts";

/** The paths of links in mails, which signed-in users and visitors may open. */
const LINK_PAGES = ["/recuperar", "/confirmar-email"];

/** Starts the product for everybody but an anonymous visitor of the landing page. */
export async function startApp(root: HTMLElement): Promise<void> {
  tellMissingParts(window);
  // Lets the page respond between two tasks: its modules have just been run.
  await pause();
  const page = startPage();
  ignoreHeldEnter(document);
  const PublicApp = lazyComponent(async () =>
    (await import("./PublicApp.tsx")).makePublicApp(page),
  );
  const SignedInApp = lazyComponent(async () => {
    const { makeSignedInApp } = await import("./SignedInApp.tsx");
    await pause();
    return makeSignedInApp(page);
  });
  // Read before the token is removed from the address.
  const opensLink = LINK_PAGES.includes(location.pathname) && location.hash !== "";
  const who = opensLink ? "nobody" : await whoIsThere(page);
  // A copy without a signed-in user is left over from a page that could not destroy it.
  if (who === "nobody" && !opensLink) page.ownDevice.forget();
  // A failed fetch is retried, and reported, when the part is shown.
  if (who === "nobody") await PublicApp.preload();
  if (who === "user") await SignedInApp.preload();
  const drawn = createRoot(root, { onCaughtError: report });
  // Rendered as a transition, so that the page responds in between.
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

/** Logs an error that is no Failure: a Failure is shown on the screen, anything else is a defect. */
function report(reason: unknown): void {
  if (!isFailure(reason)) console.error(reason);
}

/** Says which part comes first; a signed-in user may have to be asked for consent before. */
async function whoIsThere({ session, consent }: Page): Promise<"nobody" | "user" | "unasked"> {
  const known = await waitFor(session, (snapshot) => !snapshot.matches("loading"));
  if (known.matches("anonymous")) return "nobody";
  return consent.getSnapshot().matches("accepted") ? "user" : "unasked";
}

/**
 * Ignores the repeats of a held Enter on buttons. Otherwise the Enter that saves an entry would, still held, press the
 * button that gets the focus back, and open the next entry.
 */
function ignoreHeldEnter(page: Document): void {
  page.addEventListener("keydown", (event) => {
    const held = event.repeat && event.key === "Enter";
    if (held && event.target instanceof HTMLButtonElement) event.preventDefault();
  });
}

type StartBoundaryProps = { readonly onFailed: () => void; readonly children: ReactNode };

/** The outermost error boundary: shows what `onFailed` gives for errors that no other boundary caught. */
export class StartBoundary extends Component<StartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
