import { useState } from "react";
import { parseYearMonth, type YearMonth } from "../../../domain/shared/year-month.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { monthSwitchTexts as texts } from "../../../text/months.ts";
import { MonthField } from "../Field/MonthField.tsx";
import { input } from "./month-switch.css.ts";

type MonthInputProps = {
  readonly month: YearMonth;
  readonly onMonth: (month: YearMonth) => void;
};

/** The input, and the month that it replaces. */
type Typed = { readonly over: YearMonth; readonly text: string };

/** Keeps incomplete input in the field: only a complete month is navigated to. */
export function MonthInput({ month, onMonth }: MonthInputProps) {
  const [typed, setTyped] = useState<Typed>({ over: month, text: month });
  const change = (text: string) => {
    setTyped({ over: month, text });
    const chosen = parseYearMonth(text);
    if (chosen !== null && chosen !== month) onMonth(chosen);
  };
  const text = typed.over === month ? typed.text : month;
  return (
    <MonthField
      label={texts.month}
      labelHidden
      className={input}
      value={text}
      error={parseYearMonth(text) === null ? fieldIssues["bad-month"] : null}
      onChange={change}
      required
    />
  );
}
