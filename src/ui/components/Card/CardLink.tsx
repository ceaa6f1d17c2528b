import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { link } from "./card.css.ts";

type CardLinkProps = Pick<LinkProps, "to" | "search"> & {
  readonly children: string;
  readonly onFollow?: () => void;
};

/** Leads from a card to the screen that has all of it. */
export const CardLink = ({ children, onFollow, ...place }: CardLinkProps) => (
  <Link {...place} className={link} onClick={onFollow}>
    {children}
    <ArrowRight size={16} aria-hidden />
  </Link>
);
