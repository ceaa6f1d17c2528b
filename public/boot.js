// Runs before the first paint: puts the stored theme on the page, and hides the landing page from those with a session.
(() => {
  const { classList } = document.documentElement;
  try {
    if (localStorage.getItem("fincontrol-theme") === "light") {
      classList.remove("dark");
      const meta = document.querySelector("meta[name='theme-color']");
      meta?.setAttribute("content", meta.getAttribute("data-light") ?? "");
    }
    if (localStorage.getItem("token") && localStorage.getItem("user")) classList.add("signed-in");
  } catch {
    // Storage that cannot be read is empty storage.
  }
})();
