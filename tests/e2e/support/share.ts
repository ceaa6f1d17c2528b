import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** How the product says that a text is to be shared with it. */
type ShareTarget = {
  readonly action: string;
  readonly method: string;
  readonly enctype: string;
  readonly params: Readonly<Record<"title" | "text" | "url", string>>;
};

/** Shares a text with the product in a tab, as the device does by what the product's manifest says. */
export async function share(page: Page, url: string, text: string): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile("public/site.webmanifest", "utf8"));
  const { share_target: target } = manifest as { readonly share_target: ShareTarget };
  const { action, method, enctype, params } = target;
  const fields = { [params.title]: "", [params.text]: text };
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    ([how, entries]) => {
      const form = Object.assign(document.createElement("form"), how);
      for (const [name, value] of Object.entries(entries))
        form.append(
          Object.assign(document.createElement("input"), { type: "hidden", name, value }),
        );
      document.documentElement.append(form);
      form.submit();
    },
    [{ action, method, enctype }, fields] as const,
  );
}
