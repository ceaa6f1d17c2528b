import type { KeptWrite } from "../../src/application/outbox/kept-write.ts";
import { changeId } from "../../src/domain/shared/ids.ts";

/** A write that waits, of an expense that nothing else is called like. */
export const keptWrite = (change: string, changes: Partial<KeptWrite> = {}): KeptWrite => ({
  call: {
    change: changeId(change),
    method: "post",
    path: "/despesas",
    query: {},
    body: JSON.stringify({ descricao: "Ginjinha da Avó", valor: 731.49 }),
    seen: null,
  },
  at: Date.UTC(2026, 10, 20),
  written: null,
  isSent: false,
  failures: 0,
  after: null,
  refusal: null,
  ...changes,
});
