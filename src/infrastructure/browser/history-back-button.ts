import type { BackButton } from "../../application/device/back-button.ts";

/** Under this name an entry of the history says how many entries of ours it and those beneath it are. */
const OURS = "fincontrolLayers";

type Surroundings = Pick<Window, "history" | "location" | "addEventListener" | "setTimeout">;

/**
 * Sees to it that the browser's history has an entry of ours for each thing that lies over the page, so that a step
 * back has something to take away. A router that listens from later on hears nothing of them: for it they are one
 * place. An entry whose thing was closed otherwise is kept for the next one, since a step of our own would break off
 * a navigation that has begun; a step back that finds nothing open passes over it.
 */
export function historyBackButton(page: Surroundings): BackButton {
  const { history, location } = page;
  /** The router has put itself in front of the history's own methods. */
  const plain = Object.getPrototypeOf(history) as History;
  const open: { readonly close: () => void }[] = [];

  const entries = () => (history.state as Record<string, number> | null)?.[OURS] ?? 0;
  let known = { address: location.href, entries: entries() };
  const look = () => {
    known = { address: location.href, entries: entries() };
  };

  const settle = () => {
    for (let count = entries() + 1; count <= open.length; count += 1)
      plain.pushState.call(history, { ...history.state, [OURS]: count }, "");
    look();
  };

  page.addEventListener("popstate", (event) => {
    const steps = known.entries - entries();
    const isSamePlace = location.href === known.address && steps !== 0;
    const left = Math.max(open.length - Math.max(steps, 0), 0);
    const gone = isSamePlace ? open.slice(left) : [...open];
    look();
    if (isSamePlace) event.stopImmediatePropagation();
    if (isSamePlace && steps > 0 && gone.length === 0) history.go(-(entries() + 1));
    for (const { close } of gone.toReversed()) close();
    // Its owner may have kept it open.
    page.setTimeout(settle);
  });

  return {
    closes: (close) => {
      const layer = { close };
      open.push(layer);
      settle();
      return () => {
        const place = open.indexOf(layer);
        if (place >= 0) open.splice(place, 1);
      };
    },
  };
}
