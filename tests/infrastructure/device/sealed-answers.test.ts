import { IDBFactory } from "fake-indexeddb";
import "../../support/fake-device.ts";
import { openDB } from "idb";
import { beforeEach, describe, expect, it } from "vitest";
import type { Book } from "../../../src/domain/ledger/book.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import { COPY_DATABASE } from "../../../src/infrastructure/device/copy-database.ts";
import type { Sealed } from "../../../src/infrastructure/device/seal.ts";
import {
  MAX_ANSWER_LENGTH,
  sealedAnswers,
} from "../../../src/infrastructure/device/sealed-answers.ts";
import { sealedDeviceCopy } from "../../../src/infrastructure/device/sealed-device-copy.ts";
import { someBooks } from "../../support/any-book.ts";
import { bookOf } from "../ports/device-copy.suite.ts";

const [ANA, RUI] = [userId("ana"), userId("rui")];
const AT = Date.UTC(2026, 10, 20);
const ANSWER = { nome: "segredo", idade: 40 };

beforeEach(() => {
  indexedDB = new IDBFactory();
});

/** A device with a copy of a book. */
async function owned() {
  const copy = sealedDeviceCopy();
  const book = (await someBooks()).at(-1) as Book;
  await copy.begin(ANA, book, AT);
  return { copy, book };
}

const names = async () => {
  const database = await openDB(COPY_DATABASE);
  const found = await database.getAllKeys("chunks");
  database.close();
  return found;
};

describe("the answers beside a copy", () => {
  it("come back to their owner alone, each the last of its name", async () => {
    await owned();
    await sealedAnswers.keep(ANA, "/perfil", { nome: "antes" });
    await sealedAnswers.keep(ANA, "/perfil", ANSWER);
    expect(await sealedAnswers.read(ANA, "/perfil")).toEqual(ANSWER);
    expect(await sealedAnswers.read(RUI, "/perfil")).toBeUndefined();
    expect(await sealedAnswers.read(ANA, "/outro")).toBeUndefined();
  });

  it("leave the copy as it was, also when that is written anew", async () => {
    const { copy, book } = await owned();
    const before = await bookOf(await copy.read(ANA));
    await sealedAnswers.keep(ANA, "/perfil", ANSWER);
    expect(await bookOf(await copy.read(ANA))).toEqual(before);
    await copy.update(ANA, { ...book, revision: book.revision + 1 }, AT + 1);
    expect(await bookOf(await copy.read(ANA))).toMatchObject({ revision: book.revision + 1 });
    expect(await sealedAnswers.read(ANA, "/perfil")).toEqual(ANSWER);
  });

  it("are not kept where there is no copy, and go with it", async () => {
    await sealedAnswers.keep(ANA, "/perfil", ANSWER);
    expect(await indexedDB.databases()).toEqual([]);
    const { copy } = await owned();
    await sealedAnswers.keep(ANA, "/perfil", ANSWER);
    await copy.destroy();
    expect(await sealedAnswers.read(ANA, "/perfil")).toBeUndefined();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("are sealed, and do not open under another name", async () => {
    await owned();
    await sealedAnswers.keep(ANA, "/perfil", ANSWER);
    const database = await openDB(COPY_DATABASE);
    const chunk = (await database.get("chunks", "beside:/perfil")) as Sealed;
    expect(new TextDecoder("latin1").decode(chunk.bytes)).not.toContain("segredo");
    await database.put("chunks", chunk, "beside:/outro");
    database.close();
    expect(await sealedAnswers.read(ANA, "/outro")).toBeUndefined();
  });

  it("are not kept above a size, and then the earlier one is gone too", async () => {
    await owned();
    await sealedAnswers.keep(ANA, "/perfil", ANSWER);
    await sealedAnswers.keep(ANA, "/perfil", "x".repeat(MAX_ANSWER_LENGTH));
    expect(await names()).not.toContain("beside:/perfil");
    expect(await sealedAnswers.read(ANA, "/perfil")).toBeUndefined();
  });
});
