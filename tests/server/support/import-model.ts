import * as v from "valibot";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import {
  decodeStoredLines,
  storedLinesSchema,
} from "../../../src/contract/imports/stored-lines.ts";
import { monthSumsSchema } from "../../../src/contract/ledger/month-sums.ts";
import { paths } from "../../../src/contract/paths.ts";
import { transactionListSchema } from "../../../src/contract/kinds/transactions.ts";
import { eurosFromCents } from "../../../src/domain/shared/cents.ts";
import { accountId, importLineId } from "../../../src/domain/shared/ids.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { importOf, lineNumber } from "./imports.ts";
import type { writerOf } from "./writes.ts";

type Content = { readonly amount: number; readonly category: string };
type Line = {
  readonly id: string;
  readonly of: string;
  readonly made: Content;
  counts: boolean;
};

/** A step: import some movements, undo an import, or change the record of a movement. */
export type Step =
  | { readonly do: "import"; readonly lines: readonly number[]; readonly out: readonly number[] }
  | { readonly do: "undo" | "undo all"; readonly at: number }
  | LineStep;

type LineStep = {
  readonly do: "edit" | "remove" | "count" | "leave out";
  readonly at: number;
};

/** The simplest model of imports, beside a real ledger with the same steps. */
export function importModel(write: ReturnType<typeof writerOf>) {
  const account = {
    id: accountId(timeOrderedId()),
    label: "Conta",
    digits: null,
    kind: "current",
  } as const;
  /** By the number of the movement. */
  const lines = new Map<number, Line>();
  const imports = new Map<string, { repeated: number }>();
  /** By the ids of the lines that created them; removed ones are remembered. */
  const records = new Map<string, Content>();
  const past = new Map<string, Content>();

  const isEdited = ({ id, made }: Line) => records.get(id)?.amount !== made.amount;
  const remove = (id: string) => {
    const content = records.get(id);
    if (content !== undefined) past.set(id, content);
    records.delete(id);
  };

  async function bring(numbers: readonly number[], out: readonly number[]) {
    const drafts = numbers.map((number) =>
      lineNumber(number, {
        again: number % 2 === 0,
        ...(out.includes(number) ? { use: { type: "not-counted" } } : {}),
      }),
    );
    const draft = importOf(drafts, { account });
    let [created, repeated] = [0, 0];
    for (const [at, number] of numbers.entries()) {
      const sent = drafts[at];
      if (sent === undefined) continue;
      const known = lines.get(number);
      const isGone = known?.counts === true && !records.has(known.id);
      if (known !== undefined && !(isGone && sent.again)) {
        repeated += 1;
        continue;
      }
      const made = { amount: sent.amount, category: sent.category };
      const counts = sent.use.type === "record";
      lines.set(number, { id: sent.id, of: draft.id, made, counts });
      if (counts) {
        records.set(sent.id, made);
        created += 1;
      }
    }
    imports.set(draft.id, { repeated });
    const answer = await write("POST", "/importacoes", { body: encodeImport(draft) });
    return [answer, { status: 201, body: { id: draft.id, criadas: created, repetidas: repeated } }];
  }

  async function undo(id: string, all: boolean) {
    const own = [...lines].filter(([, line]) => line.of === id);
    const edited = own.flatMap(([, line]) =>
      records.has(line.id) && isEdited(line) ? [line.id] : [],
    );
    const staying = all ? [] : edited;
    let removed = 0;
    for (const [number, line] of own) {
      if (staying.includes(line.id)) continue;
      if (records.has(line.id)) removed += 1;
      remove(line.id);
      lines.delete(number);
    }
    if (staying.length === 0) imports.delete(id);
    const named = all ? edited : [];
    // Either call has the same effect.
    const answer = await (edited.length % 2 === 1
      ? write("POST", paths.undoImport(id), { body: { editadas: named } })
      : write("DELETE", `/importacoes/${id}?editadas=${named.join(",")}`));
    const { editadas } = v.parse(v.object({ editadas: v.array(v.string()) }), answer.body);
    const told = { ...answer, body: { ...(answer.body as object), editadas: editadas.toSorted() } };
    return [told, { status: 200, body: { removidas: removed, editadas: staying.toSorted() } }];
  }

  async function change(step: LineStep) {
    const line = [...lines.values()][step.at % Math.max(1, lines.size)];
    if (line === undefined) return null;
    const { id } = line;
    if (step.do === "edit" || step.do === "remove") {
      const content = records.get(id);
      if (content === undefined) return null;
      const path = `/despesas/${id}`;
      if (step.do === "remove") {
        remove(id);
        return [await write("DELETE", path), { status: 204 }];
      }
      const amount = content.amount + 1;
      records.set(id, { ...content, amount });
      const valor = amount / 100;
      const body = { data: "2026-01-01", categoria: content.category, valor, descricao: "Editada" };
      return [await write("PUT", path, { body }), { status: 200 }];
    }
    line.counts = step.do === "count";
    if (!line.counts) remove(id);
    else if (!records.has(id)) records.set(id, past.get(id) ?? line.made);
    const wished = { nao_contar: !line.counts };
    const answer = await write("PUT", `/importacoes/linhas/${id}`, { body: wished });
    const registos = line.counts ? [id] : [];
    const estado = line.counts ? "contada" : "nao_contada";
    return [answer, { status: 200, body: { id, registos, estado } }];
  }

  /** Applies a step to both; returns the answer and the expected one, or null if there is nothing to apply it to. */
  function take(step: Step) {
    switch (step.do) {
      case "import":
        return bring(step.lines, step.out);
      case "undo":
      case "undo all": {
        const id = [...imports.keys()][step.at % Math.max(1, imports.size)];
        return id === undefined ? null : undo(id, step.do === "undo all");
      }
      case "edit":
      case "remove":
      case "count":
      case "leave out":
        return change({ do: step.do, at: step.at });
    }
  }

  /** The model's state. */
  const expected = () => ({
    records: new Map([...records].map(([id, { amount }]) => [id, amount / 100])),
    states: new Map(
      [...lines.values()].map(({ id, counts }) => [
        importLineId(id),
        counts ? (records.has(id) ? "counted" : "removed") : "not-counted",
      ]),
    ),
    imports: new Map([...imports].map(([id, { repeated }]) => [id, repeated])),
    accounts: imports.size === 0 ? 0 : 1,
    sum: [...records.values()].reduce((sum, { amount }) => sum + amount, 0),
  });

  /** Reads the ledger's state. */
  async function actual() {
    const get = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
      v.parse(schema, (await write("GET", path)).body);
    const list = await get("/despesas", transactionListSchema);
    const kept = decodeStoredLines(await get("/importacoes/linhas", storedLinesSchema));
    const made = await get(
      "/importacoes",
      v.array(v.object({ id: v.string(), repetidas: v.number() })),
    );
    const { meses } = await get("/meses", monthSumsSchema);
    return {
      records: new Map<string, number>(list.map(({ id, valor }) => [id, eurosFromCents(valor)])),
      states: new Map(kept.map(({ id, state }) => [id, state])),
      imports: new Map(made.map(({ id, repetidas }) => [id, repetidas])),
      accounts: (await get("/contas", v.array(v.unknown()))).length,
      sum: meses.reduce((sum, { soma }) => sum + soma, 0),
    };
  }

  return { take, expected, actual };
}
