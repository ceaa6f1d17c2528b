// A service worker of those alone whose device is their own: it keeps the files of one version of the product, so that
// it starts without a network. The build puts here its version, the files that the first screen needs, and the rest,
// the most useful first. It never answers for the API.
const { version, first, rest } = { version: "", first: [], rest: [] };
const CACHE = `fincontrol-${version}`;

const files = [...first, ...rest];
const isHashed = (address) => address.startsWith("/assets/");

const kept = (address) => caches.match(address, { ignoreVary: true, cacheName: CACHE });
/** A file that is named after its content is the same in every version. */
const keptOfAny = (address) => caches.match(address, { ignoreVary: true });

async function fetched(address) {
  const answer = await fetch(address, { priority: "low" });
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return answer;
}

/** A browser lets the next version begin only once this worker has nothing to do. */
const isFollowed = () => globalThis.registration.waiting?.state === "installed";

/** Keeps those of some files that are not kept yet, one after the other; the next call goes on where one broke off. */
async function keep(addresses, isEnough = () => false) {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    if (isEnough()) return;
    if (isHashed(address) && (await cache.match(address, { ignoreVary: true }))) continue;
    const known = isHashed(address) ? await keptOfAny(address) : undefined;
    await cache.put(address, known ?? (await fetched(address)));
  }
}

/** The first scripts of the open tabs: each holds a lock of that name, however long it is frozen. */
async function openScripts() {
  const { held = [] } = (await globalThis.navigator.locks?.query()) ?? {};
  return held.map(({ name }) => name).filter(isHashed);
}

/** The version before is kept as well, and that of every tab: it may still be at work with files that the server has no more. */
async function removeOld() {
  const names = await caches.keys();
  const scripts = await openScripts();
  for (const cacheName of names.slice(0, Math.max(names.indexOf(CACHE) - 1, 0))) {
    const found = await Promise.all(scripts.map((script) => caches.match(script, { cacheName })));
    if (!found.some(Boolean)) await caches.delete(cacheName);
  }
}

async function begin() {
  await removeOld();
  // Every open tab hears of the new version, and starts anew once it may.
  await globalThis.clients.claim();
}

/** What can change is asked for first, and only what cannot be had comes from here. */
const fetchedOr = (request, address) =>
  fetch(request).catch(async (reason) => {
    const found = await kept(address);
    if (found === undefined) throw reason;
    return found;
  });

/** A launch stays on the device: its page is asked for without it. */
const screenOf = (request, pathname) => (pathname === "/abrir" ? "/app.html" : request);

/** A shared text is posted, and comes on the root of the page, as from the server. */
async function launched(request) {
  const [page, shared] = await Promise.all([fetchedOr("/app.html", "/app.html"), request.text()]);
  const launch = new URLSearchParams(shared).toString().replaceAll("&", "&amp;");
  const html = (await page.text()).replace("<html", `<html data-launch="${launch}"`);
  const headers = new Headers(page.headers);
  // It is the whole page by now, and plain.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(html, { headers });
}

/** A document whose name ends in its kind, as that of the licences, is no screen. */
const isScreen = ({ mode }, pathname) => mode === "navigate" && !pathname.includes(".");

/** A screen, a file of any version, or another one that is kept. */
const isOfProduct = (request, pathname) =>
  pathname !== "/api" &&
  !pathname.startsWith("/api/") &&
  (isScreen(request, pathname) || isHashed(pathname) || files.includes(pathname));

/** The messages of a page: its idle time, the wish for this version, and the question whether it is one of this version. */
const answers = {
  // What the server does not give now is asked for again at the next idle time.
  idle: () => keep(rest, isFollowed).catch(() => undefined),
  "take-over": () => globalThis.skipWaiting(),
  "is-yours": async ({ script }, [port]) => port?.postMessage(files.includes(script)),
};

globalThis.addEventListener("install", (event) => {
  // Where the browser can, what is none of its business does not even wake this worker: awake, it keeps the next from beginning.
  void event.addRoutes?.(
    ["/api/*", "/offline.js"].map((urlPattern) => ({
      condition: { urlPattern },
      source: "network",
    })),
  );
  event.waitUntil(keep(first));
});
globalThis.addEventListener("activate", (event) => event.waitUntil(begin()));
globalThis.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (Object.hasOwn(answers, data.type)) event.waitUntil(answers[data.type](data, ports));
});
globalThis.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === location.origin && pathname === "/abrir") {
    event.respondWith(launched(request));
    return;
  }
  if (request.method !== "GET" || origin !== location.origin || !isOfProduct(request, pathname))
    return;
  if (isHashed(pathname))
    event.respondWith(keptOfAny(pathname).then((found) => found ?? fetch(request)));
  else if (isScreen(request, pathname))
    event.respondWith(fetchedOr(screenOf(request, pathname), "/app.html"));
  else event.respondWith(fetchedOr(request, pathname));
});
