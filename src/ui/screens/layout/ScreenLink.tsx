import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OF_PROFILE } from "./navigation.ts";

type ScreenLinkProps = {
  readonly to: string;
  readonly className: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A link to a screen that marks itself while that screen or one of its subscreens is open. */
export const ScreenLink = (props: ScreenLinkProps) => {
  const { pathname } = useLocation();
  const holdsOpen = props.to === "/perfil" && OF_PROFILE.includes(pathname);
  return (
    <Link
      {...props}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={holdsOpen || undefined}
    />
  );
};
