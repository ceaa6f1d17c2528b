import type { FunctionComponent } from "react";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { loginMachine } from "../../../application/machines/login.machine.ts";
import type { Operator } from "../../../domain/operator/operator.ts";
import type { registrationMachine } from "../../../application/machines/registration.machine.ts";

/** What the logged-out routes are given. */
export type PublicContext = {
  readonly login: typeof loginMachine;
  readonly registration: typeof registrationMachine;
  /** The name of the account that was just made, for the login form. */
  readonly knownUsername: () => string;
  /** Who runs the installation; null where that cannot be learnt now. */
  readonly operator: () => Promise<Operator | null>;
  /** What is told to whoever has asked for the end of their account. */
  readonly departed: FunctionComponent;
};

export const publicRoot = createRootRouteWithContext<PublicContext>()({ component: Outlet });
