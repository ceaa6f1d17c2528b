import { createRoute } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { publicRoot } from "./root.route.tsx";

export const departedRoute = (component: FunctionComponent) =>
  createRoute({ getParentRoute: () => publicRoot, path: "/conta-eliminada", component });
