import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { searchMachine, type SearchEvent } from "../application/acts/search.machine.ts";

/** The text of a search, in sync with the address: either may change the other. */
export function useSearch(asked: string, onSearch: (text: string) => void) {
  const actor = useActorRef(
    searchMachine.provide({ actions: { write: (_, { text }) => onSearch(text) } }),
    { input: { text: asked } },
  );
  useEffect(() => {
    actor.send({ type: "ADDRESS_SAYS", text: asked });
  }, [actor, asked]);
  const text = useSelector(actor, ({ context }) => context.text);
  const waiting = useSelector(actor, (snapshot) => snapshot.hasTag("waiting"));
  return { text, waiting, send: (event: SearchEvent) => actor.send(event) };
}
