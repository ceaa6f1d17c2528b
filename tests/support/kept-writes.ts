import type { QueuedWrite, NamedCall } from "../../src/application/outbox/queued-write.ts";
import { referencesOf } from "../../src/infrastructure/http/ledger/call-references.ts";
import { changeId } from "../../src/domain/shared/ids.ts";

export const uuid = (number: number, kind: "c" | "d" = "d") =>
  `${kind.repeat(8)}-0000-7000-8000-${String(number).padStart(12, "0")}`;

export const changeNamed = (number: number) => changeId(uuid(number, "c"));

/** The number of a change, and what of its call matters to a test. */
type Wish = { readonly n: number; readonly seen?: number | null } & Partial<NamedCall>;

export const namedCall = ({ n, ...wish }: Wish): NamedCall => {
  const call = {
    change: changeNamed(n),
    method: "put",
    path: "/despesas",
    query: {},
    body: null,
    seen: null,
    ...wish,
  } as const;
  return { ...referencesOf(call), ...call };
};

/** A call as it waits on the device. */
export const kept = (call: NamedCall, also: Partial<QueuedWrite> = {}): QueuedWrite => ({
  call,
  at: 1,
  written: null,
  before: null,
  isSent: false,
  failures: 0,
  after: null,
  refusal: null,
  ...also,
});

/** A record's creation, change and removal, and the undo of a change, as they wait. */
export const creation = (n: number, record: string, also?: Partial<QueuedWrite>, more = {}) =>
  kept(namedCall({ n, method: "post", body: JSON.stringify({ id: record, ...more }) }), also);

export const edit = (n: number, record: string, seen: number | null, also?: Partial<QueuedWrite>) =>
  kept(namedCall({ n, path: `/despesas/${record}`, body: "{}", seen }), also);

export const removal = (n: number, record: string, seen: number | null) =>
  kept(namedCall({ n, method: "delete", path: `/despesas/${record}`, seen }));

export const undo = (n: number, undone: number) =>
  kept(namedCall({ n, method: "post", path: `/alteracoes/${changeNamed(undone)}/anular` }));

/** The numbers of the changes in a queue. */
export const numbersIn = (queue: readonly QueuedWrite[]) =>
  queue.map(({ call }) => Number(call.change.slice(-12)));

/** A write that waits, of an expense that nothing else is called like. */
export const keptWrite = (change: string, changes: Partial<QueuedWrite> = {}): QueuedWrite =>
  kept(
    namedCall({
      n: 0,
      change: changeId(change),
      method: "post",
      body: JSON.stringify({ descricao: "Ginjinha da Avó", valor: 731.49 }),
    }),
    changes,
  );
