import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { CHANGE_HEADER, IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";

const PASSWORD = "Segredo!1";
export const ADMIN_PASSWORD = "Segredo-admin!1";

/** The records that one person writes in a month. */
export const MONTH = { expenses: 60, incomes: 3, budgets: 6, goals: 3 };

const CATEGORIES = ["Alimentação", "Habitação", "Transportes", "Lazer", "Saúde", "Serviços"];
const NAMES = ["Supermercado do bairro", "Renda da casa", "Passe mensal", "Cinema com a Ana"];

/** Returns the month so many months back, as AAAA-MM. */
export function monthBack(count) {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 15))
    .toISOString()
    .slice(0, 7);
}

const dayOf = (month, number) => `${month}-${String(1 + (number % 28)).padStart(2, "0")}`;

export const expenseOf = (month, number) => ({
  data: dayOf(month, number),
  categoria: CATEGORIES[number % CATEGORIES.length],
  valor: (300 + ((number * 7919) % 9_700)) / 100,
  descricao: NAMES[number % NAMES.length],
});

const incomeOf = (month, number) => ({
  data: dayOf(month, number),
  categoria: ["Salário", "Freelance", "Reembolsos"][number % 3],
  valor: [1_850, 420.5, 35.9][number % 3],
  descricao: "Transferência do banco",
});

export const goalOf = (number) => ({
  nome: ["Férias nos Açores", "Fundo de emergência", "Bicicleta nova"][number % 3],
  valor_total: 2_500,
  valor_atual: 600,
  prazo: "2031-06-30",
  foto_url: null,
});

const numbers = (count) => Array.from({ length: count }, (_, number) => number);

/** The calls of a signed-in user; creating calls have ids as the client makes them. */
const callsOf = (wire, token) => ({
  token,
  get: (path, headers) => wire.call("GET", `/api${path}`, { token, headers }),
  put: (path, body) => wire.call("PUT", `/api${path}`, { token, body }),
  ask: (path) => wire.call("POST", `/api${path}`, { token }),
  remove: (path) => wire.call("DELETE", `/api${path}`, { token }),
  create: (path, body) =>
    wire.call("POST", `/api${path}`, {
      token,
      body,
      headers: { [IDEMPOTENCY_HEADER]: timeOrderedId() },
    }),
  record: (path, body) => {
    const id = timeOrderedId();
    return wire.call("POST", `/api${path}`, {
      token,
      body: { ...body, id },
      headers: { [CHANGE_HEADER]: id },
    });
  },
  upload: (jpeg) => {
    const edge = "fincontrol";
    const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), jpeg, Buffer.from(`\r\n--${edge}--\r\n`)]);
    const headers = { "content-type": `multipart/form-data; boundary=${edge}` };
    return wire.call("POST", "/api/objetivos/upload-foto", { token, body, headers });
  },
});

async function logIn(wire, username, password) {
  const answer = await wire.call("POST", "/api/auth/login", { body: { username, password } });
  return callsOf(wire, JSON.parse(answer.text).access_token);
}

export const logInAgain = (wire, { username }) => logIn(wire, username, PASSWORD);

/** Creates people with Premium, each signed in once, with a profile. */
export async function newPeople(wire, count) {
  const admin = await logIn(wire, "admin", ADMIN_PASSWORD);
  const people = [];
  for (const number of numbers(count)) {
    const username = `pessoa_${number}`;
    const body = { username, email: `${username}@exemplo.pt`, password: PASSWORD };
    await wire.call("POST", "/api/auth/register", { body });
    await admin.put(`/auth/admin/users/${username}`, { plano: "premium" });
    const person = { username, ...(await logIn(wire, username, PASSWORD)) };
    await person.create("/perfil", { nome: "Maria Fernandes", idade: 37 });
    people.push(person);
  }
  return people;
}

/** Creates three goals, one with a photo. */
export async function setGoals(person, jpeg) {
  const { foto_url: photo } = JSON.parse((await person.upload(jpeg)).text);
  for (const number of numbers(MONTH.goals))
    await person.record("/objetivos", {
      ...goalOf(number),
      foto_url: number === 0 ? photo : null,
    });
  return photo;
}

/** Writes all records of a person's month, with the server's own work. */
export async function liveMonth(person, month) {
  for (const number of numbers(MONTH.budgets))
    await person.record("/orcamento", {
      categoria: CATEGORIES[number],
      valor_limite: 400 + number,
      mes_ano: month,
    });
  for (const number of numbers(MONTH.incomes))
    await person.record("/receitas", incomeOf(month, number));
  for (const number of numbers(MONTH.expenses))
    await person.record("/despesas", expenseOf(month, number));
  await person.ask("/notificacoes/gerar-automaticas");
  await person.ask("/gamificacao/verificar");
}
