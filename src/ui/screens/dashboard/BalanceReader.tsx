import type { Cents } from "../../../domain/shared/cents.ts";
import { addDays } from "../../../domain/shared/add-days.ts";
import { daysOf, type YearMonth } from "../../../domain/shared/year-month.ts";
import { balanceReaderLabel } from "../../../text/pages/dashboard.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { ChartReader } from "../../components/ChartReader/ChartReader.tsx";
import { useWidth } from "../../components/ChartReader/use-width.ts";
import { heightIn, SPARK_EDGE, SPARK_HEIGHT } from "../../components/Sparkline/smooth-path.ts";
import { over } from "../../components/Sparkline/sparkline.css.ts";

type BalanceReaderProps = { readonly month: YearMonth; readonly values: readonly Cents[] };

/** Reads out the sparkline below it, day by day. */
export function BalanceReader({ month, values }: BalanceReaderProps) {
  const { ref, width } = useWidth();
  const heightOf = heightIn(values, SPARK_HEIGHT);
  const { from } = daysOf(month);
  return (
    <div ref={ref} className={over}>
      {width > 0 && (
        <ChartReader
          label={balanceReaderLabel}
          readings={values.map((balance, index) => ({
            name: formatDate(addDays(from, index)),
            value: formatEuros(balance),
            at: balance,
          }))}
          left={0}
          width={width}
          heightOf={(value) => SPARK_EDGE + heightOf(value)}
          oneLine
        />
      )}
    </div>
  );
}
