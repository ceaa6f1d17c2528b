/** The longest texts that users may enter, in UTF-16 units: names of all kinds, descriptions, email addresses. */
export const NAME_MAX = 80;
export const DESCRIPTION_MAX = 200;
export const EMAIL_MAX = 254;
