import { Link, useNavigate } from "@tanstack/react-router";
import type { ListedMonth } from "../../../domain/transactions/listed-month.ts";
import { monthOf } from "../../../domain/shared/year-month.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import type { Search } from "../../address.ts";
import { MonthInput } from "../../components/MonthSwitch/MonthInput.tsx";
import { MonthSwitch } from "../../components/MonthSwitch/MonthSwitch.tsx";
import * as month from "../../components/MonthSwitch/month-switch.css.ts";
import { listedMonthAddress } from "../../month-address.ts";
import { useToday } from "../../signed-in-context.ts";
import { transactionPaths } from "./transaction-paths.ts";
import * as styles from "./transactions.css.ts";

type ListMonthProps = {
  readonly kind: TransactionKind;
  readonly listed: ListedMonth;
  /** The other search params of the address. */
  readonly search: Search;
};

/** The listed month, with links to other months and to all of them. */
export function ListMonth({ kind, listed, search }: ListMonthProps) {
  const navigate = useNavigate();
  const current = monthOf(useToday());
  const to = transactionPaths[kind];
  const searchFor = (chosen: ListedMonth) => ({
    ...search,
    ...listedMonthAddress.write({ month: chosen }),
  });
  return (
    <div className={styles.months}>
      <MonthSwitch
        label={texts.listedMonth}
        month={listed === "all" ? current : listed}
        isCurrent={listed === current}
        to={to}
        searchFor={searchFor}
        searchForCurrent={searchFor(current)}
      >
        {listed === "all" ? (
          <span className={styles.allMonths}>{texts.allMonths}</span>
        ) : (
          <MonthInput
            month={listed}
            onMonth={(chosen) =>
              void navigate({ to, search: searchFor(chosen), resetScroll: false })
            }
          />
        )}
      </MonthSwitch>
      {listed !== "all" && (
        <Link to={to} search={searchFor("all")} resetScroll={false} className={month.current}>
          {texts.allMonths}
        </Link>
      )}
    </div>
  );
}
