import { Link } from "@tanstack/react-router";
import { ShieldCheck, Landmark, Tags, Download } from "lucide-react";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { button } from "../../components/Button/button-look.ts";
import { accessTo } from "../../../domain/plans/features.ts";
import { profileTexts as texts } from "../../../text/profile/profile.ts";
import { useUser } from "../../use-user.ts";

/** The link to the user's password and sessions. */
export const AccountLink = () => (
  <Link to="/conta" className={button({ variant: "secondary" })}>
    <ShieldCheck size={16} aria-hidden />
    {layoutTexts.account}
  </Link>
);

/** The link to the accounts that hold the user's money. */
export const AccountsLink = () => (
  <Link to="/contas" className={button({ variant: "secondary" })}>
    <Landmark size={16} aria-hidden />
    {layoutTexts.accounts}
  </Link>
);

/** The link to the user's categories. */
export const CategoriesLink = () => (
  <Link to="/categorias" className={button({ variant: "secondary" })}>
    <Tags size={16} aria-hidden />
    {layoutTexts.categories}
  </Link>
);

/** The link to the export of all data, for users whose plan includes it. */
export function ExportLink() {
  const plan = useUser()?.plan ?? "free";
  if (accessTo("export", plan) === "locked") return null;
  return (
    <Link to="/exportacao" className={button({ variant: "secondary" })}>
      <Download size={16} aria-hidden />
      {texts.exportData}
    </Link>
  );
}
