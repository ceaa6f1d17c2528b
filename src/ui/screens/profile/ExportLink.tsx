import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { accessTo } from "../../../domain/plans/features.ts";
import { profileTexts as texts } from "../../../text/profile/profile.ts";
import { button } from "../../components/Button/button-look.ts";
import { useUser } from "../../use-user.ts";

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
