// Measures the greatest ledger of told balances, 1 000 of each of 100 accounts over 2 000 records of ten days, on the
// server: its restore and the file of all data, and how long another person waits for an answer meanwhile. Reads /proc. Run it
// after a build with `node scripts/bench/told-balances.mjs [accounts]`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { timeOrderedId } from "../../server/infrastructure/time-ordered-id.ts";
import { inWords, peakOf, readUntil } from "./read-beside.mjs";

const ACCOUNTS = Number(process.argv[2] ?? 100);
const TOLD = 1_000;
const RECORDS = 2_000;

/** A copy of version 2, which has no checksum. */
const EMPTY = {
  versao: 2,
  gerado_em: "2026-02-01T00:00:00.000Z",
  perfil: null,
  gamificacao: { level: 1, pontos_totais: 0, conquistas: [] },
  receitas: [],
  objetivos: [],
  orcamentos: [],
  categorias: [],
  regras: [],
  recorrentes: [],
  importacoes: [],
  linhas_importadas: [],
  taloes: [],
  notificacoes: [],
};

const dayOf = (index) => `2026-01-${String(1 + (index % 10)).padStart(2, "0")}`;

const account = (number) => ({
  id: timeOrderedId(),
  nome: `Conta ${number}`,
  banco: null,
  digitos: null,
  especie: "ordem",
  saldo: null,
  principal: number === 0,
  do_dia: true,
  fechada: false,
  escolhida: false,
  criada_em: "2026-01-01T00:00:00.000Z",
  ditos: Array.from({ length: TOLD }, (_, index) => ({
    valor: index,
    data: dayOf(index),
    id: timeOrderedId(),
    lugar: index + 1,
    importacao: null,
    inclui: [],
  })),
});

const record = (conta, index) => ({
  id: timeOrderedId(),
  data: dayOf(index),
  categoria: "Outros",
  valor: 1,
  descricao: "Café",
  conta,
});

async function beside(name, server, reader, act) {
  const begin = performance.now();
  const acting = act().then(async (answer) => {
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return (await answer.arrayBuffer()).byteLength;
  });
  const waits = await readUntil(acting, reader);
  const size = ((await acting) / 2 ** 20).toFixed(1);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${name}: ${seconds} s, ${size} MiB, memory ${(await peakOf(server.pid)).toFixed(0)} MiB; ${inWords(waits)}`,
  );
}

const data = await mkdtemp(join(tmpdir(), "fincontrol-told-"));
const server = await runServer({ DATA_DIR: data, RATE_LIMIT_FACTOR: "1000000" });
try {
  const owner = await newAccount(() => server.url, "dona");
  const reader = await newAccount(() => server.url, "outra");
  const contas = Array.from({ length: ACCOUNTS }, (_, index) => account(index));
  const despesas = Array.from({ length: RECORDS }, (_, index) =>
    record(contas[index % ACCOUNTS].id, index),
  );
  await beside("restored", server, reader, () =>
    fetch(`${server.url}/api/reposicao?simular=false&modo=juntar`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
      body: JSON.stringify({ ...EMPTY, contas, despesas }),
    }),
  );
  await beside("/auth/me/dados", server, reader, () => owner.get("/auth/me/dados"));
} finally {
  await server.stop();
  await rm(data, { recursive: true });
}
