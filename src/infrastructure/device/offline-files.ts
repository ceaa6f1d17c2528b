/**
 * The offline copy of the product's own files on a private device, so that it starts without a network. Never throws.
 */
export const offlineFiles = {
  keep: async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register("/offline.js");
    } catch {
      // The browser allows no service worker: the product starts only with a network.
    }
  },
  forget: async (): Promise<void> => {
    try {
      const registrations = await navigator.serviceWorker.getRegistrations();
      await Promise.all(registrations.map((registration) => registration.unregister()));
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
    } catch {
      // The browser allows no service worker, so there is nothing to remove.
    }
  },
};
