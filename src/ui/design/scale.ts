import { PHONE } from "./phone.ts";

/** A length on the 4 px grid. */
export const space = (steps: number): string => `${steps * 4}px`;

export const card = { radius: "18px", padding: "22px", gap: "18px" } as const;

export const radius = { small: "6px", field: "10px", button: "12px", round: "999px" } as const;

/** Font sizes in rem, so that they follow the reader's own text size. */
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

/** A portrait tablet has the screens of the desktop and the menu of the phone: tables do not fit beside a sidebar. */
export const media = {
  phone: PHONE,
  desktop: "screen and (min-width: 768px)",
  /** Paper has tables like wide screens. */
  table: "print, screen and (min-width: 768px)",
  menu: "screen and (max-width: 959.98px)",
  sidebar: "screen and (min-width: 960px)",
  /** The width below which cards are stacked. */
  single: "screen and (max-width: 1099.98px)",
  beside: "screen and (min-width: 1100px)",
  /** The desktop's part of `single`. */
  middle: "screen and (min-width: 768px) and (max-width: 1099.98px)",
  /** A small window with a sidebar, where tables are more compact. */
  tight: "screen and (min-width: 768px) and (max-width: 1199.98px)",
} as const;

/**
 * The width of the fixed sidebar, which grows with the reader's text size; the height of the bar that replaces it, and
 * of the phone's bottom bar.
 */
export const SIDE = "max(264px, min(16.5rem, 32vw))";
export const BAR = "60px";

/** The property with the room that a line of the frame takes at the window's end, while there is one. */
export const END_LINE = "--end-line";

export const BOTTOM_BAR = "calc(68px + env(safe-area-inset-bottom))";

/** The minimum size of a touch target. */
export const TOUCH = "44px";

export const motion = { quick: "120ms ease-out", calm: "200ms ease-out" } as const;

/** For a colour that tells something: it stays on paper, and where a reader's own colours replace all others. */
export const tellingColour = { printColorAdjust: "exact", forcedColorAdjust: "none" } as const;

/** Read aloud but not shown. */
export const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
