import type { BackButton } from "../../application/device/back-button.ts";

/** The key in `history.state` under which an entry counts our entries up to and including itself. */
const OURS = "fincontrolLayers";

type Surroundings = Pick<Window, "history" | "location" | "addEventListener" | "setTimeout">;

/**
 * Gives the browser's history one entry of ours for each layer over the page, so that a step back closes the top layer.
 * A router that listens after this one does not see these entries: for it they are one place. An entry whose layer was
 * closed in another way is reused for the next layer, since removing it with `history.go` would cancel a navigation
 * that has begun; a step back that finds no open layer skips it.
 */
export function historyBackButton(page: Surroundings): BackButton {
  const { history, location } = page;
  /** The prototype, since the router has wrapped the methods of `history` itself. */
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
    // The owner of the layer may have refused to close it.
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
