import "fake-indexeddb/auto";

// Gives Node what a device and its page have and it lacks: IndexedDB, and the events of the page.
const page = new EventTarget();
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});
