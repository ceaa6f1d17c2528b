import { IDBFactory } from "fake-indexeddb";
import "../../support/fake-device.ts";
import { openDB, type DBSchema } from "idb";
import { beforeEach, describe, expect, it } from "vitest";
import { deviceDatabase } from "../../../src/infrastructure/device/device-database.ts";

interface Shape extends DBSchema {
  words: { key: string; value: string };
}

const NAME = "words";
const { within } = deviceDatabase<Shape>(NAME, ["words"]);

/** Replaces the word; amid the first try things happen. */
const replace = (word: string, ...amid: (() => void)[]) =>
  within(async (begin) => {
    const transaction = begin("words", "readwrite");
    await transaction.store.get("one");
    for (const happens of amid.splice(0)) happens();
    await Promise.all([transaction.store.put(word, "one"), transaction.done]);
  });

/** The word as another page reads it. */
async function wordElsewhere() {
  const database = await openDB<Shape>(NAME);
  const word = await database.get("words", "one");
  database.close();
  return word;
}

const leave = () => void dispatchEvent(new Event("pagehide"));
const comeBack = () => void dispatchEvent(new Event("pageshow"));

beforeEach(async () => {
  indexedDB = new IDBFactory();
  await replace("old");
});

describe("work whose page is left amid it", () => {
  it("changes nothing, and keeps no other page waiting", async () => {
    void replace("new", leave);
    expect(await wordElsewhere()).toBe("old");
  });

  it("is done anew once the page comes back", async () => {
    const replaced = replace("new", leave);
    await wordElsewhere();
    comeBack();
    await replaced;
    expect(await wordElsewhere()).toBe("new");
  });

  it("is done anew if the page comes back at once", async () => {
    await replace("new", leave, comeBack);
    expect(await wordElsewhere()).toBe("new");
  });
});

it("what is done stays done when the page is left", async () => {
  await replace("new");
  leave();
  expect(await wordElsewhere()).toBe("new");
});

it("work that fails is not done anew", async () => {
  await expect(within(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
