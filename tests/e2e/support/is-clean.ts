import type { Page } from "playwright-core";
import { expect } from "vitest";
import { barriers } from "./axe.ts";
import { overflow } from "./overflow.ts";
import { shot } from "./shots.ts";

/** Holds the page as it stands to what axe knows, in both themes, and to the width of its window. */
export async function isClean(page: Page, name: string): Promise<void> {
  await shot(page, name);
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
}
