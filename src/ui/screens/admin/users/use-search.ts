import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { SearchEvent } from "../../../../application/administration/search.machine.ts";
import type { AdminActors } from "../admin-feature.ts";

/** The search text, in sync with the address: either may change the other. */
export function useSearch(
  machine: AdminActors["search"],
  asked: string,
  onSearch: (text: string) => void,
) {
  const actor = useActorRef(
    machine.provide({ actions: { write: (_, { text }) => onSearch(text) } }),
    { input: { text: asked } },
  );
  useEffect(() => {
    actor.send({ type: "ADDRESS_SAYS", text: asked });
  }, [actor, asked]);
  const text = useSelector(actor, ({ context }) => context.text);
  const waiting = useSelector(actor, (snapshot) => snapshot.hasTag("waiting"));
  return { text, waiting, send: (event: SearchEvent) => actor.send(event) };
}
