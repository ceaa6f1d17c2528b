/** The shape of a username: 3 to 30 letters, digits and underscores. */
export const USERNAME_SHAPE = /^[A-Za-z0-9_]{3,30}$/;

export const isUsername = (text: string): boolean => USERNAME_SHAPE.test(text);
