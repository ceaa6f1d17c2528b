import { Suspense, type ComponentType, type ReactNode } from "react";
import { laterUnasked } from "./later-unasked.ts";
import { shownLater } from "./shown-later.tsx";

/** A component that nobody waits for: it is fetched, until it is there, once what is around it is painted. */
export function shownUnasked<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  const Part = shownLater(() => laterUnasked(fetchIt));
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
