// What a trial asks of an installation that runs, over HTTP: each gets its address, what it has said, a person's name,
// password and session, and what is outside of it.
import { uploadPhoto } from "../../tests/server/support/upload-photo.ts";
import { codeAt, STEP_MS } from "../../tests/server/support/totp.ts";
import { softwareAuthenticator } from "../../tests/support/authenticator.ts";
import { call, callJson, comes, good, mustBe } from "./calls.mjs";
import { ADMIN, ORIGIN, SUMMARY } from "./outside.mjs";

const PASSKEY = "Telemóvel";

const logIn = (url, { username, password }) =>
  callJson(url, "POST", "/auth/login", { body: { username, password } });

/** The first page is the product's, and a password lets somebody in. */
export async function enter({ url, person }) {
  const page = await (await good(await fetch(url))).text();
  mustBe(page.includes("<title>FinControl"), "the first page is not the product's");
  mustBe((await logIn(url, person)).access_token, "a password does not let in");
}

/** An administrator gives Premium, which the exports need. */
export async function givePremium({ url, person }) {
  const { access_token: token } = await logIn(url, ADMIN);
  await call(url, "PUT", `/auth/admin/users/${person.username}`, {
    token,
    body: { plano: "premium" },
  });
}

/** A passkey is made, and lets its person in. */
export async function signInByPasskey({ url, token }) {
  const authenticator = softwareAuthenticator(ORIGIN);
  const made = authenticator.make(await callJson(url, "POST", "/auth/chaves/opcoes", { token }));
  await call(url, "POST", "/auth/chaves", { token, body: { nome: PASSKEY, resposta: made } });
  const options = await callJson(url, "POST", "/auth/login/chave/opcoes");
  const body = { resposta: authenticator.prove(options) };
  const { access_token: own } = await callJson(url, "POST", "/auth/login/chave", { body });
  mustBe(own, "a passkey does not let in");
  const [key] = await callJson(url, "GET", "/auth/chaves", { token: own });
  mustBe(key.nome === PASSKEY, "the passkey is not listed");
}

/** A second factor is set up, and asked for. */
export async function signInByTwoFactors({ url, token, person }) {
  const { segredo: secret } = await callJson(url, "POST", "/auth/totp", { token });
  const now = Date.now();
  const body = { codigo: codeAt(secret, now) };
  await call(url, "POST", "/auth/totp/confirmar", { token, body });
  const { desafio } = await logIn(url, person);
  // A code is taken once, the next one early.
  const code = { desafio, codigo: codeAt(secret, now + STEP_MS) };
  const { access_token: own } = await callJson(url, "POST", "/auth/login/codigo", { body: code });
  mustBe(own, "a second factor does not let in");
}

/** A letter leads to a new password. */
export async function receiveLetter({ url, person: { email }, outside: { letters } }) {
  const before = letters.length;
  await call(url, "POST", "/auth/recuperar", { body: { email } });
  await comes("a forgotten password", () =>
    letters
      .slice(before)
      .some(({ to, text }) => to.includes(email) && text.includes(`${ORIGIN}/recuperar#`)),
  );
}

/** The provider sums up. */
export async function askProvider({ url, token }) {
  const body = { periodo_meses: 3 };
  const report = await callJson(url, "POST", "/recomendacoes/gerar", { token, body });
  mustBe(JSON.stringify(report).includes(SUMMARY), "the provider was not asked");
}

export async function readMetrics({ said }) {
  const address = /Métricas disponíveis em (\S+)/.exec(said())?.[1];
  const metrics = await (await good(await fetch(address))).text();
  mustBe(metrics.includes("fincontrol_http_requests_total"), "the metrics count no calls");
}

export async function readDocs({ url }) {
  const { openapi } = await callJson(url, "GET", "/openapi.json");
  mustBe(openapi.startsWith("3."), "no description of the API");
  for (const path of ["/docs", "/docs/estilo.css"]) await call(url, "GET", path);
}

/** A photo is converted, and shown. */
export async function keepPhoto({ url, token }) {
  const photo = await good(await fetch(url + (await uploadPhoto({ url }, { token }))));
  mustBe(photo.headers.get("content-type") === "image/webp", "a photo was not converted");
}

/** All that is kept is read as a copy, which the product knows again: it would change nothing, and changes nothing. */
export async function restoreCopy({ url, token }) {
  const copy = await (await call(url, "GET", "/auth/me/dados", { token })).bytes();
  for (const only of ["true", "false"]) {
    const path = `/reposicao?simular=${only}&modo=juntar`;
    const given = { token, body: copy, type: "application/zip" };
    const { novos, alterados, recusados } = await callJson(url, "POST", path, given);
    mustBe(novos + alterados + recusados.length === 0, `a copy was not known again (${only})`);
  }
}

/** The exports name the entry of the trial. */
export async function exportAll({ url, token }) {
  for (const format of ["json", "csv"]) {
    const file = await (await call(url, "GET", `/exportacao/${format}`, { token })).text();
    mustBe(file.includes("Cinema"), `the entry is not in the ${format}`);
  }
}
