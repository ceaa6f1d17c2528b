const counts = new Intl.NumberFormat("pt-PT");

/** A number of months, grouped from five digits on: `1 mês`, `12 345 meses`. */
export const monthCount = (count: number): string =>
  count === 1 ? "1 mês" : `${counts.format(count)} meses`;
