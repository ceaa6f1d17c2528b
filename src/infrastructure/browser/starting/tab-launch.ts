import * as v from "valibot";
import type { Launch } from "../../../application/device/launch.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import type { SafeStorage } from "../safe-storage.ts";
import { storageKeys } from "../storage-keys.ts";

/** How long a launch waits for somebody to sign in, in milliseconds. */
const PATIENCE = 30 * 60_000;

/** A launch as public/boot.js stores it: the time, and the search of the address `/abrir`. */
const stored = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), search: v.string() }));

const KINDS = { expense: "despesa", income: "receita" } as const;

/** The fields of a shared text; the first one that says something counts. */
const TEXTS = ["texto", "titulo", "endereco"];

/** Takes the launch out of the storage of the tab, so that it opens once; null without one, or once it is too old. */
export function takeLaunch(tab: SafeStorage, now: number): Launch | null {
  const found = v.safeParse(stored, tab.get(storageKeys.launch));
  tab.remove(storageKeys.launch);
  if (!found.success || Math.abs(now - found.output.at) > PATIENCE) return null;
  const search = new URLSearchParams(found.output.search);
  const type = search.get("tipo");
  if (type === "talao") return { type: "receipt" };
  const texts = TEXTS.map((name) => search.get(name)?.trim() ?? "");
  return {
    type: "entry",
    kind: type === KINDS.income ? "income" : "expense",
    text: texts.find((text) => text !== "") ?? "",
  };
}

/** Has the next page of the tab open an entry of a kind. */
export const leaveLaunch = (tab: SafeStorage, now: number, kind: TransactionKind): void =>
  tab.set(storageKeys.launch, JSON.stringify({ at: now, search: `?tipo=${KINDS[kind]}` }));
