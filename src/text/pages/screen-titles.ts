import { productTexts } from "./product.ts";

/** What screens are called, as their own headings have it, by their paths. */
export type ScreenTitles = Readonly<Record<string, string>>;

/** What the screen at a path is called. */
export const titleAmong = (screens: ScreenTitles, path: string): string =>
  screens[path.replace(/(?<=.)\/$/, "")] ?? productTexts.tagline;
