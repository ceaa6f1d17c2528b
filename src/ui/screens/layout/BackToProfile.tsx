import { Link, useLocation } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { back } from "./layout.css.ts";
import { OF_PROFILE } from "./navigation.ts";

/** The link back to the profile, above the heading of a screen that the profile links to. */
export const BackToProfile = () =>
  OF_PROFILE.includes(useLocation().pathname) && (
    <Link to="/perfil" className={back}>
      <ChevronLeft size={16} aria-hidden />
      {texts.backToProfile}
    </Link>
  );
