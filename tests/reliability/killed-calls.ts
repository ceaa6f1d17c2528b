import { zipSync } from "fflate";
import { expect } from "vitest";
import { API_BASE, CHANGE_HEADER } from "../../src/contract/api-base.ts";
import { encodeImport } from "../../src/contract/imports/imports.ts";
import { paths } from "../../src/contract/paths.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { goalId } from "../../src/domain/shared/ids.ts";
import { OWN_DATA_FILES } from "../../src/text/exports/own-data.ts";
import { noisyPicture } from "../server/support/images.ts";
import { importOf, lineNumber } from "../server/support/imports.ts";
import { NOTHING_EXPORTED } from "../support/empty-export.ts";
import { exportText, sourceOf } from "../support/export-file.ts";
import { recordWith } from "../ui/support/records.ts";
import type { Account } from "./account.ts";

const RECORDS = 2_000;
const PHOTO = "a1".repeat(32);

/** A call, under a name of its own where it has one, with the status of its answer, and that of an answer to its repetition. */
export type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly status: number;
  readonly statusAgain: number;
};

type KilledCall = {
  readonly name: string;
  readonly what: string;
  /** Gives an account what the call is about, and returns the call. */
  readonly prepare: (account: Account) => Promise<Call>;
  /** Whether it is done in parts, each of them all or nothing. */
  readonly isInParts?: true;
  /** What else holds once it is done. */
  readonly check?: (account: Account) => Promise<void>;
};

const JSON_BODY = { "content-type": "application/json" };
const named = () => ({ [CHANGE_HEADER]: crypto.randomUUID() });

const imported = () => importOf(Array.from({ length: RECORDS }, (_, number) => lineNumber(number)));

/** Records an import of many movements, and returns its id. */
async function importMany(account: Account): Promise<string> {
  const body = encodeImport(imported());
  expect((await account.post(paths.imports, body)).status).toBe(201);
  return body.id;
}

const undoing = (id: string): Call => ({
  method: "POST",
  path: paths.undoImport(id),
  headers: { ...JSON_BODY, ...named() },
  body: JSON.stringify({ editadas: [] }),
  status: 200,
  statusAgain: 200,
});

/** A copy of somebody with many records, and a goal with a photo. */
async function copy(): Promise<string> {
  const expenses = Array.from({ length: RECORDS }, () => recordWith());
  const goal = {
    id: goalId(crypto.randomUUID()),
    name: "Bicicleta",
    total: cents(10_000),
    current: cents(0),
    deadline: null,
    photoUrl: `/api/fotos/${PHOTO}.webp`,
    entries: [],
  };
  return exportText(sourceOf({ ...NOTHING_EXPORTED, expenses, goals: [goal] }));
}

const restoring = (type: string, body: BodyInit): Call => ({
  method: "POST",
  path: `${paths.restore}?simular=false&modo=juntar`,
  headers: { "content-type": type, ...named() },
  body,
  status: 200,
  statusAgain: 200,
});

/** The calls of one person that write many rows. */
export const KILLED_CALLS: readonly KilledCall[] = [
  {
    name: "importacao",
    what: "an import",
    prepare: async () => ({
      method: "POST",
      path: paths.imports,
      headers: JSON_BODY,
      body: JSON.stringify(encodeImport(imported())),
      status: 201,
      statusAgain: 200,
    }),
  },
  {
    name: "anulacao",
    what: "the undo of an import",
    prepare: async (account) => undoing(await importMany(account)),
  },
  {
    name: "juncao",
    what: "a merge of categories",
    prepare: async (account) => {
      await importMany(account);
      const all = (await (await account.get(paths.allCategories)).json()) as readonly {
        readonly id: string;
        readonly tipo: string;
        readonly nome: string;
      }[];
      const idOf = (name: string) =>
        all.find(({ tipo, nome }) => tipo === "despesa" && nome === name)?.id ?? "";
      return {
        method: "DELETE",
        path: paths.merge(idOf("Alimentação"), idOf("Lazer")),
        headers: named(),
        status: 204,
        statusAgain: 204,
      };
    },
  },
  {
    name: "lixo",
    what: "an erasure of the trash",
    prepare: async (account) => {
      const path = paths.undoImport(await importMany(account));
      expect((await account.post(path, { editadas: [] })).status).toBe(200);
      return { method: "DELETE", path: paths.trash, headers: {}, status: 200, statusAgain: 200 };
    },
    isInParts: true,
    check: async (account) => {
      expect(await (await account.get(paths.trash)).json()).toEqual([]);
    },
  },
  {
    name: "json",
    what: "a restore of one's own data",
    prepare: async () => restoring("application/json", await copy()),
  },
  {
    name: "zip",
    what: "a restore of one's own data with its photos",
    prepare: async () => {
      const archive = zipSync({
        [OWN_DATA_FILES.records]: new TextEncoder().encode(await copy()),
        [OWN_DATA_FILES.photo(PHOTO)]: Uint8Array.from(await noisyPicture("webp")),
      });
      return restoring("application/zip", Buffer.from(archive));
    },
    check: async (account) => {
      const goals = (await (await account.get(paths.goals)).json()) as { foto_url: string }[];
      const photo = goals[0]?.foto_url.replace(API_BASE, "") ?? "";
      expect((await account.get(photo)).status).toBe(200);
    },
  },
];
