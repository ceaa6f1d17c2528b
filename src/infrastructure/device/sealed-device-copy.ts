import type { DeviceCopy, CopiedPart } from "../../application/ledger/device-copy.ts";
import type { Book } from "../../domain/ledger/book.ts";
import type { UserId } from "../../domain/shared/ids.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import { destroyStored, readStored, storeAll, storeIfStill } from "./copy-database.ts";
import { changedMonths, contentsOf, copiedParts, type Contents } from "./copied-book.ts";
import { rowsToText, signatureOf } from "./copied-rows.ts";
import { newKey, seal, unseal, type Sealed } from "./seal.ts";

/** The version of the stored format; a copy of another version is ignored. */
export const FORMAT = 6;

/** The name of the chunk with the contents; the others are named by their months. */
const CONTENTS = "contents";

/** The largest size of a copy: 100 000 records with long descriptions need half of it. */
const MAX_COPY_BYTES = 64 * 1024 * 1024;

/** How often a tab tries again when another one has written meanwhile. */
const MAX_TRIES = 3;

const label = (owner: UserId, ...what: readonly string[]) =>
  JSON.stringify([FORMAT, owner, ...what]);

/** The copy in IndexedDB, each month a chunk of its own, so that a change rewrites one month and the contents. */
export function sealedDeviceCopy(): DeviceCopy {
  /** Runs work that a browser may refuse; without a copy everything else goes on. */
  const attempt = async <Outcome>(work: () => Promise<Outcome>, refused: Outcome) => {
    try {
      return await work();
    } catch {
      await destroyStored().catch(() => undefined);
      return refused;
    }
  };

  const begin: DeviceCopy["begin"] = (owner, book, at) =>
    attempt(async () => {
      const key = await newKey();
      const months = await sealMonths(key, owner, book, [...book.months.keys()]);
      const contents = contentsOf(book, at, sizesOf(book, months, {}));
      hold(contents);
      const sealed = await sealContents(key, owner, contents);
      await storeAll(key, new Map([...months, [CONTENTS, sealed]]));
      return true;
    }, false);

  const update = async (owner: UserId, book: Book, at: number, tries: number): Promise<boolean> => {
    const stored = await readContents(owner);
    if (stored === null) return false;
    const { contents: kept, key, chunk: seen } = stored;
    if (kept.epoch === book.epoch && kept.revision > book.revision) return true;
    const known = kept.epoch === book.epoch ? kept.months : {};
    const put = await sealMonths(key, owner, book, changedMonths(book, known));
    const contents = contentsOf(book, at, sizesOf(book, put, known));
    hold(contents);
    const all = new Map([...put, [CONTENTS, await sealContents(key, owner, contents)]]);
    const gone = Object.keys(kept.months).filter((month) => !book.months.has(month as YearMonth));
    if (await storeIfStill(CONTENTS, seen, { put: all, gone })) return true;
    return tries > 1 ? update(owner, book, at, tries - 1) : true;
  };

  return {
    read: (owner) =>
      attempt(async () => {
        const stored = await readContents(owner);
        if (stored === null) return null;
        const { contents } = stored;
        const parts = copiedParts(contents, (months) => readMonths(owner, contents, months));
        return { at: contents.at, sums: contents.sums, parts: whole(parts) };
      }, null),
    begin,
    update: (owner, book, at) => attempt(() => update(owner, book, at, MAX_TRIES), false),
    size: (owner) =>
      attempt(async () => {
        const stored = await readContents(owner);
        return stored === null ? 0 : sizeOf(stored.contents) + stored.chunk.bytes.byteLength;
      }, 0),
    destroy: () => destroyStored().catch(() => undefined),
  };
}

const sealContents = (key: CryptoKey, owner: UserId, contents: Contents): Promise<Sealed> =>
  seal(key, label(owner, CONTENTS), JSON.stringify(contents));

/** The contents as they are stored now; null if there are none. Rejects if they were altered. */
async function readContents(owner: UserId) {
  const stored = await readStored([CONTENTS]);
  const chunk = stored?.chunks.get(CONTENTS);
  if (!stored || !chunk) return null;
  const text = await unseal(stored.key, label(owner, CONTENTS), chunk);
  return { key: stored.key, chunk, contents: JSON.parse(text) as Contents };
}

/** A month is sealed under its epoch, name and signature, so that no older state can replace it. */
async function sealMonths(
  key: CryptoKey,
  owner: UserId,
  { epoch, months }: Book,
  names: readonly YearMonth[],
): Promise<ReadonlyMap<YearMonth, Sealed>> {
  const sealed = new Map<YearMonth, Sealed>();
  for (const name of names) {
    const month = months.get(name);
    if (month === undefined) continue;
    const state = label(owner, epoch, name, signatureOf(month));
    sealed.set(name, await seal(key, state, rowsToText(month)));
  }
  return sealed;
}

/**
 * The texts of some months of a copy. Where another tab has changed one meanwhile, they are the newer ones, without
 * those that are gone: all that has changed since the copy's revision the server tells anyway. Rejects if one is missing
 * or was altered.
 */
async function readMonths(
  owner: UserId,
  { epoch, months, revision }: Contents,
  names: readonly YearMonth[],
): Promise<readonly string[]> {
  const stored = await readStored(names);
  const open = async (name: YearMonth) => {
    const [chunk, month] = [stored?.chunks.get(name), months[name]];
    if (!stored || !chunk || !month) throw new Error("a month is missing");
    return unseal(stored.key, label(owner, epoch, name, month.signature), chunk);
  };
  try {
    return await Promise.all(names.map(open));
  } catch (reason) {
    const now = (await readContents(owner))?.contents;
    if (now?.epoch !== epoch || now.revision <= revision) throw reason;
    return readMonths(
      owner,
      now,
      names.filter((name) => name in now.months),
    );
  }
}

/** Passes the parts of a copy on; destroys the copy as soon as one of them is damaged. */
async function* whole(parts: AsyncGenerator<CopiedPart, void>): AsyncGenerator<CopiedPart, void> {
  try {
    yield* parts;
  } catch (reason) {
    await destroyStored().catch(() => undefined);
    throw reason;
  }
}

function sizesOf(
  { months }: Book,
  sealed: ReadonlyMap<YearMonth, Sealed>,
  known: Contents["months"],
): Contents["months"] {
  const entries = [...months].map(([name, month]) => {
    const size = sealed.get(name)?.bytes.byteLength ?? known[name]?.size ?? 0;
    return [name, { signature: signatureOf(month), size }] as const;
  });
  return Object.fromEntries(entries);
}

/** Throws if the contents are too large to be stored. */
function hold(contents: Contents): void {
  if (sizeOf(contents) > MAX_COPY_BYTES) throw new Error("too large");
}

const sizeOf = ({ months }: Contents): number =>
  Object.values(months).reduce((sum, { size }) => sum + size, 0);
