import fc, { type Arbitrary } from "fast-check";
import { AGE_MAX, type Profile } from "../../../src/domain/users/profile.ts";
import { anyText } from "./text.ts";

/** Any profile, with or without an age. */
export const anyProfile: Arbitrary<Profile> = fc.record<Profile>({
  name: anyText(80),
  age: fc.option(fc.integer({ min: 0, max: AGE_MAX })),
});
