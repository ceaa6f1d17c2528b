/** The tag of the tests that `npm run sweep` runs and `npm test` leaves out. */
export const SWEPT = { name: "sweep", description: "long, or one law for every screen and device" };
