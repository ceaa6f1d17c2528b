import { Link, useLocation } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { back } from "./layout.css.ts";
import { OF_PROFILE } from "./navigation.ts";

/** The way back from a screen that the profile has led to, above its heading. */
export const BackToProfile = () =>
  OF_PROFILE.includes(useLocation().pathname) && (
    <Link to="/perfil" className={back}>
      <ChevronLeft size={16} aria-hidden />
      {texts.backToProfile}
    </Link>
  );
