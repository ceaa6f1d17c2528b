/** A day with the name of its month, folded: `5 nov`, `5 de novembro de 2026`, `5-nov.-26`; its day, month and year. */
export const DAY_IN_WORDS =
  /(\d{1,2})[-/. ]+(?:de +)?([a-z]{3,})\.?(?:[-/. ]+(?:de +)?(\d{4}|\d{2}))?/;
