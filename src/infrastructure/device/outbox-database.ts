import type { DBSchema } from "idb";
import type { UserId } from "../../domain/shared/ids.ts";
import { OUTBOX_DATABASE } from "../browser/stores/storage-keys.ts";
import { deviceDatabase } from "./device-database.ts";
import { inTime } from "./in-time.ts";
import type { Sealed } from "./seal.ts";

const STORE = "outboxes";

/** The outbox of one person, as it lies on the device. */
export type Box = {
  readonly format: number;
  /** The device's half of the key. */
  readonly salt: Uint8Array<ArrayBuffer>;
  /** The moment of its person's last use, in Unix milliseconds. */
  readonly usedAt: number;
  /** All writes, as JSON. */
  readonly writes: Sealed;
};

interface Shape extends DBSchema {
  [STORE]: { key: string; value: Box };
}

const { within: whenever, isThere } = deviceDatabase<Shape>(OUTBOX_DATABASE, [STORE]);

/** Whether the browser still has the database of the boxes. */
export const hasDatabase = isThere;

// A save waits for it, and is sent without it where the device does not answer.
const orGiveUp = inTime();
const within: typeof whenever = (work) => orGiveUp(() => whenever(work));

/** The box of a person; null if there is none. */
export async function readBox(person: UserId): Promise<Box | null> {
  if (!(await isThere())) return null;
  return within(async (begin) => (await begin(STORE).store.get(person)) ?? null);
}

/** All boxes with their persons; makes no database. */
export async function readBoxes(): Promise<ReadonlyMap<UserId, Box>> {
  if (!(await isThere())) return new Map();
  return within(async (begin) => {
    const store = begin(STORE).store;
    const [persons, boxes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(boxes.map((box, at) => [persons[at] as UserId, box]));
  });
}

/**
 * Puts what a function makes of the stored box, in one transaction, and resolves once that would survive the end of the
 * browser. Nothing changes, and the outcome is false, if it makes null.
 */
export const replaceBox = (
  person: UserId,
  make: (stored: Box | null) => Box | null,
): Promise<boolean> =>
  within(async (begin) => {
    const transaction = begin(STORE, "readwrite", { durability: "strict" });
    const box = make((await transaction.store.get(person)) ?? null);
    await Promise.all([box && transaction.store.put(box, person), transaction.done]);
    return box !== null;
  });

/** Destroys the boxes of some persons. */
export async function destroyBoxes(persons: readonly UserId[]): Promise<void> {
  if (persons.length === 0) return;
  await within(async (begin) => {
    const transaction = begin(STORE, "readwrite", { durability: "strict" });
    const gone = persons.map((person) => transaction.store.delete(person));
    await Promise.all([...gone, transaction.done]);
  });
}
