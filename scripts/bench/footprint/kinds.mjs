import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { expenseOf, logInAgain, monthBack } from "./people.mjs";

const month = monthBack(0);

/** A read with the tag of the last answer, as a client with a cache sends it. */
function unchanged(path) {
  const tags = new Map();
  return async (person) => {
    const answer = await person.get(path, { "if-none-match": tags.get(person) ?? "" });
    tags.set(person, answer.headers.etag);
  };
}

/** The difference since the last change, which is empty. */
function nothingNew() {
  const seen = new Map();
  return async (person) => {
    const answer = await person.get(`/alteracoes?desde=${seen.get(person) ?? 1}`);
    seen.set(person, answer.headers[REVISION_HEADER]);
  };
}

const read = (path) => (person) => person.get(path);

/** The kinds of requests; `often` is a person's number of requests in a month, `count` the number of measurements. */
export const KINDS = [
  { name: "document", often: 40, count: 400, ask: (_person, { wire }) => wire.call("GET", "/") },
  { name: "GET /auth/me", often: 40, count: 400, ask: read("/auth/me") },
  {
    name: "GET /alteracoes, 2 months",
    often: 40,
    count: 400,
    ask: read(`/alteracoes?desde=0&de=${monthBack(1)}-01`),
  },
  { name: "GET /meses", often: 40, count: 400, ask: read("/meses") },
  {
    name: "GET /alteracoes, the rest",
    often: 40,
    count: 200,
    ask: read(`/alteracoes?desde=0&ate=${monthBack(2)}-28&limite=5000`),
  },
  { name: "GET /alteracoes, nothing new", often: 40, count: 400, ask: nothingNew() },
  { name: "GET /perfil", often: 10, count: 400, ask: read("/perfil") },
  { name: "GET /notificacoes", often: 40, count: 800, ask: read("/notificacoes") },
  {
    name: "GET /notificacoes, 304",
    often: 400,
    count: 800,
    ask: unchanged("/notificacoes"),
  },
  {
    name: "GET /fotos/…",
    often: 1,
    count: 200,
    ask: (person, { wire }) => wire.call("GET", person.photo),
  },
  {
    name: "POST /notificacoes/gerar-automaticas",
    often: 110,
    count: 400,
    ask: (person) => person.ask("/notificacoes/gerar-automaticas"),
  },
  {
    name: "POST /gamificacao/verificar",
    often: 10,
    count: 200,
    ask: (person) => person.ask("/gamificacao/verificar"),
  },
  {
    name: "POST /despesas",
    often: 72,
    count: 800,
    ask: (person, { number }) => person.record("/despesas", expenseOf(month, number)),
  },
  {
    name: "POST /objetivos/upload-foto",
    often: 1 / 12,
    count: 40,
    ask: (person, { jpeg }) => person.upload(jpeg),
  },
  {
    name: "POST /auth/login",
    often: 2,
    count: 40,
    ask: (person, { wire }) => logInAgain(wire, person),
  },
];
