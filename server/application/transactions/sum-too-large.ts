/** Records that would bring the sum of a ledger's incomes or expenses above the largest that can be told. */
export class SumTooLarge extends Error {}
