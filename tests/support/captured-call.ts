import type { NamedCall } from "../../src/application/outbox/queued-write.ts";
import type { Outbox } from "../../src/application/outbox/outbox.ts";
import type { Changing } from "../../src/application/naming.ts";
import type { Api } from "../../src/infrastructure/http/api.ts";
import { httpRecurrences } from "../../src/infrastructure/http/http-recurrences.ts";
import { queueCalls } from "../../src/infrastructure/http/ledger/named-calls.ts";
import { changeNamed } from "./kept-writes.ts";

/** An API that nothing reaches: named calls are kept, all others fail. */
export const offlineApi =
  (keep: Outbox["keep"]): Api =>
  (method, path, _, call = {}) =>
    queueCalls(keep)(method, path, call, async () => {
      throw { type: "offline" };
    });

/** The named call that an adapter makes, as it would wait on the device. */
export async function capturedCall(make: (api: Api) => Promise<unknown>): Promise<NamedCall> {
  const { promise, resolve } = Promise.withResolvers<NamedCall>();
  const api = offlineApi(async (call) => {
    resolve(call);
    throw { type: "waiting" };
  });
  void make(api).catch(() => undefined);
  return promise;
}

/** The call of a change of recurrences, which has a number for its name. */
export const recurrenceCall = (
  n: number,
  make: (port: ReturnType<typeof httpRecurrences>, as: Changing) => Promise<unknown>,
) =>
  capturedCall((api) =>
    make(
      httpRecurrences(api, () => null),
      { seen: 3, change: changeNamed(n) },
    ),
  );
