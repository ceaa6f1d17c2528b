import { Link } from "@tanstack/react-router";
import { ChartSpline } from "lucide-react";
import { blankBalance } from "../../../application/accounts/balance-form.ts";
import { accountReserveFields } from "../../../application/forecast/account-reserve-form.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { formatEuros } from "../../../text/format.ts";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { button } from "../../components/Button/button-look.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { TotalsSkeleton } from "../../components/TotalsStrip/TotalsSkeleton.tsx";
import { ListSkeleton } from "../shared/ListSkeleton.tsx";
import { ForecastBeyond } from "./ForecastBeyond.tsx";
import type { ForecastContent, AccountReserveActor } from "./forecast-feature.ts";
import { imagination, way } from "./forecast.css.ts";
import { ForecastView } from "./ForecastView.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import { TellBalance } from "./TellBalance.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";

/** The forecast of the accounts: as far as the plan includes it, and beyond that an example. */
export function ForecastScreen(content: ForecastContent) {
  const { forecast, accounts, horizon, saving, kept, balance, accountReserve } = content;
  const { clock } = useSignedIn();
  const tell = () => balance.send({ type: "OPEN_CREATE", fields: blankBalance(clock, accounts) });
  const keep = () =>
    accountReserve.send({ type: "OPEN_CREATE", fields: accountReserveFields(kept) });
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <Link to="/contas" className={button({ variant: "ghost" })}>
              {layoutTexts.accounts}
            </Link>
            {forecast !== "untold" && (
              <>
                <Button variant="secondary" onClick={keep}>
                  {texts.accountReserveSet(kept)}
                </Button>
                <Button onClick={tell}>{texts.tell}</Button>
              </>
            )}
          </>
        }
      />
      {saving !== null && (
        <p className={imagination}>
          {texts.imagined(saving.category, formatEuros(saving.reduction))}{" "}
          <Link to="/previsao" className={way}>
            {texts.withoutImagined}
          </Link>
        </p>
      )}
      {forecast === "reading" ? (
        <div aria-busy aria-label={texts.reading}>
          <ListSkeleton figures={<TotalsSkeleton />} />
        </div>
      ) : forecast === "untold" ? (
        <Card>
          <EmptyState
            icon={<ChartSpline size={24} />}
            message={texts.untold}
            hint={texts.untoldHint}
            action={<Button onClick={tell}>{texts.tell}</Button>}
          />
        </Card>
      ) : (
        <ForecastView forecast={forecast} horizon={horizon} />
      )}
      {horizon === "month" && <ForecastBeyond />}
      <TellBalance accounts={accounts} dialog={balance} />
      <SetAccountReserve dialog={accountReserve} />
    </>
  );
}

/** Asks for the cushion, the amount in the accounts that is never to be spent. */
const SetAccountReserve = ({ dialog }: { readonly dialog: AccountReserveActor }) => (
  <FormDialog title={texts.accountReserve} dialog={dialog} incomplete={texts.incomplete}>
    {(field) => (
      <AmountField {...field("amount", texts.accountReserve)} hint={texts.accountReserveHint} />
    )}
  </FormDialog>
);
