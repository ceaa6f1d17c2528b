import { PHONE } from "./phone.ts";

/** A length on the 4 px grid. */
export const space = (steps: number): string => `${steps * 4}px`;

export const card = { radius: "18px", padding: "22px", gap: "18px" } as const;

export const radius = { small: "6px", field: "10px", button: "12px", round: "999px" } as const;

/** Sizes in rem, so that they follow the reader's own text size. */
export const text = {
  tiny: "0.75rem",
  small: "0.8125rem",
  label: "0.875rem",
  body: "0.9375rem",
  large: "1.0625rem",
  title: "1.875rem",
  figure: "2.125rem",
} as const;

export const weight = { regular: 400, medium: 500, strong: 600, figure: 620, title: 650 } as const;

/** An upright tablet has the screens of the desktop and the menu of the phone: beside a sidebar, tables have no room. */
export const media = {
  phone: PHONE,
  desktop: "screen and (min-width: 768px)",
  /** Paper has tables as wide screens have them. */
  table: "print, screen and (min-width: 768px)",
  menu: "screen and (max-width: 959.98px)",
  sidebar: "screen and (min-width: 960px)",
  /** Narrower than this, cards stand below each other; from this on, beside each other. */
  single: "screen and (max-width: 1099.98px)",
  beside: "screen and (min-width: 1100px)",
  /** What a desktop has of the former. */
  middle: "screen and (min-width: 768px) and (max-width: 1099.98px)",
  /** Beside the sidebar of a small window what stands in a table has to move closer. */
  tight: "screen and (min-width: 768px) and (max-width: 1199.98px)",
} as const;

/** How wide the fixed sidebar is, which grows with the reader's text size; how high the bar in its place, and the phone's bar below. */
export const SIDE = "max(264px, min(16.5rem, 32vw))";
export const BAR = "60px";
export const BOTTOM_BAR = "calc(68px + env(safe-area-inset-bottom))";

/** The least size of what a finger has to hit. */
export const TOUCH = "44px";

export const motion = { quick: "120ms ease-out", calm: "200ms ease-out" } as const;

/** Read aloud but not drawn. */
export const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
