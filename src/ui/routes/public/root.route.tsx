import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { ComponentType, FunctionComponent } from "react";
import type { loginMachine } from "../../../application/login/login.machine.ts";
import type { Operator } from "../../../domain/operator/operator.ts";
import type { CodeStepProps } from "../../screens/login/CodeStep.tsx";
import type { LinkMachines } from "../../screens/recovery/LinkScreen.tsx";
import type { ShownLater } from "../../shown-later.tsx";

/** What the logged-out routes are given. */
export type PublicContext = {
  readonly login: typeof loginMachine;
  readonly CodeStep: ComponentType<CodeStepProps>;
  /** Fetched when somebody is about to make an account. */
  readonly Registration: ShownLater<object>;
  /** The name of the account that was just made, for the login form. */
  readonly knownUsername: () => string;
  /** Who runs the installation; null where that cannot be learnt now. */
  readonly operator: () => Promise<Operator | null>;
  /** The token of the link that was opened, until it was used. */
  readonly link: { token: string | null };
  readonly recovery: () => Promise<LinkMachines>;
  /** Whether a forgotten password was just replaced. */
  readonly changed: () => boolean;
  /** What is told to whoever has asked for the end of their account. */
  readonly departed: FunctionComponent;
};

export const publicRoot = createRootRouteWithContext<PublicContext>()({ component: Outlet });
