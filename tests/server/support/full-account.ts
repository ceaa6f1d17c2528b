import { expect } from "vitest";
import * as v from "valibot";
import { v7 } from "uuid";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { goalSchema } from "../../../src/contract/kinds/goals.ts";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { paths } from "../../../src/contract/paths.ts";
import { importId, notificationId, passkeyId } from "../../../src/domain/shared/ids.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { makeToken } from "../../../server/application/login/make-token.ts";
import { makeChallenge } from "../../../server/application/passkeys/passkey-challenge.ts";
import { BUDGET, GOAL, INCOME, PROFILE } from "./bodies.ts";
import { call, type Method } from "./caller.ts";
import { divided, importOf, lineNumber, readAnew } from "./imports.ts";
import { memberOf } from "./ledgers.ts";
import { referenceOf, sendNotice } from "./notices.ts";
import { newPerson, setPlan } from "./people.ts";
import { challengeFor, setUpFactor } from "./second-factor.ts";
import type { TestServer } from "./start-test-server.ts";
import { uploadPhoto } from "./upload-photo.ts";

/** The payment page of such an account. */
export const CHECKOUT = "https://pagar.exemplo.pt/";

/** The moment at which such an account is full: some of its data are of the days before. */
export const FULL_AT = Date.UTC(2026, 2, 5, 12);

/** Creates a Premium user with rows in every table that may name them; `photos` are a goal's and an unused one. */
export async function newFullAccount(server: TestServer) {
  const person = await newPerson(server);
  const { id, username } = person.user;
  await setPlan(server, id, "premium");
  const me = async (method: Method, path: string, body?: object) => {
    const headers = { [IDEMPOTENCY_HEADER]: `chave-${username}` };
    const isFirst = method === "POST" && path === paths.transactions("income");
    const answer = await call(server, method, path, {
      token: person.token,
      ...(body === undefined ? {} : { body }),
      ...(isFirst ? { headers } : {}),
    });
    expect([path, answer.status, answer.status < 300]).toEqual([path, answer.status, true]);
    return answer.body;
  };
  const photos = [await uploadPhoto(server, person), await uploadPhoto(server, person)] as const;
  await me("POST", paths.consents, { aceite: true, versao: "2026-11-22" });
  const income = v.parse(
    v.object({ id: v.string() }),
    await me("POST", paths.transactions("income"), INCOME),
  );
  await me("POST", paths.transactions("expense"), INCOME);
  await me("POST", paths.profile, { ...PROFILE, nome: `Nome de ${username}` });
  const goal = await me("POST", paths.goals, { ...GOAL, foto_url: photos[0] });
  const more = { ...GOAL, foto_url: photos[0], valor_atual: GOAL.valor_atual + 1 };
  await me("PUT", paths.goal(v.parse(goalSchema, goal).id), more);
  await me("POST", paths.budgets, BUDGET);
  const receipt = { talao: { nif: "501964843", atcud: "CSDF7T5H-35" } };
  await me("POST", paths.transactions("expense"), { ...INCOME, ...receipt });
  const bank = importOf([lineNumber(1, { reference: "FT 2026/1" }), divided(lineNumber(2))]);
  await me("POST", paths.imports, encodeImport(bank));
  const again = { ...bank, id: importId(v7()), lines: readAnew(bank.lines) };
  await me("POST", paths.imports, encodeImport(again));
  await me("PUT", paths.toldBalance, { valor: 1, data: "2026-02-28", conta: bank.account.id });
  const today = server.stores.calendar.today();
  await me("PUT", paths.toldBalance, { valor: 2, data: today, conta: bank.account.id });
  await me("PUT", `${paths.transactions("income")}/${income.id}`, { ...INCOME, data: today });
  const netflix = { categoria: "Subscrições", valor: 9.99, descricao: "Netflix" };
  for (const days of [-18, -11, -4]) {
    const data = addDays(today, days);
    await me("POST", paths.transactions("expense"), { ...netflix, data });
  }
  const proposed = await me("GET", paths.recurrenceProposals);
  const [proposal] = v.parse(v.array(v.object({ id: v.string() })), proposed);
  await me("DELETE", paths.recurrenceProposal(proposal?.id ?? ""));
  await me("POST", paths.endedPayments, { pagamento: "expense ginasio" });
  const rent = { inicio: "2026-04-01", cada: 1, unidade: "mes", descricao: "Renda" };
  const plan = v.parse(
    v.object({ id: v.string() }),
    await me("POST", paths.recurrences, {
      ...rent,
      tipo: "despesa",
      categoria: "Habitação",
      valor: 650,
    }),
  );
  await me("POST", paths.occurrence(plan.id, "2026-05-01"), { acao: "saltar" });
  await me("POST", paths.rules, { contem: "renda", tipo: "despesa", nao_contar: true });
  const told = { key: "a", title: "a", message: "b", createdAt: 1 };
  const notification = { ...told, id: notificationId(`aviso-${username}`) };
  const removed = { ...told, key: "b", id: notificationId(`aviso-tirado-${username}`) };
  await server.stores.notifications.addNew(id, [notification, removed]);
  await server.stores.notifications.dismiss(id, removed.id);
  await makeToken(server.stores)(server.stores.oneTimeTokens, { kind: "reset", owner: id });
  await setUpFactor(server, person, server.stores.clock);
  await challengeFor(server, username);
  await server.stores.passkeys.add({
    id: passkeyId(v7()),
    owner: id,
    name: `Telemóvel de ${username}`,
    madeAt: FULL_AT,
    usedAt: null,
    credential: `credencial-${username}`,
    publicKey: "cHVibGlj",
    counter: 1,
    transports: ["internal"],
  });
  await makeChallenge(server.stores)("create", id);
  await sendNotice(server, {
    id: `evt_${username}`,
    tipo: "assinatura.iniciada",
    criado_em: new Date(server.stores.clock.now()).toISOString(),
    referencia: await referenceOf(server, person.token),
  });
  await me("POST", paths.achievementCheck);
  await me("POST", paths.generateRecommendations, { periodo_meses: 3 });
  const { ledger } = await memberOf(server.database, id);
  return { person, ledger, photos, traces: [id, username, ledger, person.user.email] };
}
