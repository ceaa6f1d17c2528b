import { productTexts } from "./product.ts";

/** The titles of screens by their paths, the same as their headings. */
export type ScreenTitles = Readonly<Record<string, string>>;

/** The title of the screen at a path. */
export const titleAmong = (screens: ScreenTitles, path: string): string =>
  screens[path.replace(/(?<=.)\/$/, "")] ?? productTexts.tagline;
