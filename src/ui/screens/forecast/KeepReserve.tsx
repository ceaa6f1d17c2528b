import { forecastTexts as texts } from "../../../text/forecast.ts";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { ReserveActor } from "./forecast-feature.ts";

/** Asks what of the accounts is never to be touched. */
export const KeepReserve = ({ dialog }: { readonly dialog: ReserveActor }) => (
  <FormDialog title={texts.reserve} dialog={dialog} incomplete={texts.incomplete}>
    {(field) => <AmountField {...field("amount", texts.reserve)} hint={texts.reserveHint} />}
  </FormDialog>
);
