import { recordCount, type Totals } from "../../../domain/transactions/totals.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { TotalsStrip } from "../../components/TotalsStrip/TotalsStrip.tsx";

/** The totals of the filtered list. */
export const HistoryTotals = ({ totals }: { readonly totals: Totals }) => (
  <TotalsStrip
    totals={[
      {
        label: texts.totalIncome,
        amount: totals.income,
        note: texts.transactions(totals.incomeCount),
        tone: "positive",
      },
      {
        label: texts.totalExpenses,
        amount: totals.expenses,
        note: texts.transactions(totals.expenseCount),
        tone: "negative",
      },
      {
        label: texts.balance,
        amount: totals.balance,
        note: texts.balanceOf(recordCount(totals)),
        tone: totals.balance < 0 ? "negative" : "positive",
        hero: true,
      },
    ]}
  />
);
