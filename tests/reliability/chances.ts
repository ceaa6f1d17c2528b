/** How often something is let go wrong: once in a test run, more often where the environment says so. */
export const KILLS = Number(process.env["KILLS"] ?? 1);

/** How many damages of a copy are tried. */
export const DAMAGES = Number(process.env["DAMAGES"] ?? 100);
