/** The first script of a page, which has another name in every version. */
export const firstScript = (page: Document): string =>
  page.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";

/** Whether the server has another version than a page: its pages name another first script; null if it does not say. */
export async function isOutdated(page: Document): Promise<boolean | null> {
  try {
    const answer = await fetch("/app.html", { cache: "no-store" });
    return answer.ok ? !(await answer.text()).includes(`"${firstScript(page)}"`) : null;
  } catch {
    return null;
  }
}
