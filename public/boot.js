// Runs before the first paint: puts the stored theme and the screen's name on the page, hides the landing page from those with a session,
// and has the files that somebody needs fetched at once instead of one after the other.
(() => {
  const { classList, dataset } = document.documentElement;
  try {
    if (localStorage.getItem("token") && localStorage.getItem("user")) classList.add("signed-in");
  } catch {
    // Storage that cannot be read is empty storage.
  }
  // A shortcut or a shared text waits in the page until the product is open, and leaves the address at once. What was posted is there already.
  if (location.pathname === "/abrir") {
    dataset.launch ??= location.search;
    dataset.launchedAt = String(Date.now());
    history.replaceState(null, "", classList.contains("signed-in") ? "/" : "/login");
  }
  // A launch that nobody has taken is not lost with a session: the page comes anew with it. It is posted, as by a device, for the sake of the history.
  document.addEventListener("signedout", (event) => {
    if (dataset.launch === undefined) return;
    event.preventDefault();
    const form = Object.assign(document.createElement("form"), { method: "post" });
    form.action = "/abrir";
    for (const [name, value] of new URLSearchParams(dataset.launch))
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    document.body.append(form);
    form.submit();
  });
  // Which heading stands there until the product's script is.
  dataset.screen = location.pathname.replace(/(?<=.)\/$/, "");
  try {
    if (localStorage.getItem("fincontrol-theme") === "light") {
      classList.remove("dark");
      const meta = document.querySelector("meta[name='theme-color']");
      meta?.setAttribute("content", meta.getAttribute("data-light") ?? "");
    }
  } catch {
    // The dark theme is there already.
  }

  // Once all is parsed, and the product's script not yet run.
  const name = () => {
    for (const heading of document.querySelectorAll("[data-of]"))
      if (heading.getAttribute("data-of") === dataset.screen)
        document.title = `${heading.textContent} · ${document.title.split(" · ")[0]}`;
  };
  if (classList.contains("signed-in"))
    document.addEventListener("readystatechange", name, { once: true });

  const { signedIn, visitor } = document.currentScript?.dataset ?? {};
  const needed = classList.contains("signed-in") ? signedIn : visitor;
  // What is needed to paint the page goes before them.
  const preload = { rel: "modulepreload", fetchPriority: "low" };
  for (const href of needed?.split(" ") ?? [])
    document.head.append(Object.assign(document.createElement("link"), preload, { href }));

  // What the page needs may never arrive: then a sentence takes the place of the spinner.
  const tell = () => {
    const [failure, root] = ["failure", "root"].map((id) => document.getElementById(id));
    if (failure === null || root === null) return;
    // Beside the landing page, which can be read without its script, it is not the main thing.
    if (location.pathname !== "/" || classList.contains("signed-in")) failure.role = "main";
    failure.hidden = false;
    root.hidden = true;
  };
  const tellOnceParsed = () => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", tell);
    else tell();
  };
  document.addEventListener("startfailed", tellOnceParsed);
  const hear = ({ target }) => {
    if (target instanceof HTMLScriptElement) tellOnceParsed();
  };
  document.addEventListener("error", hear, true);
})();
