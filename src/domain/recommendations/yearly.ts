/** Below so many lived months nothing is told by the year. */
export const YEARLY_MONTHS = 3;
