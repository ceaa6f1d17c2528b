import { loginTexts, registrationTexts } from "./auth.ts";
import { layoutTexts } from "./layout.ts";

/** What screens are called, as their own headings have it, by their paths. */
export type ScreenTitles = Readonly<Record<string, string>>;

/** What the screen at a path is called. */
export const titleAmong = (screens: ScreenTitles, path: string): string =>
  screens[path.replace(/(?<=.)\/$/, "")] ?? layoutTexts.tagline;

/** The screens of those who are not signed in. */
export const visitorTitles: ScreenTitles = {
  "/privacidade": layoutTexts.privacy,
  "/termos": layoutTexts.terms,
  "/login": loginTexts.title,
  "/register": registrationTexts.title,
  "/recuperar": loginTexts.recovery,
  "/conta-eliminada": "Conta em eliminação",
  "/confirmar-email": loginTexts.email,
};
