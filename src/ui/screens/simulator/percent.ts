/** A percentage of a picture's width, as an attribute. */
export const percent = (share: number) => `${Math.round(share * 100) / 100}%`;
