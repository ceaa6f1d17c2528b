import { vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { consentMachine } from "../../../src/application/consent/consent.machine.ts";
import { sessionMachine } from "../../../src/application/login/session.machine.ts";
import { themeMachine } from "../../../src/application/device/theme.machine.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { userWith } from "../../support/users.ts";

type PageOptions = {
  /** Null for a visitor. */
  readonly user?: User | null;
  readonly consented?: boolean;
  readonly restore?: () => Promise<Session | null>;
  readonly revoke?: () => Promise<void>;
};

const NOW = 1_800_000_000_000;

/** The actors of a page, with effects that can be watched in place of storage and calls. */
export function startPageActors(options: PageOptions = {}) {
  const { user = userWith(), consented = true, revoke = () => Promise.resolve() } = options;
  const restored = user && { token: "token", user };
  const effects = {
    storeConsent: vi.fn<() => void>(),
    forgetSession: vi.fn<() => void>(),
    forgetConsent: vi.fn<() => void>(),
    applyTheme: vi.fn<(theme: string) => void>(),
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(options.restore ?? (() => Promise.resolve(restored))),
        loadUser: fromPromise(() => Promise.resolve(user ?? userWith())),
        revoke: fromPromise(revoke),
      },
      actions: {
        store: () => undefined,
        updateStored: () => undefined,
        forgetSession: effects.forgetSession,
        forgetConsent: effects.forgetConsent,
      },
    }),
  );
  const consent = createActor(
    consentMachine.provide({
      actions: { store: effects.storeConsent, forget: () => undefined },
    }),
    { input: { acceptedAt: consented ? NOW : null, now: NOW } },
  );
  const theme = createActor(
    themeMachine.provide({
      actions: {
        apply: (_, params) => effects.applyTheme(params.theme),
        store: () => undefined,
      },
    }),
    { input: { stored: null } },
  );
  return { session: session.start(), consent: consent.start(), theme: theme.start(), effects };
}

export type TestPage = ReturnType<typeof startPageActors>;

/** The actors of a page on which somebody is signed in already. */
export async function startSignedInPage(options: PageOptions = {}): Promise<TestPage> {
  const page = startPageActors(options);
  await waitFor(page.session, (snapshot) => snapshot.matches("authenticated"));
  return page;
}
