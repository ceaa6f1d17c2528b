import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";
import { LockedPreview } from "../../components/LockedPreview/LockedPreview.tsx";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { BalanceAhead } from "./BalanceAhead.tsx";
import { EXAMPLE_FORECAST } from "./forecast-example.ts";
import { beyond, beyondTitle, quiet } from "./forecast.css.ts";
import { MonthBars } from "./MonthBars.tsx";

const nothingHappens = () => undefined;

/** The forecast beyond the end of the month, as an example for users whose plan ends there. */
export function ForecastBeyond() {
  const notify = useOverlayNotify();
  return (
    <section className={beyond} aria-label={texts.beyond}>
      <h2 className={beyondTitle}>{texts.beyond}</h2>
      <p className={quiet}>{texts.beyondHint}</p>
      <LockedPreview onUnlock={() => notify(({ premium }) => premium.send({ type: "OPEN" }))}>
        {EXAMPLE_FORECAST && (
          <>
            <BalanceAhead forecast={EXAMPLE_FORECAST} />
            <MonthBars
              months={EXAMPLE_FORECAST.months.slice(0, 4)}
              saving={null}
              onOpen={nothingHappens}
            />
          </>
        )}
      </LockedPreview>
    </section>
  );
}
