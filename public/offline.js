// A service worker of those alone whose device is their own: it keeps the files of the product, so that it starts
// without a network. What the build puts here changes with every version. It never answers for the API.
const { version, files } = { version: "", files: [] };
const CACHE = `fincontrol-${version}`;

const kept = (address) => caches.match(address, { ignoreVary: true, cacheName: CACHE });

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  await globalThis.skipWaiting();
}

async function removeOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** What can change is asked for first, and only what cannot be had comes from here. */
const fetchedOr = (request, address) =>
  fetch(request).catch(async (reason) => {
    const found = await kept(address);
    if (found === undefined) throw reason;
    return found;
  });

globalThis.addEventListener("install", (event) => event.waitUntil(keep()));
globalThis.addEventListener("activate", (event) => event.waitUntil(removeOthers()));
globalThis.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !isOfProduct(request, pathname))
    return;
  if (pathname.startsWith("/assets/"))
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  else event.respondWith(fetchedOr(request, request.mode === "navigate" ? "/app.html" : pathname));
});

/** A screen, or one of the files that are kept. */
const isOfProduct = ({ mode }, pathname) =>
  pathname !== "/api" &&
  !pathname.startsWith("/api/") &&
  (mode === "navigate" || files.includes(pathname));
