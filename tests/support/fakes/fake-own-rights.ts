import type { OwnRights } from "../../../src/application/profile/own-rights.ts";
import { consentAfter, type ConsentRecord } from "../../../src/domain/consent/consent-record.ts";
import { COME_BACK_WITHIN_MS } from "../../../src/domain/users/departure.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { openLine, over, rejectField } from "./line.ts";

type Begun = {
  readonly password?: string;
  readonly consents?: readonly ConsentRecord[];
  /** The server's time, in Unix milliseconds. */
  readonly now?: () => number;
};

/** A user's rights over their data, in memory; the file comes in two chunks. */
export function fakeOwnRights(
  { password = "Segredo!1", consents = [], now = () => 1_800_000_000_000 }: Begun = {},
  line = openLine(),
): OwnRights {
  let answers = consents;
  return {
    answerPolicy: (answer) =>
      over(line, () => {
        const [last = null] = answers;
        const holds = consentAfter(last, answer, now());
        if (holds !== last) answers = [holds, ...answers];
        return holds;
      }),
    consents: () => over(line, () => answers),
    download: (onProgress) =>
      over(line, () => {
        const content = new Uint8Array([80, 75, 5, 6]);
        onProgress({ loaded: 2, total: null });
        onProgress({ loaded: content.length, total: null });
        return {
          name: "fincontrol-os-meus-dados-2026-11-22.zip",
          type: "application/zip",
          content,
        };
      }),
    leave: (typed) =>
      over(line, () => {
        if (typed !== password) rejectField("senha", refusedFields.wrongPassword);
        const askedAt = now();
        const leavesAt = askedAt + COME_BACK_WITHIN_MS;
        return { askedAt, leavesAt, reference: "0123456789abcdef" };
      }),
  };
}
