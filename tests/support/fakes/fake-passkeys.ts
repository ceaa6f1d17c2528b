import type { CeremonyAnswer } from "../../../src/application/passkeys/authenticator.ts";
import type { Passkeys } from "../../../src/application/passkeys/passkeys.ts";
import { passkeyId } from "../../../src/domain/shared/ids.ts";
import { PASSKEYS_MAX, type Passkey } from "../../../src/domain/users/passkey.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject, rejectField } from "./line.ts";

type Begun = { readonly passkeys?: readonly Passkey[] };

/** One's own passkeys in memory; the authenticator returns its request. */
export function fakePasskeys({ passkeys = [] }: Begun = {}, line = openLine()): Passkeys {
  let kept = passkeys;
  let made = 0;
  const waiting = new Set<CeremonyAnswer>();
  const found = (id: string) => {
    if (!kept.some((one) => one.id === id)) reject(404, serverProblems["no-such-record"]);
  };
  return {
    list: () => over(line, () => kept),
    begin: () =>
      over(line, () => {
        if (kept.length >= PASSKEYS_MAX) reject(409, serverProblems["passkey-limit"]);
        const options = { challenge: `challenge ${(made += 1)}` };
        waiting.add(options);
        return options;
      }),
    add: (name, answer) =>
      over(line, () => {
        if (!waiting.delete(answer)) rejectField("resposta", refusedFields.unprovenPasskey);
        const id = passkeyId(`made ${(made += 1)}`);
        kept = [...kept, { id, name, madeAt: Date.UTC(2026, 10, 20, 12), usedAt: null }];
      }),
    rename: (id, name) =>
      over(line, () => {
        found(id);
        kept = kept.map((one) => (one.id === id ? { ...one, name } : one));
      }),
    remove: (id) =>
      over(line, () => {
        found(id);
        kept = kept.filter((one) => one.id !== id);
      }),
  };
}
