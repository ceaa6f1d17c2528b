import { useSelector } from "@xstate/react";
import { usePage } from "../../page-context.ts";
import { Consent } from "./Consent.tsx";
import { Denied } from "./Denied.tsx";

/** The screens for a user without consent: the question, or after a refusal the way back. */
export function ConsentGate() {
  const { consent } = usePage();
  const declined = useSelector(consent, (snapshot) => snapshot.matches("declined"));
  return declined ? <Denied /> : <Consent />;
}
