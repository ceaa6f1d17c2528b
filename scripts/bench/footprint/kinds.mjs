import { expenseOf, logInAgain, monthBack } from "./people.mjs";

const month = monthBack(0);
const twoMonths = `de=${monthBack(1)}-01&ate=${month}-28`;

/** A read that knows the answer from its last time, as a client that keeps it may ask. */
function unchanged(path) {
  const tags = new Map();
  return async (person) => {
    const answer = await person.get(path, { "if-none-match": tags.get(person) ?? "" });
    tags.set(person, answer.headers.etag);
  };
}

const read = (path) => (person) => person.get(path);

/** What is asked of the server; `often` is how often a person does in a month, `count` how often it is measured. */
export const KINDS = [
  { name: "document", often: 40, count: 400, ask: (_person, { wire }) => wire.call("GET", "/") },
  { name: "GET /auth/me", often: 80, count: 400, ask: read("/auth/me") },
  { name: "GET /categorias/despesa", often: 100, count: 400, ask: read("/categorias/despesa") },
  { name: "GET /despesas, 2 months", often: 80, count: 400, ask: read(`/despesas?${twoMonths}`) },
  { name: "GET /despesas, all", often: 80, count: 200, ask: read("/despesas") },
  { name: "GET /objetivos", often: 60, count: 400, ask: read("/objetivos") },
  {
    name: "GET /orcamento/status",
    often: 20,
    count: 400,
    ask: read(`/orcamento/status/${month}`),
  },
  { name: "GET /notificacoes", often: 440, count: 800, ask: read("/notificacoes") },
  {
    name: "GET /notificacoes, 304",
    often: 0,
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
    often: 60,
    count: 400,
    ask: (person) => person.create("/notificacoes/gerar-automaticas"),
  },
  {
    name: "POST /gamificacao/verificar",
    often: 10,
    count: 200,
    ask: (person) => person.create("/gamificacao/verificar"),
  },
  {
    name: "POST /despesas",
    often: 72,
    count: 800,
    ask: (person, { number }) => person.create("/despesas", expenseOf(month, number)),
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
