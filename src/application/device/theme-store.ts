export type Theme = "dark" | "light";

/** Where the chosen theme survives a reload, and where it is applied. Never throws. */
export type ThemeStore = {
  read(): Theme | null;
  write(theme: Theme): void;
  /** Puts the theme on the page. */
  apply(theme: Theme): void;
};
