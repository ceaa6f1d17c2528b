/**
 * Loads the page anew with its launch, which nobody has taken yet; false without one. It is posted, as a device does
 * it: an address would stay in the browser's history.
 */
export function launchAnew(page: Document): boolean {
  const { launch } = page.documentElement.dataset;
  if (launch === undefined) return false;
  const form = Object.assign(page.createElement("form"), { method: "post", action: "/abrir" });
  for (const [name, value] of new URLSearchParams(launch))
    form.append(Object.assign(page.createElement("input"), { type: "hidden", name, value }));
  page.body.append(form);
  form.submit();
  return true;
}
