import { Link } from "@tanstack/react-router";
import { ChartSpline } from "lucide-react";
import { forecastTexts as texts } from "../../../text/forecast.ts";
import { formatEuros } from "../../../text/format.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { TotalsSkeleton } from "../../components/TotalsStrip/TotalsSkeleton.tsx";
import { ListSkeleton } from "../shared/ListSkeleton.tsx";
import { ForecastBeyond } from "./ForecastBeyond.tsx";
import type { ForecastContent } from "./forecast-feature.ts";
import { imagination, way } from "./forecast.css.ts";
import { ForecastView } from "./ForecastView.tsx";
import { TellBalance } from "./TellBalance.tsx";

/** What the accounts will hold: as far as the plan looks, and behind it an example. */
export function ForecastScreen(content: ForecastContent) {
  const { forecast, accounts, reach, imagined, balance } = content;
  const tell = () => balance.send({ type: "OPEN_CREATE" });
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        {...(forecast !== "untold" && { actions: <Button onClick={tell}>{texts.tell}</Button> })}
      />
      {imagined !== null && (
        <p className={imagination}>
          {texts.imagined(imagined.category, formatEuros(imagined.reduction))}{" "}
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
    </>
  );
}
