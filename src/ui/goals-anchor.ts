/** The id of the goals' section on its screen. */
export const GOALS = "objetivos";
