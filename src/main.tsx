/** Starts the small landing page for the anonymous visitor of `/`, and the product for everybody else. */
async function main() {
  const landing = document.getElementById("landing");
  const root = document.getElementById("root");
  if (landing === null || root === null) throw new Error("the page has lost its containers");
  // Set before the first paint by boot.js.
  const signedIn = document.documentElement.classList.contains("signed-in");
  if (location.pathname === "/" && !signedIn) {
    const { startLanding } = await import("./composition/landing.tsx");
    startLanding(landing);
  } else {
    landing.remove();
    const { startApp } = await import("./composition/app.tsx");
    await startApp(root);
  }
}

// The message shown then is in the document already, since perhaps no script could be loaded (boot.js).
main().catch((reason: unknown) => {
  console.warn("not started", reason);
  document.dispatchEvent(new Event("startfailed"));
});
