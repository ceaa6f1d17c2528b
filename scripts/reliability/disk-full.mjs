// Fills a small tmpfs under the running server: writes are refused with 507, reads go on, and nothing acknowledged is
// lost. Mounting needs root.
import { execFileSync } from "node:child_process";
import { newAccount } from "../../tests/reliability/account.ts";
import { picture } from "../../tests/server/support/images.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const DESCRIPTION = "x".repeat(200);

const failures = [];
const check = (what, holds) => {
  console.log(`${holds ? "✓" : "✗"} ${what}`);
  if (!holds) failures.push(what);
};

const directory = await temporaryDirectory();
const mount = (options) =>
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", directory.path]);
mount("size=6m");
try {
  const environment = { DATA_DIR: directory.path, RATE_LIMIT_FACTOR: "1000000" };
  let server = await runServer(environment);
  const account = await newAccount(() => server.url, "poupada");

  const write = async (number) => {
    const body = {
      data: "2026-03-02",
      categoria: "Outros",
      valor: number / 100,
      descricao: DESCRIPTION,
    };
    const answer = await account.post("/despesas", body);
    return { status: answer.status, text: await answer.text() };
  };
  const values = async () =>
    (await (await account.get("/despesas")).json()).map(({ valor }) => valor);

  const acknowledged = [];
  let refusal = null;
  for (let number = 1; refusal === null && number < 100_000; number += 1) {
    const answer = await write(number);
    if (answer.status === 201) acknowledged.push(number / 100);
    else refusal = answer;
  }
  console.log(`${acknowledged.length} writes until the disk was full`);
  check(
    "a write on a full disk answers 507 «Sem espaço.»",
    refusal?.status === 507 && JSON.parse(refusal.text).detail === "Sem espaço.",
  );
  check("a second one, too", (await write(7)).status === 507);
  const form = new FormData();
  form.append("file", new Blob([await picture("png")]), "foto.png");
  const upload = await fetch(`${server.url}/api/objetivos/upload-foto`, {
    method: "POST",
    headers: { authorization: `Bearer ${account.token}` },
    body: form,
  });
  check("an upload, too", upload.status === 507);
  check("reads go on", (await values()).length === acknowledged.length);
  check("the health call answers", (await fetch(`${server.url}/api/saude`)).status === 200);

  execFileSync("mount", ["-o", "remount,size=24m", directory.path]);
  const after = await write(999);
  check("with room again, writes go on without a restart", after.status === 201);
  await server.stop("SIGKILL");
  await server.ended;
  server = await runServer(environment);
  const kept = await values();
  check(
    "after a kill every acknowledged write is there, and no refused one",
    JSON.stringify(kept.toSorted((a, b) => a - b)) ===
      JSON.stringify([...acknowledged, 9.99].toSorted((a, b) => a - b)),
  );
  await server.stop();
} finally {
  execFileSync("umount", ["--lazy", directory.path]);
  await directory.remove();
}
if (failures.length > 0) process.exitCode = 1;
