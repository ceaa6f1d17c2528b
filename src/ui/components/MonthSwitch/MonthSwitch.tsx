import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { addMonths, parseYearMonth, type YearMonth } from "../../../domain/shared/year-month.ts";
import type { Search } from "../../address.ts";
import { monthSwitchTexts as texts } from "../../../text/months.ts";
import * as styles from "./month-switch.css.ts";

type MonthSwitchProps = {
  readonly label: string;
  readonly month: YearMonth;
  readonly isCurrent: boolean;
  /** The screen whose address contains the month. */
  readonly to: "/" | "/orcamento" | "/receitas" | "/despesas";
  /** The search params for a month, and for the current one. */
  readonly searchFor?: (month: YearMonth) => Search;
  readonly searchForCurrent?: Search;
  /** The month, between the buttons to the months before and after. */
  readonly children: ReactNode;
};

/** The month is in the address, so each month has its own link. */
export function MonthSwitch(props: MonthSwitchProps) {
  const { label, month, isCurrent, to, children } = props;
  const { searchFor = (mes) => ({ mes }), searchForCurrent = {} } = props;
  const step = (count: number, name: (month: YearMonth) => string, icon: ReactNode) => {
    const mes = parseYearMonth(addMonths(month, count));
    return (
      mes !== null && (
        <Link
          to={to}
          search={searchFor(mes)}
          resetScroll={false}
          className={styles.step}
          aria-label={name(mes)}
        >
          {icon}
        </Link>
      )
    );
  };
  return (
    <div role="group" aria-label={label} className={styles.picker}>
      {step(-1, texts.previous, <ChevronLeft size={18} aria-hidden />)}
      {children}
      {step(1, texts.next, <ChevronRight size={18} aria-hidden />)}
      {!isCurrent && (
        <Link to={to} search={searchForCurrent} resetScroll={false} className={styles.current}>
          {texts.current}
        </Link>
      )}
    </div>
  );
}
