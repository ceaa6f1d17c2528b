import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { ComponentType, FunctionComponent } from "react";
import type { loginMachine } from "../../../application/login/login.machine.ts";
import type { Operator } from "../../../domain/operator/operator.ts";
import type { CodeStepProps } from "../../screens/login/CodeStep.tsx";
import type { LinkMachines } from "../../screens/recovery/LinkScreen.tsx";
import type { ShownLater } from "../../lazy-component.tsx";

/** The context of the public routes. */
export type PublicContext = {
  readonly login: typeof loginMachine;
  readonly CodeStep: ComponentType<CodeStepProps>;
  /** Fetched when the registration is opened. */
  readonly Registration: ShownLater<object>;
  /** The username of the account just registered, for the login form. */
  readonly knownUsername: () => string;
  /** The operator of the installation; null where the request fails. */
  readonly operator: () => Promise<Operator | null>;
  /** The token of the opened link, until it is used. */
  readonly link: { token: string | null };
  readonly recovery: () => Promise<LinkMachines>;
  /** Whether a forgotten password was just replaced. */
  readonly changed: () => boolean;
  /** The page for a user whose account is being closed. */
  readonly departed: FunctionComponent;
};

export const publicRoot = createRootRouteWithContext<PublicContext>()({ component: Outlet });
