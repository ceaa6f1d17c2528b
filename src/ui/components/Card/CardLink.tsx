import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { link } from "./card.css.ts";

type CardLinkProps = Pick<LinkProps, "to" | "search"> & { readonly children: string };

/** Leads from a card to the screen that has all of it. */
export const CardLink = ({ children, ...place }: CardLinkProps) => (
  <Link {...place} className={link}>
    {children}
    <ArrowRight size={16} aria-hidden />
  </Link>
);
