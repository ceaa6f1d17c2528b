export type Theme = "dark" | "light";

/** Stores the chosen theme across reloads, and applies it. Never throws. */
export type ThemeStore = {
  read(): Theme | null;
  write(theme: Theme): void;
  /** Puts the theme on the page. */
  apply(theme: Theme): void;
};
