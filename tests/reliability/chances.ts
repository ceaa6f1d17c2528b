/** How often something is let go wrong: once in a test run, more often where the environment says so. */
export const KILLS = Number(process.env["KILLS"] ?? 1);

/** How many damages of a copy are tried. */
export const DAMAGES = Number(process.env["DAMAGES"] ?? 100);

/** How many actions are done and undone one after the other. */
export const ACTIONS_EACH = Number(process.env["ACTIONS"] ?? 25);
