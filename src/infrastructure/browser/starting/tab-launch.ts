import * as v from "valibot";
import type { Launch } from "../../../application/device/launch.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import type { SafeStorage } from "../stores/safe-storage.ts";
import { storageKeys } from "../stores/storage-keys.ts";

/** How long a launch waits for somebody to sign in. */
const LAUNCH_TIMEOUT_MS = 30 * 60_000;

/** A launch as a page leaves it for the next one: the time, and the kind of its entry as the address `/abrir` says it. */
const stored = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), search: v.string() }));

const KINDS = { expense: "despesa", income: "receita" } as const;

/** The fields of a shared text; the first one that says something counts. */
const TEXTS = ["texto", "titulo", "endereco"];

/** The launch of a page, as public/boot.js puts it on its root: in memory alone, since a shared text is in it. */
type Launched = {
  launch?: string | undefined;
  readonly launchedAt?: string | undefined;
};

/**
 * Takes the launch from the page, or from the storage of the tab, so that it opens once; null without one, or once it
 * is too old.
 */
export function takeLaunch(page: Launched, tab: SafeStorage, now: number): Launch | null {
  const { launch, launchedAt } = page;
  delete page.launch;
  const left = v.safeParse(stored, tab.get(storageKeys.launch));
  tab.remove(storageKeys.launch);
  if (launch !== undefined) return readLaunch(launch, now - Number(launchedAt));
  return left.success ? readLaunch(left.output.search, now - left.output.at) : null;
}

function readLaunch(text: string, age: number): Launch | null {
  if (Math.abs(age) > LAUNCH_TIMEOUT_MS) return null;
  const search = new URLSearchParams(text);
  const type = search.get("tipo");
  if (type === "talao") return { type: "receipt" };
  const texts = TEXTS.map((name) => search.get(name)?.trim() ?? "");
  return {
    type: "entry",
    kind: type === KINDS.income ? "income" : "expense",
    text: texts.find((one) => one !== "") ?? "",
  };
}

/** Makes the next page of the tab open an entry of a kind. */
export const leaveLaunch = (tab: SafeStorage, now: number, kind: TransactionKind): void =>
  tab.set(storageKeys.launch, JSON.stringify({ at: now, search: `?tipo=${KINDS[kind]}` }));
