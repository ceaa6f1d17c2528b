import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { PageContext } from "../../../src/ui/page-context.ts";
import { OverlayContext } from "../../../src/ui/overlay-context.ts";
import { SignedInContext } from "../../../src/ui/signed-in-context.ts";
import { startPageActors, type TestPage } from "./page-actors.ts";
import type { Outbox } from "../../../src/application/outbox/outbox.ts";
import { signedInWith, type TestActors } from "./test-actors.ts";
import type { TestLedger } from "./test-ledger.ts";

type Surroundings = {
  readonly page?: TestPage;
  readonly actors?: TestActors;
  readonly ledger?: TestLedger;
  /** The writes that wait on the device; none are kept unless told otherwise. */
  readonly outbox?: Outbox;
};

/** Renders a screen among the actors and the router that it expects above it. */
export function renderScreen(screen: ReactNode, surroundings: Surroundings = {}): RenderResult {
  const { page = startPageActors(), actors, ledger, outbox } = surroundings;
  const signedIn = actors ? signedInWith(actors, ledger, outbox) : null;
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  return render(
    <RouterContextProvider router={router}>
      <PageContext value={page}>
        <SignedInContext value={signedIn}>
          <OverlayContext value={actors ?? null}>{screen}</OverlayContext>
        </SignedInContext>
      </PageContext>
    </RouterContextProvider>,
  );
}
