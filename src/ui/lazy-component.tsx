import { lazy, useState, type ComponentType, type FunctionComponent } from "react";
import { cachedPromise } from "./cached-promise.ts";

export type ShownLater<Props> = FunctionComponent<Props> & {
  /** Fetches the component without showing it; a failed fetch is retried when it is shown. */
  readonly preload: () => Promise<void>;
};

/**
 * A component that is fetched when it is first shown. Once fetched it is shown at once: React would show a spinner for
 * at least 300 ms.
 */
export function lazyComponent<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): ShownLater<Props> {
  let ready: ComponentType<Props> | null = null;
  const load = cachedPromise(async () => {
    ready = await fetchIt();
    return { default: ready };
  });
  const Awaited: ComponentType<Props> = lazy(load);
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Awaited);
    return <Shown {...props} />;
  };
  const ignored = () => undefined;
  return Object.assign(Part, { preload: () => load().then(ignored, ignored) });
}
