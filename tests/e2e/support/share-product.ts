import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The product shared by all files without one of their own: its address and its data's folder. */
    readonly product: { readonly url: string; readonly data: string };
  }
}

/** Starts that product before the first test file; returns a function that ends it after the last. */
export async function setup({ provide }: TestProject) {
  const { url, data, close } = await startProduct();
  provide("product", { url, data });
  return close;
}
