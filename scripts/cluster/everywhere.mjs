// Shows that what one server of a cluster keeps the others have: photos, what a person's own copy brings back, and what an
// operator restores.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { newAccount } from "../../tests/reliability/account.ts";
import { uploadPhoto } from "../../tests/server/support/upload-photo.ts";
import { NODE, ROOT } from "../node24.mjs";

const run = promisify(execFile);

const ENTRY = { data: "2026-11-02", categoria: "Lazer", valor: 12.5, descricao: "Cinema" };
const GOAL = { nome: "Casa", valor_total: 100, valor_atual: 1 };

/** A person who calls the servers by their names. */
async function newPerson(servers, name) {
  const { token } = await newAccount(() => servers[0].url(), name);
  const ask = async (server, path, { headers = {}, ...init } = {}) => {
    const authorization = `Bearer ${token}`;
    const url = server.url() + path;
    const answer = await fetch(url, { ...init, headers: { authorization, ...headers } });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const post = async (server, path, body) => {
    const headers = { "content-type": "application/json" };
    return (
      await ask(server, path, { method: "POST", headers, body: JSON.stringify(body) })
    ).json();
  };
  return { token, ask, post };
}

/** Looks at what a person has through each server, and returns it once all have told the same. */
async function seenBy({ ask }, servers) {
  const told = [];
  for (const server of servers) {
    const goals = await (await ask(server, "/api/objetivos")).json();
    const photos = [];
    for (const { foto_url: address } of goals)
      photos.push(Buffer.from(await (await ask(server, address)).bytes()).toString("base64"));
    const expenses = await (await ask(server, "/api/despesas")).json();
    told.push({ goals: goals.map(({ nome }) => nome), photos, expenses: expenses.length });
  }
  const [first, ...others] = told.map((one) => JSON.stringify(one));
  if (others.some((other) => other !== first)) throw new Error("the servers tell different things");
  return told[0];
}

function assertSame(what, before, after) {
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Error(`${what}: ${after.goals.length} goals, ${after.expenses} expenses`);
}

/** Throws where a photo, or what was restored, is not the same at every server. */
export async function tryEverywhere({ servers, folder }) {
  const [one, other, third] = servers;
  const person = await newPerson(servers, "em_toda_a_parte");
  // As many goals as are free.
  for (const server of [one, third])
    await person.post(server, "/api/objetivos", {
      ...GOAL,
      foto_url: await uploadPhoto({ url: server.url() }, person),
    });
  await person.post(other, "/api/despesas", ENTRY);
  const before = await seenBy(person, servers);

  const own = await (await person.ask(other, "/api/auth/me/dados")).bytes();
  const goals = await (await person.ask(one, "/api/objetivos")).json();
  for (const { id } of goals) await person.ask(one, `/api/objetivos/${id}`, { method: "DELETE" });
  assertSame("without goals", { ...before, goals: [], photos: [] }, await seenBy(person, servers));
  await person.ask(third, "/api/reposicao?simular=false&modo=juntar", {
    method: "POST",
    headers: { "content-type": "application/zip" },
    body: own,
  });
  assertSame("after one's own copy", before, await seenBy(person, servers));

  const env = { ...process.env, ...one.settings };
  const program = (name, ...args) => run(NODE, [`server/${name}.ts`, ...args], { cwd: ROOT, env });
  const copy = join(folder, "copy");
  await program("back-up", copy);
  await person.post(third, "/api/despesas", ENTRY);
  for (const server of servers) await server.stop();
  await program("restore", "--replace", copy);
  for (const server of servers) await server.start();
  assertSame("after a restore", before, await seenBy(person, servers));
}
