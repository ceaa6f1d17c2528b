/** Where the goals stand on the screen that has them. */
export const GOALS = "objetivos";
