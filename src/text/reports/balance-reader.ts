/** The accessible name of the chart of a month's balance. */
export const balanceReaderLabel = "Saldo do mês, dia a dia";
