import { configure } from "@testing-library/react";

/** Where the page of happy-dom is at first. */
const START = "http://localhost:3000/";

declare global {
  interface Window {
    readonly happyDOM: { readonly setURL: (address: string) => void };
  }
}

// A worker runs one file after another in one page: each begins in an empty one, at the start, with nothing stored.
const { documentElement, head, body } = document;
for (const element of [documentElement, head, body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
head.replaceChildren();
body.replaceChildren();
window.localStorage.clear();
window.sessionStorage.clear();
window.happyDOM.setURL(START);

// A busy machine is no reason to fail: what a test waits for on a screen may take longer than a second.
configure({ asyncUtilTimeout: 20_000 });

// The page of happy-dom knows no popovers: what is in one is there as long as it is drawn.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
