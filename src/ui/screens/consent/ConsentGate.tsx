import { useSelector } from "@xstate/react";
import { usePage } from "../../page-context.ts";
import { Consent } from "./Consent.tsx";
import { Denied } from "./Denied.tsx";

/** What somebody sees who has not consented: the question, or where their refusal has led. */
export function ConsentGate() {
  const { consent } = usePage();
  const declined = useSelector(consent, (snapshot) => snapshot.matches("declined"));
  return declined ? <Denied /> : <Consent />;
}
