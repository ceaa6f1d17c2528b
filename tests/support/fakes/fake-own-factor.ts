import type { OwnFactor } from "../../../src/application/second-factor/own-factor.ts";
import { RECOVERY_CODES } from "../../../src/domain/users/second-factor.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject, rejectField } from "./line.ts";

/** The secret of the fake's app, and the only code that it ever shows. */
export const APP = { secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", code: "123456" } as const;

const SINCE = Date.UTC(2026, 2, 12, 12);

/** One's own second factor in memory. */
export function fakeOwnFactor(line = openLine()): OwnFactor {
  let state: "off" | "begun" | "on" = "off";
  let made = 0;
  const newCodes = () =>
    Array.from(
      { length: RECOVERY_CODES },
      () => `AAAA-BBBB-CCCC-${String((made += 1)).padStart(4, "0")}`,
    );
  const needsOne = () => {
    if (state !== "on") reject(409, serverProblems["no-factor"]);
  };
  return {
    read: () =>
      over(line, () =>
        state === "on"
          ? { since: SINCE, codesLeft: RECOVERY_CODES }
          : { since: null, codesLeft: 0 },
      ),
    begin: () =>
      over(line, () => {
        if (state === "on") reject(409, serverProblems["factor-exists"]);
        state = "begun";
        const uri = `otpauth://totp/FinControl:maria?issuer=FinControl&secret=${APP.secret}&algorithm=SHA1&digits=6&period=30`;
        return { secret: APP.secret, uri };
      }),
    confirm: (code) =>
      over(line, () => {
        if (state !== "begun") reject(409, serverProblems["no-factor"]);
        if (code !== APP.code) rejectField("codigo", refusedFields.wrongCode);
        state = "on";
        return newCodes();
      }),
    renewCodes: () =>
      over(line, () => {
        needsOne();
        return newCodes();
      }),
    remove: () =>
      over(line, () => {
        needsOne();
        state = "off";
      }),
  };
}
