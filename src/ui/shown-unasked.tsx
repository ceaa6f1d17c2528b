import {
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { later } from "./later.ts";
import { laterUnasked } from "./later-unasked.ts";

/** A component that nobody waits for: it is fetched, until it is there, once what is around it is painted. */
export function shownUnasked<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  const load = later(() => laterUnasked(fetchIt));
  let ready: ComponentType<Props> | null = null;
  return (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => ready);
    // Not while it is rendered, which may take longer than the frames that a paint is waited for.
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
