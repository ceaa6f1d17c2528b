import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { addMonths, parseYearMonth, type YearMonth } from "../../../domain/shared/year-month.ts";
import { monthPickerTexts as texts } from "../../../text/budgets.ts";
import { MonthInput } from "./MonthInput.tsx";
import * as styles from "./month-picker.css.ts";

type MonthPickerProps = { readonly month: YearMonth; readonly isCurrent: boolean };

/** The month lives in the address, so every choice of one is a place to go to. */
export function MonthPicker({ month, isCurrent }: MonthPickerProps) {
  const navigate = useNavigate();
  const before = parseYearMonth(addMonths(month, -1));
  const after = parseYearMonth(addMonths(month, 1));
  return (
    <div role="group" aria-label={texts.group} className={styles.picker}>
      {before !== null && (
        <Link
          to="/orcamento"
          search={{ mes: before }}
          resetScroll={false}
          className={styles.step}
          aria-label={texts.previous(before)}
        >
          <ChevronLeft size={18} aria-hidden />
        </Link>
      )}
      <MonthInput
        month={month}
        onMonth={(mes) => void navigate({ to: "/orcamento", search: { mes }, resetScroll: false })}
      />
      {after !== null && (
        <Link
          to="/orcamento"
          search={{ mes: after }}
          resetScroll={false}
          className={styles.step}
          aria-label={texts.next(after)}
        >
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
      {!isCurrent && (
        <Link to="/orcamento" search={{}} resetScroll={false} className={styles.current}>
          {texts.current}
        </Link>
      )}
    </div>
  );
}
