/** The product's own files on a device that is its person's own, so that it starts without a network. Never throws. */
export const offlineFiles = {
  keep: async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register("/offline.js");
    } catch {
      // Where a browser keeps none, the product starts with a network only.
    }
  },
  forget: async (): Promise<void> => {
    try {
      const registrations = await navigator.serviceWorker.getRegistrations();
      await Promise.all(registrations.map((registration) => registration.unregister()));
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
    } catch {
      // Where there can be none, there is none.
    }
  },
};
