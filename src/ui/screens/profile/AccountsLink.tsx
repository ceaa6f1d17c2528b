import { Link } from "@tanstack/react-router";
import { Landmark } from "lucide-react";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { button } from "../../components/Button/button-look.ts";

/** The link to the accounts that hold the user's money. */
export const AccountsLink = () => (
  <Link to="/contas" className={button({ variant: "secondary" })}>
    <Landmark size={16} aria-hidden />
    {layoutTexts.accounts}
  </Link>
);
