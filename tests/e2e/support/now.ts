/** The time of every browser in these tests. */
export const NOW = new Date("2026-11-20T10:00:00Z");

/** That day, the initial date of the forms. */
export const TODAY = "2026-11-20";
