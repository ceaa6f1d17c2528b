/** What the course of a month's balance is called where it is read out. */
export const balanceReaderLabel = "Saldo do mês, dia a dia";
