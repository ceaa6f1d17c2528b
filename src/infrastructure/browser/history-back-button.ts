import type { BackButton } from "../../application/ports/back-button.ts";

/** Under this name an entry of the history says how many things lie over the page. */
const OVER = "fincontrolOver";

type Surroundings = Pick<Window, "history" | "location" | "addEventListener" | "setTimeout">;

/**
 * Gives each thing that lies over the page an entry of its own in the browser's history, so that a step back has
 * something to take away. The router is told nothing of these entries: for it they are one place.
 */
export function historyBackButton(page: Surroundings): BackButton {
  const { history, location } = page;
  /** The router has put itself in front of the history's own methods. */
  const plain = Object.getPrototypeOf(history) as History;
  const open: { readonly close: () => void }[] = [];
  /** Steps of our own are on their way, and nobody else's business. */
  let isStepping = false;
  let address = location.href;

  const entries = () => (history.state as Record<string, number> | null)?.[OVER] ?? 0;

  /** Makes the entries as many as what is open. */
  const settle = () => {
    if (isStepping) return;
    address = location.href;
    const surplus = entries() - open.length;
    if (surplus > 0) {
      isStepping = true;
      history.go(-surplus);
    }
    for (let count = entries() + 1; count <= open.length; count += 1)
      plain.pushState.call(history, { ...history.state, [OVER]: count }, "");
  };

  // What closes may be followed at once by something else that opens, or by another page.
  const settleSoon = () => page.setTimeout(settle);

  page.addEventListener(
    "popstate",
    (event) => {
      const isOurs = location.href === address && (isStepping || open.length > 0);
      const gone = isStepping ? [] : open.slice(entries());
      isStepping = false;
      if (isOurs) event.stopImmediatePropagation();
      for (const { close } of gone.toReversed()) close();
      settleSoon();
    },
    { capture: true },
  );
  // The page was loaded anew while something lay over it.
  settleSoon();

  return {
    closes: (close) => {
      const layer = { close };
      open.push(layer);
      settleSoon();
      return () => {
        const place = open.indexOf(layer);
        if (place >= 0) open.splice(place, 1);
        settleSoon();
      };
    },
  };
}
