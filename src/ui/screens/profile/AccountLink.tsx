import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { button } from "../../components/Button/button-look.ts";

/** The link to the user's password and sessions. */
export const AccountLink = () => (
  <Link to="/conta" className={button({ variant: "secondary" })}>
    <ShieldCheck size={16} aria-hidden />
    {layoutTexts.account}
  </Link>
);
