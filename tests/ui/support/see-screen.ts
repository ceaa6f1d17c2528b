import { screen } from "@testing-library/react";
import { vi } from "vitest";

/** Waits until a screen is there: its title stands alone already while it loads. */
export const seeScreen = (title: string): Promise<HTMLElement> =>
  vi.waitFor(
    () => {
      const heading = screen.getByRole("heading", { level: 1, name: title });
      if (heading.closest("[aria-busy]") !== null) throw new Error(`${title} is on its way`);
      return heading;
    },
    { timeout: 20_000 },
  );
