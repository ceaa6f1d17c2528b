import {
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { cachedPromise } from "./cached-promise.ts";
import { prefetched } from "./prefetched.ts";

/** A component that is fetched in the background, once its surroundings are painted; retries until it succeeds. */
export function prefetchedComponent<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  const load = cachedPromise(() => prefetched(fetchIt));
  let ready: ComponentType<Props> | null = null;
  return (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => ready);
    // Not during the rendering, which may take longer than the frames that `painted` waits for.
    useEffect(() => {
      const arrive = async () => {
        ready = await load();
        startTransition(() => setPart(() => ready));
      };
      void arrive();
    }, []);
    if (Part === null) return meanwhile;
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
