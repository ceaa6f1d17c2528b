import { pino } from "pino";
import { openDatabase } from "../../../../server/composition/open-database.ts";
import { kyselyStores } from "../../../../server/infrastructure/persistence/kysely-stores.ts";
import { userId } from "../../../../src/domain/shared/ids.ts";
import { setPlan } from "../../../server/support/people.ts";
import { makeAccount, PASSWORD, signIn } from "../accounts.ts";
import type { Product } from "../product.ts";
import { serverDay } from "../server-day.ts";
import { startDiary } from "./diary.ts";
import { RENAMED } from "./entry.ts";
import { categoryNames, readLog } from "./ledger-log.ts";

const MONTHLY = { tipo: "despesa", cada: 1, unidade: "mes" };

/** Somebody with Premium and a few records, their diary, and the log of their ledger since. */
export async function newPerson(product: Product, databaseUrl: string | null) {
  const log = pino({ level: "silent" });
  const database = await openDatabase({ databaseUrl, dataDirectory: product.data }, log);
  const { username, user } = await makeAccount(product.url);
  const { id } = user as { readonly id: string };
  await setPlan({ database }, userId(id), "premium");
  const account = await signIn(product.url, username, PASSWORD);

  const { day: data } = serverDay();
  const counts = [1, 2, 3, 4];
  for (const count of counts) {
    const said = { data, valor: count, descricao: `Antiga ${count}` };
    await account.record("expense", { ...said, categoria: RENAMED });
    await account.record("income", { ...said, categoria: "Salário" });
    const plan = { ...MONTHLY, valor: count, descricao: `Ginásio ${count}`, inicio: data };
    await account.recurrence({ ...plan, categoria: "Habitação", modo: "confirmar" });
  }
  await account.rule({ contem: "CINEMA", tipo: "despesa", categoria: RENAMED });
  const diary = startDiary([
    ...counts.flatMap((count) => [
      { kind: "expense", name: `Antiga ${count}`, value: `${count}00 ${RENAMED}` },
      { kind: "income", name: `Antiga ${count}`, value: `${count}00 Salário` },
      { kind: "plan", name: `Ginásio ${count}`, value: `${count}00` },
    ]),
    { kind: "rule", name: "CINEMA", value: "null" },
  ]);

  const ledger = await kyselyStores(database.queries).ledgers.homeOf(userId(id));
  if (ledger === null) throw new Error("no ledger");
  const nameOf = await categoryNames(database.queries, ledger.id);
  let name = RENAMED;
  let renamings = 0;
  return {
    account,
    diary,
    day: data,
    /** Renames their category in another client. */
    renameElsewhere: async () => {
      const next = `${RENAMED} ${(renamings += 1)}`;
      await account.changeCategory(name, { nome: next });
      name = next;
    },
    /** The log of what was entered on the device. */
    log: async () =>
      (await readLog(database.queries, ledger.id, ledger.revision, nameOf)).filter(
        (change) => !change.startsWith(`category ${RENAMED}`),
      ),
    close: () => database.close(),
  };
}

export type Person = Awaited<ReturnType<typeof newPerson>>;
