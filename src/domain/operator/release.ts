import { civilDate, type CivilDate } from "../shared/civil-date.ts";

/** A release of the product: its semantic version, and the day on which it was made. */
export type Release = { readonly version: string; readonly date: CivilDate };

/** The release that runs. `npm run release` writes it, as it writes package.json and CHANGELOG.md. */
export const release: Release = { version: "1.0.0", date: civilDate(2026, 11, 26) };
