import type { Container } from "inversify";
import type { Notice } from "../application/notice.ts";
import type { Page } from "./page.ts";

/** What the composition of a screen is given: the bindings so far, and ways to reach the parts around it. */
export type Shell = {
  readonly container: Container;
  readonly page: Page;
  /** Fetches again what the screen shows. */
  readonly reload: () => void;
  /** Shows a toast, and those that follow it one after the other. */
  readonly notify: (notice: Notice, ...following: readonly Notice[]) => void;
  /** Has smart alerts looked for, of which the bell tells. */
  readonly raiseAlerts: () => void;
};
