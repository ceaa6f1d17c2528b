import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";
import type { consentMachine } from "../application/consent/consent.machine.ts";
import type { sessionMachine } from "../application/login/session.machine.ts";
import type { themeMachine } from "../application/device/theme.machine.ts";

/** The actors that live as long as the page. */
export type PageActors = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly consent: ActorRefFrom<typeof consentMachine>;
  readonly theme: ActorRefFrom<typeof themeMachine>;
};

export const PageContext = createContext<PageActors | null>(null);

/** The actors of the page, which composition provides to every screen. */
export function usePage(): PageActors {
  const actors = use(PageContext);
  if (actors === null) throw new Error("no page actors");
  return actors;
}
