import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The product that all files share that ask for none of their own: where it is, and where its data lie. */
    readonly product: { readonly url: string; readonly data: string };
  }
}

/** Starts that product before the first test file; answers how to end it after the last. */
export async function setup({ provide }: TestProject) {
  const { url, data, close } = await startProduct();
  provide("product", { url, data });
  return close;
}
