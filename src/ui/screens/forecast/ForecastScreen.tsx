import { Link } from "@tanstack/react-router";
import { ChartSpline } from "lucide-react";
import { blankBalance } from "../../../application/accounts/balance-form.ts";
import { cushionFields } from "../../../application/forecast/cushion-form.ts";
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
import type { ForecastContent, CushionActor } from "./forecast-feature.ts";
import { imagination, way } from "./forecast.css.ts";
import { ForecastView } from "./ForecastView.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import { TellBalance } from "./TellBalance.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";

/** The forecast of the accounts: as far as the plan includes it, and beyond that an example. */
export function ForecastScreen(content: ForecastContent) {
  const { forecast, accounts, reach, saving, kept, balance, cushion } = content;
  const { clock } = useSignedIn();
  const tell = () => balance.send({ type: "OPEN_CREATE", fields: blankBalance(clock, accounts) });
  const keep = () => cushion.send({ type: "OPEN_CREATE", fields: cushionFields(kept) });
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
                  {texts.cushionSet(kept)}
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
        <ForecastView forecast={forecast} reach={reach} />
      )}
      {reach === "month" && <ForecastBeyond />}
      <TellBalance accounts={accounts} dialog={balance} />
      <KeepCushion dialog={cushion} />
    </>
  );
}

/** Asks for the cushion, the amount in the accounts that is never to be spent. */
const KeepCushion = ({ dialog }: { readonly dialog: CushionActor }) => (
  <FormDialog title={texts.cushion} dialog={dialog} incomplete={texts.incomplete}>
    {(field) => <AmountField {...field("amount", texts.cushion)} hint={texts.cushionHint} />}
  </FormDialog>
);
