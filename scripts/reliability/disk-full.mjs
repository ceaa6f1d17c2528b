// Fills a small tmpfs under the running server: writes are refused with 507, reads go on, access can still be
// withdrawn, no copy of the night is made by halves, and nothing acknowledged is lost. Mounting needs root.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join as joinPath } from "node:path";
import { backUpApart } from "../../server/infrastructure/backups/back-up-apart.ts";
import { failureOfCopy } from "../../server/infrastructure/backups/failure-of-copy.ts";
import { makeNightlyCopy } from "../../server/infrastructure/backups/nightly-copies.ts";
import { newAccount } from "../../tests/reliability/account.ts";
import { picture } from "../../tests/server/support/images.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const DESCRIPTION = "x".repeat(200);
const PASSWORD = "Segredo!1";
/** The most sessions of a user. */
const SESSIONS = 10;
/** The users who go on writing while access is withdrawn. */
const WRITERS = 4;

const failures = [];
const check = (what, holds) => {
  console.log(`${holds ? "✓" : "✗"} ${what}`);
  if (!holds) failures.push(what);
};

const directory = await temporaryDirectory();
const mount = (options) =>
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", directory.path]);
mount("size=8m");
try {
  const environment = {
    DATA_DIR: directory.path,
    RATE_LIMIT_FACTOR: "1000000",
    ADMIN_PASSWORD: PASSWORD,
  };
  let server = await runServer(environment);
  const join = (username) => newAccount(() => server.url, username);
  const account = await join("poupada");

  const send = (token, method, path, body) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const logIn = (username, password = PASSWORD) =>
    send("", "POST", "/auth/login", { username, password });
  const tokenOf = async (username) => (await (await logIn(username)).json()).access_token;
  const isDead = async (token) => (await send(token, "GET", "/auth/me")).status === 401;

  const admin = await tokenOf("admin");
  const change = (username, body) => send(admin, "PUT", `/auth/admin/users/${username}`, body);
  const others = {};
  for (const username of ["suspensa", "trocada", "apagada", "sai"])
    others[username] = await join(username);
  const leaving = [others.sai.token];
  while (leaving.length < SESSIONS) leaving.push(await tokenOf("sai"));

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
    "a write on a full disk answers 507 «Sem espaço. …»",
    refusal?.status === 507 && JSON.parse(refusal.text).detail.startsWith("Sem espaço."),
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
  const { falhas } = await (await fetch(`${server.url}/api/pronto`)).json();
  check("the readiness tells of the disk", falhas.includes("disco_quase_cheio"));

  const end = new AbortController();
  const laterAcknowledged = [];
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let number = 1_000_000 * (writer + 1); !end.signal.aborted; number += 1)
      if ((await write(number)).status === 201) laterAcknowledged.push(number / 100);
  });
  const loggedOut = [];
  for (const token of leaving) {
    const { status } = await send(token, "POST", "/auth/logout");
    loggedOut.push(status === 204 && (await isDead(token)));
  }
  check(`${SESSIONS} logouts are done, while others write`, loggedOut.every(Boolean));
  const suspended = await change("suspensa", { status: "suspenso" });
  check(
    "a suspension is done, and ends session and login",
    suspended.status === 200 &&
      (await isDead(others.suspensa.token)) &&
      (await logIn("suspensa")).status === 403,
  );
  const changed = await change("trocada", { new_password: "Outro-segredo!1" });
  check(
    "a new password is set, and ends session and old password",
    changed.status === 200 &&
      (await isDead(others.trocada.token)) &&
      (await logIn("trocada")).status === 401,
  );
  const removed = await send(admin, "DELETE", "/auth/admin/users/apagada");
  check(
    "a deletion is done, and ends session and login",
    removed.status === 204 &&
      (await isDead(others.apagada.token)) &&
      (await logIn("apagada")).status === 401,
  );
  end.abort();
  await Promise.all(writers);
  acknowledged.push(...laterAcknowledged);
  console.log(`${laterAcknowledged.length} further writes found room meanwhile`);
  let last = await write(8);
  for (; last.status === 201; last = await write(8)) acknowledged.push(0.08);
  check("and then the disk is full again", last.status === 507);

  const installation = { dataDirectory: directory.path, databaseUrl: null };
  const copy = () => makeNightlyCopy(installation, "2031-05-06", backUpApart);
  const copied = await copy().then(() => null, failureOfCopy);
  const copies = joinPath(directory.path, "copias");
  const beside = readdirSync(directory.path).includes("copias") ? readdirSync(copies) : [];
  check(
    "a copy of the night is not made, and leaves nothing",
    copied === "full" && beside.length === 0,
  );

  execFileSync("mount", ["-o", "remount,size=64m", directory.path]);
  check("with room again it is made", (await copy()) !== null);
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
