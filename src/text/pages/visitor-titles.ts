import { loginTexts } from "../login/auth.ts";
import { productTexts } from "./product.ts";
import type { ScreenTitles } from "./screen-titles.ts";

/** The titles of visitors' screens. */
export const visitorTitles: ScreenTitles = {
  "/privacidade": productTexts.privacy,
  "/termos": productTexts.terms,
  "/login": loginTexts.title,
  "/register": loginTexts.registration,
  "/recuperar": loginTexts.recovery,
  "/conta-eliminada": "Conta em eliminação",
  "/confirmar-email": loginTexts.email,
};
