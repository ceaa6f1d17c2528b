import { lazy, useState, type ComponentType } from "react";
import { once } from "./once.ts";

/**
 * A part of the product that is fetched when it is first asked for. One that was fetched before it is shown is shown
 * at once: React would hold a spinner, once seen, for 300 ms.
 */
export function onDemand(fetchPart: () => Promise<ComponentType>) {
  let ready: ComponentType | null = null;
  const load = once(async () => {
    ready = await fetchPart();
    return { default: ready };
  });
  const Later = lazy(load);
  return {
    load,
    Part: () => {
      const [Shown] = useState<ComponentType>(() => ready ?? Later);
      return <Shown />;
    },
  };
}
