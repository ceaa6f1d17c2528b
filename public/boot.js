// Runs before the first paint: puts the stored theme on the page, and hides the landing page from those who have a session.
(function () {
  var root = document.documentElement;
  try {
    if (localStorage.getItem("fincontrol-theme") === "light") root.classList.remove("dark");
    if (localStorage.getItem("token") && localStorage.getItem("user"))
      root.classList.add("signed-in");
  } catch {
    // Storage that cannot be read is empty storage.
  }
})();
