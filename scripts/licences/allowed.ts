/** The licences that what is shipped may have, as SPDX names them. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** What only some packages may have: libvips is a library of its own that sharp loads, and anybody can put another in its place. */
const ALLOWED_FOR: Readonly<Record<string, string>> = {
  "LGPL-3.0-or-later": "@img/sharp-libvips-*",
};

/** Whether a package may be shipped: an SPDX expression asks for all that `AND` joins, and for one of what `OR` joins. */
export const isAllowed = (name: string, licence: string): boolean =>
  licence
    .split(" OR ")
    .some((choice) =>
      choice.split(" AND ").every((one) => ALLOWED.has(one) || ALLOWED_FOR[one] === name),
    );
