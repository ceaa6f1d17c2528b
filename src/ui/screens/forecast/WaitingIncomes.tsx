import { use } from "react";
import { waitingIncomes } from "../../../application/forecast/waiting-incomes.ts";
import type { Planned } from "../../../domain/forecast/planned.ts";
import { recurrencesOf } from "../../../domain/ledger/recurrences-of.ts";
import { occurrenceName } from "../../../domain/recurrences/occurrence-name.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { WaitingRow } from "../recurrences/WaitingRow.tsx";
import { rows } from "./forecast.css.ts";

/** The overdue incomes that the forecast does not count, each with its confirmation. */
export function WaitingIncomes({ unconfirmed }: { readonly unconfirmed: readonly Planned[] }) {
  const { acts } = use(useSignedIn().overlays).recurrences.actors;
  const waiting = waitingIncomes(useLedgerView(recurrencesOf), unconfirmed);
  return (
    <ul className={rows}>
      {waiting.map(({ of, occurrence }) => (
        <WaitingRow key={occurrenceName(occurrence)} of={of} occurrence={occurrence} acts={acts} />
      ))}
    </ul>
  );
}
