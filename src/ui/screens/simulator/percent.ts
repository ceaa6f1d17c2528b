/** A share of a picture's width, out of 100, as an attribute of it. */
export const percent = (share: number) => `${Math.round(share * 100) / 100}%`;
