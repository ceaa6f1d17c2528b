/** The moment at which every browser of these tests lives. */
export const NOW = new Date("2026-11-20T10:00:00Z");

/** That day, as the forms begin with it. */
export const TODAY = "2026-11-20";
