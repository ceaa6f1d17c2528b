import type { Page } from "playwright-core";
import { expect } from "vitest";
import { barriers } from "./axe.ts";
import { overflow } from "./overflow.ts";
import { shot } from "./shots.ts";

/** Checks the page with axe, in both themes, and for horizontal overflow. */
export async function isClean(page: Page, name: string): Promise<void> {
  await shot(page, name);
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
}
