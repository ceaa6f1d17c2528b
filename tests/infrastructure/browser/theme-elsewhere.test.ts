import { expect, it, vi } from "vitest";
import type { Theme } from "../../../src/application/device/theme-store.ts";
import { onThemeElsewhere } from "../../../src/infrastructure/browser/theme-elsewhere.ts";

it("tells the theme that another tab has stored, and nothing else", () => {
  const page = new EventTarget();
  const listener = vi.fn<(theme: Theme) => void>();
  onThemeElsewhere(page, listener);
  const stored = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  stored("fincontrol-theme", "light");
  stored("fincontrol-theme", "sepia");
  stored("token", "dark");
  stored(null, null);
  expect(listener.mock.calls).toEqual([["light"]]);
});
