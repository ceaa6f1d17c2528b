import { useNavigate } from "@tanstack/react-router";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { monthPickerTexts as texts } from "../../../text/budgets/budgets.ts";
import { MonthInput } from "../../components/MonthSwitch/MonthInput.tsx";
import { MonthSwitch } from "../../components/MonthSwitch/MonthSwitch.tsx";

type MonthPickerProps = { readonly month: YearMonth; readonly isCurrent: boolean };

/** The month of the budgets, changed step by step or typed. */
export function MonthPicker({ month, isCurrent }: MonthPickerProps) {
  const navigate = useNavigate();
  return (
    <MonthSwitch label={texts.group} month={month} isCurrent={isCurrent} to="/orcamento">
      <MonthInput
        month={month}
        onMonth={(mes) => void navigate({ to: "/orcamento", search: { mes }, resetScroll: false })}
      />
    </MonthSwitch>
  );
}
