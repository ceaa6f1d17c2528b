import type { Page } from "playwright-core";
import { NOW } from "../../e2e/support/now.ts";
import { rowAction } from "../../e2e/support/row-action.ts";
import { control, sees, seesScreen } from "../../e2e/support/sees.ts";
import type { Account } from "../../e2e/support/accounts.ts";
import { openExpense } from "../../e2e/support/entry-form.ts";

export type People = {
  /** With a few records. */
  readonly rich: Account;
  /** With none. */
  readonly fresh: Account;
  /** With Premium, and something of everything. */
  readonly premium: Account;
  /** Looks after the others. */
  readonly admin: Account;
};

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Who looks at it; nobody if it is left out. */
  readonly who?: keyof People;
  readonly consented?: boolean;
  /** What is done there before it is looked at. */
  readonly act: (page: Page) => Promise<void>;
};

const screen = (title: string) => (page: Page) => seesScreen(page, title);
const dashboard = screen("Dashboard");
const dialog = (page: Page) => sees(page.getByRole("dialog"));

const choose = (name: string) => async (page: Page) => {
  // Before its script is awake, the landing page answers no click.
  await page.waitForLoadState("networkidle");
  await control(page, "button", name).click();
  await dialog(page);
};

const openForm = async (page: Page) => {
  await dashboard(page);
  const round = page.getByRole("button", { name: "Adicionar despesa" }).last();
  await ((await round.isVisible()) ? round.click() : openExpense(page));
  await dialog(page);
};

const openNotifications = async (page: Page) => {
  await dashboard(page);
  await page.getByRole("button", { name: /^Notificações/ }).click();
  await sees(page.getByText(/^Nenhuma notificação$|^Título/).first());
};

const withMail = async (page: Page) => {
  const operador = { nome: null, email: null };
  const json = { checkout_url: null, operador, envia_email: true };
  await page.route("**/api/config", (route) => route.fulfill({ json }));
  await page.reload();
};

const openRecoveryLink = async (page: Page) => {
  await screen("Admin")(page);
  await choose("Criar ligação de recuperação para admin")(page);
};

const openCategory = async (page: Page) => {
  await screen("Categorias")(page);
  await page.getByRole("button", { name: /^Nova categoria de despesa/ }).click();
  await dialog(page);
  await control(page, "button", "Guardar").click();
  await sees(page.getByRole("alert"));
};

const openAccount = async (page: Page) => {
  await choose("Nova conta")(page);
  await control(page, "button", "Guardar").click();
  await sees(page.getByRole("alert"));
};

const ofAccount = (action: string) => async (page: Page) => {
  await choose("Mais sobre a conta Carteira")(page);
  await control(page, "button", action).click();
  await sees(page.getByLabel("Nome", { exact: true }).or(page.getByLabel("Saldo no fim do dia")));
};

const openFile = async (page: Page) => {
  await screen("Importar")(page);
  await page
    .getByLabel("Ficheiro do banco")
    .setInputFiles("tests/fixtures/bank-files/cgd-ordem.csv");
  await sees(page.getByRole("grid", { name: "Movimentos a importar" }));
};

const askAboutColumns = async (page: Page) => {
  await screen("Importar")(page);
  const buffer = Buffer.from("Dia;Onde;Quanto\n05/11/2026;Café da esquina;1,20\n");
  const file = { name: "caderno.csv", mimeType: "text/csv", buffer };
  await page.getByLabel("Ficheiro do banco").setInputFiles(file);
  await sees(page.getByText("O que é cada coluna de caderno.csv?"));
};

/** What comes again, as a server of that day would tell it. */
const RECURRENCES = (
  [
    ["Renda", { modo: "confirmar", valor: 650 }],
    ["Umapalavrasemfimquenuncamaisacabaparaquebrarpelomeio", { valor: 999_999_999.99 }],
    ["Telemóvel", { valor: null, total: 600, encargo: 0, vezes: 12, aberta_desde: "2026-12-01" }],
    ["Ginásio", { pausada: true }],
  ] as const
).map(([descricao, differing], index) => ({
  id: `01900000-0000-7000-8000-00000000000${index}`,
  tipo: "despesa",
  descricao,
  inicio: "2026-11-01",
  cada: 1,
  unidade: "mes",
  fim: null,
  vezes: null,
  fim_de_semana: "manter",
  modo: "automatico",
  pausada: false,
  valor: 9.99,
  total: null,
  encargo: null,
  aberta_desde: "2026-11-01",
  excecoes: [],
  revisao: 2,
  ...differing,
}));

const PROPOSALS = ["Netflix", "Umapalavrasemfimquenuncamaisacabaparaquebrarpelomeio"].map(
  (descricao, index) => ({
    id: `sugestao${index}`,
    registos: 4,
    tipo: "despesa",
    categoria: "Subscrições",
    valor: 9.99,
    descricao,
    inicio: "2026-12-05",
    cada: 1,
    unidade: "mes",
    modo: "confirmar",
  }),
);

type Named = { readonly id: string; readonly nome: string };

const openRecurrences = async (page: Page) => {
  await page.route("**/api/alteracoes?desde=0*", async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { readonly categorias: readonly Named[] };
    const categoria = told.categorias.find(({ nome }) => nome === "Subscrições")?.id;
    const recorrentes = RECURRENCES.map((one) => ({ ...one, categoria }));
    await route.fulfill({ response, json: { ...told, recorrentes } });
  });
  await page.route("**/api/recorrentes/sugestoes", (route) => route.fulfill({ json: PROPOSALS }));
  await page.reload();
  await control(page, "button", "2 sugestões").click();
  await sees(control(page, "button", "Aceitar: Netflix"));
};

const onRecurrences = (name: string) => async (page: Page) => {
  await openRecurrences(page);
  await choose(name)(page);
};

/** Three sessions, as a server of that day would tell them. */
const SESSIONS = ["Chrome no Linux", "Safari no iPhone", "Samsung Internet no Android"].map(
  (dispositivo, index) => ({
    id: `01900000-0000-7000-8000-00000000000${index}`,
    dispositivo,
    criada_em: new Date(NOW.getTime() - 9 * 86_400_000).toISOString(),
    usada_em: new Date(NOW.getTime() - index * 7_200_000).toISOString(),
    atual: index === 0,
  }),
);

const openSessions = async (page: Page) => {
  await page.route("**/api/auth/sessoes", (route) => route.fulfill({ json: SESSIONS }));
  await page.reload();
  const sessions = page.getByRole("list", { name: "As suas sessões" });
  await sees(sessions.getByText("Este dispositivo", { exact: true }));
};

/** Has an act wait for a proof of who sits here. */
const askForPresence = async (page: Page) => {
  await openSessions(page);
  const json = { detail: "Por segurança, confirme primeiro que é você.", codigo: "presenca" };
  await page.route("**/api/auth/sessoes/*", (route) => route.fulfill({ status: 403, json }));
  await page.getByRole("button", { name: /^Terminar Safari/ }).click();
  await sees(control(page, "dialog", "Confirme que é você"));
};

const FACTOR_CALLS = "**/api/auth/{fatores,totp,totp/confirmar}";

/** A second factor as a server would tell it: on, or waiting for the first code of an app. */
const FACTOR = {
  fatores: { totp: { confirmado_em: "2026-03-12T10:00:00.000Z" }, codigos: 1 },
  totp: {
    segredo: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    uri: "otpauth://totp/FinControl:maria?issuer=FinControl&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  },
  confirmar: {
    codigos: Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DD${10 + index}`),
  },
} as const;

const tellFactor = (page: Page) =>
  page.route(FACTOR_CALLS, (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) as keyof typeof FACTOR;
    return route.fulfill({ json: FACTOR[name] });
  });

const beginFactor = async (page: Page) => {
  await openSessions(page);
  await tellFactor(page);
  await control(page, "button", "Ativar").click();
  await sees(page.getByRole("img", { name: /^Código QR/ }));
};

const openCodeStep = async (page: Page) => {
  const json = { passo: "codigo", desafio: "a" };
  await page.route("**/api/auth/login", (route) => route.fulfill({ json }));
  await control(page, "textbox", "Nome de utilizador").fill("maria");
  await control(page, "textbox", "Senha").fill("Segredo!1");
  await control(page, "button", "Entrar").click();
  await seesScreen(page, "Verificação em dois passos");
};

/** Two passkeys at the address of the page, as a server of that day would tell them. */
const PASSKEYS = ["Telemóvel", "Umapalavrasemfimquenuncamaisacabaparaquebrarpelomeio"].map(
  (nome, index) => ({
    id: `01900000-0000-7000-8000-00000000000${index}`,
    nome,
    criada_em: new Date(NOW.getTime() - 40 * 86_400_000).toISOString(),
    usada_em: index === 0 ? new Date(NOW.getTime() - 7_200_000).toISOString() : null,
  }),
);

const openPasskeys = async (page: Page) => {
  const { origin } = new URL(page.url());
  const operador = { nome: null, email: null };
  const config = { checkout_url: null, operador, origem_chaves: origin };
  await page.route("**/api/config", (route) => route.fulfill({ json: config }));
  await page.route("**/api/auth/chaves", (route) => route.fulfill({ json: PASSKEYS }));
  await openSessions(page);
  await sees(control(page, "button", "Adicionar chave de acesso"));
};

const NOTIFICATIONS = Array.from({ length: 12 }, (_, index) => ({
  id: `notification-${index}`,
  titulo: `Título ${index}: umapalavrasemfimquenuncamaisacabaparaquebrarpelomeio`,
  mensagem: "Uma mensagem comprida, que diz ao que vem e que ocupa por isso mais do que uma linha.",
  lida: index === 1,
  created_at: new Date(NOW.getTime() - index * 3_600_000).toISOString(),
  ligacao: index % 2 === 0 ? { tipo: "mes", mes_ano: "2026-11" } : null,
}));

/** What was changed of a record, as a server of that day would tell it. */
const CHANGES = [
  { antes: { valor: 12 }, depois: { valor: 999_999_999.99 }, por: "sistema" },
  {
    antes: {
      descricao: "Umapalavrasemfimquenuncamaisacabaparaquebrarpelomeio",
      data: "2026-11-01",
    },
    depois: { descricao: null, data: "2026-11-02" },
    por: null,
  },
].map((change, index) => ({
  ...change,
  alteracao: `01900000-0000-7000-8000-00000000000${index}`,
  feita_em: `2026-11-0${5 - index}T14:05:00.000Z`,
  acao: "alterou",
}));

/** Every screen and every dialog that the product has, each as a way to get there. */
export const screens: readonly Screen[] = [
  { name: "landing", path: "/", act: screen("O seu dinheiro, finalmente à vista.") },
  { name: "free plan", path: "/", act: choose("Escolher Free") },
  { name: "premium plan", path: "/", act: choose("Escolher Premium") },
  { name: "privacy", path: "/privacidade", act: screen("Política de Privacidade") },
  { name: "terms", path: "/termos", act: screen("Termos de Utilização") },
  {
    name: "login",
    path: "/login",
    act: async (page) => {
      await control(page, "button", "Entrar").click();
      await sees(page.getByText("Este campo é obrigatório.").first());
    },
  },
  {
    name: "login code",
    path: "/login",
    act: async (page) => {
      await openCodeStep(page);
      await control(page, "button", "Verificar").click();
      await sees(page.getByText("O código tem 6 algarismos."));
    },
  },
  {
    name: "login with a recovery code",
    path: "/login",
    act: async (page) => {
      await openCodeStep(page);
      await control(page, "button", "Usar um código de recuperação").click();
      await sees(page.getByLabel("Código de recuperação"));
    },
  },
  {
    name: "registration",
    path: "/register",
    act: async (page) => {
      await control(page, "button", "Criar Conta").click();
      await sees(page.getByRole("alert"));
    },
  },
  { name: "recovery by an administrator", path: "/recuperar", act: screen("Recuperar senha") },
  {
    name: "recovery by mail",
    path: "/recuperar",
    act: async (page) => {
      await withMail(page);
      await control(page, "button", "Enviar ligação").click();
      await sees(page.getByText("Este campo é obrigatório."));
    },
  },
  {
    name: "recovery sent",
    path: "/recuperar",
    act: async (page) => {
      await withMail(page);
      await page.getByLabel("Email da conta").fill("ninguem@exemplo.pt");
      await control(page, "button", "Enviar ligação").click();
      await seesScreen(page, "Veja o seu email");
    },
  },
  {
    name: "forgotten password replaced",
    path: "/recuperar#token",
    act: async (page) => {
      await seesScreen(page, "Escolher nova senha");
      await control(page, "button", "Alterar senha").click();
      await sees(page.getByRole("alert"));
    },
  },
  {
    name: "link that is gone",
    path: "/recuperar#token",
    act: async (page) => {
      for (const label of ["Nova senha", "Confirmar nova senha"])
        await page.getByLabel(label, { exact: true }).fill("Outra!senha2");
      await control(page, "button", "Alterar senha").click();
      await seesScreen(page, "A ligação já não serve");
    },
  },
  {
    name: "email that is confirmed",
    path: "/confirmar-email#token",
    act: async (page) => {
      await page.route("**/api/auth/email/confirmar", (route) =>
        route.fulfill({ status: 409, json: { detail: "Este email já está em uso." } }),
      );
      await seesScreen(page, "Confirmar email");
      await control(page, "button", "Confirmar email").click();
      await sees(page.getByRole("alert"));
    },
  },
  {
    name: "consent",
    path: "/",
    who: "fresh",
    consented: false,
    act: screen("Privacidade e termos"),
  },
  {
    name: "denial",
    path: "/",
    who: "fresh",
    consented: false,
    act: async (page) => {
      await page.getByRole("region").evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await control(page, "button", "Recusar").click();
      await seesScreen(page, "Acesso Negado");
    },
  },
  { name: "empty dashboard", path: "/", who: "fresh", act: dashboard },
  { name: "no notifications", path: "/", who: "fresh", act: openNotifications },
  {
    name: "notifications",
    path: "/",
    who: "fresh",
    act: async (page) => {
      await page.route("**/api/notificacoes", (route) => route.fulfill({ json: NOTIFICATIONS }));
      await page.reload();
      await sees(control(page, "button", "Notificações, 11 por ler"));
      await openNotifications(page);
    },
  },
  { name: "empty expenses", path: "/despesas", who: "fresh", act: screen("Despesas") },
  {
    name: "dashboard",
    path: "/",
    who: "rich",
    act: async (page) => {
      await dashboard(page);
      await sees(page.getByRole("main").locator("svg path[role=presentation]").first());
    },
  },
  { name: "income", path: "/receitas", who: "rich", act: screen("Receitas") },
  { name: "expenses", path: "/despesas", who: "rich", act: screen("Despesas") },
  { name: "locked budgets", path: "/orcamento", who: "rich", act: screen("Orçamento") },
  { name: "locked simulator", path: "/simulador", who: "rich", act: screen("Simulador") },
  { name: "locked reports", path: "/relatorios", who: "rich", act: screen("Relatórios") },
  { name: "locked achievements", path: "/gamificacao", who: "rich", act: screen("Conquistas") },
  { name: "locked export", path: "/exportacao", who: "rich", act: screen("Exportação") },
  { name: "history", path: "/historico", who: "rich", act: screen("Histórico") },
  { name: "empty history", path: "/historico", who: "fresh", act: screen("Histórico") },
  { name: "import", path: "/importar", who: "fresh", act: screen("Importar") },
  { name: "review of an import", path: "/importar", who: "fresh", act: openFile },
  { name: "unknown file", path: "/importar", who: "fresh", act: askAboutColumns },
  { name: "no recurrences", path: "/recorrentes", who: "fresh", act: screen("Recorrentes") },
  { name: "recurrences", path: "/recorrentes", who: "fresh", act: openRecurrences },
  {
    name: "all proposals at once",
    path: "/recorrentes",
    who: "fresh",
    act: onRecurrences("Aceitar todas"),
  },
  {
    name: "new instalments",
    path: "/recorrentes",
    who: "fresh",
    act: async (page) => {
      await choose("Novas prestações")(page);
      await control(page, "button", "Guardar").click();
      await sees(page.getByRole("alert"));
    },
  },
  {
    name: "edited recurrence",
    path: "/recorrentes",
    who: "fresh",
    act: async (page) => {
      await onRecurrences("Mais sobre Renda")(page);
      await control(page, "button", "Editar").click();
      await sees(page.getByLabel("O que muda"));
    },
  },
  {
    name: "what can be done to a recurrence",
    path: "/recorrentes",
    who: "fresh",
    act: onRecurrences("Mais sobre Telemóvel"),
  },
  { name: "profile", path: "/perfil", who: "rich", act: screen("Perfil") },
  { name: "account", path: "/conta", who: "rich", act: openSessions },
  { name: "new password", path: "/conta", who: "rich", act: choose("Alterar senha") },
  { name: "end of consent", path: "/conta", who: "rich", act: choose("Retirar consentimento") },
  { name: "end of the account", path: "/conta", who: "rich", act: choose("Eliminar conta") },
  {
    name: "departed",
    path: "/conta-eliminada?1795356300000.1795961100000.0123456789abcdef",
    act: screen("Conta em eliminação"),
  },
  {
    name: "login of an account that leaves",
    path: "/login",
    act: async (page) => {
      const detail = "Pediu a eliminação desta conta. Pode recuperá-la até 29/11/2026, 14:05.";
      const json = { detail, codigo: "conta_em_eliminacao" };
      await page.route("**/api/auth/login", (route) => route.fulfill({ status: 403, json }));
      await page.getByLabel("Nome de utilizador").fill("ana");
      await page.getByLabel("Senha", { exact: true }).fill("Segredo!1");
      await control(page, "button", "Entrar").click();
      await sees(control(page, "button", "Recuperar conta"));
    },
  },
  {
    name: "new email",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await openSessions(page);
      await control(page, "button", "Alterar email").click();
      await control(page, "button", "Guardar").click();
      await sees(page.getByRole("alert"));
    },
  },
  { name: "passkeys", path: "/conta", who: "rich", act: openPasskeys },
  {
    name: "new passkey",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await openPasskeys(page);
      await choose("Adicionar chave de acesso")(page);
      await control(page, "button", "Criar chave").click();
      await sees(page.getByRole("alert"));
    },
  },
  {
    name: "email to be confirmed",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await openSessions(page);
      const json = { por_confirmar: true };
      await page.route("**/api/auth/email", (route) => route.fulfill({ json }));
      await control(page, "button", "Alterar email").click();
      await page.getByLabel("Novo email").fill(`umapalavrasemfim${"x".repeat(40)}@exemplo.pt`);
      await control(page, "button", "Guardar").click();
      await sees(page.getByText(/^Falta confirmar/));
    },
  },
  {
    name: "removal of a passkey",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await openPasskeys(page);
      await choose("Remover Telemóvel")(page);
    },
  },
  {
    name: "other sessions",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await openSessions(page);
      await control(page, "button", "Terminar todas as outras").click();
      await sees(page.getByRole("dialog"));
    },
  },
  {
    name: "second factor",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await tellFactor(page);
      await openSessions(page);
      await sees(page.getByText("Resta-lhe 1 código de recuperação. Crie novos."));
    },
  },
  {
    name: "second factor to be set up",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await beginFactor(page);
      await control(page, "dialog", "Ativar a verificação em dois passos")
        .getByRole("button", { name: "Ativar" })
        .click();
      await sees(page.getByText("O código tem 6 algarismos."));
    },
  },
  {
    name: "recovery codes",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await beginFactor(page);
      await page.getByLabel("Código de 6 algarismos que a aplicação mostra").fill("123456");
      await page.keyboard.press("Enter");
      await sees(page.getByRole("list", { name: "Os seus códigos de recuperação" }));
      await page.keyboard.press("Escape");
      await sees(page.getByRole("alert"));
    },
  },
  {
    name: "presence",
    path: "/conta",
    who: "rich",
    act: askForPresence,
  },
  {
    name: "presence by a code",
    path: "/conta",
    who: "rich",
    act: async (page) => {
      await page.route("**/api/auth/fatores", (route) => route.fulfill({ json: FACTOR.fatores }));
      await askForPresence(page);
      await sees(page.getByLabel("Código", { exact: true }));
    },
  },
  {
    name: "accounts",
    path: "/contas",
    who: "rich",
    act: async (page) => {
      await screen("Contas")(page);
      await page.getByText("1 conta fechada").click();
    },
  },
  { name: "no accounts", path: "/contas", who: "fresh", act: screen("Contas") },
  { name: "new account", path: "/contas", who: "rich", act: openAccount },
  { name: "edited account", path: "/contas", who: "rich", act: ofAccount("Editar") },
  { name: "told account", path: "/contas", who: "rich", act: ofAccount("Indicar saldo") },
  {
    name: "what can be done to an account",
    path: "/contas",
    who: "rich",
    act: choose("Mais sobre a conta Carteira"),
  },
  { name: "categories", path: "/categorias", who: "rich", act: screen("Categorias") },
  { name: "new category", path: "/categorias", who: "rich", act: openCategory },
  {
    name: "edited category",
    path: "/categorias",
    who: "rich",
    act: choose("Editar a categoria Lazer"),
  },
  {
    name: "what can be done to a category",
    path: "/categorias",
    who: "rich",
    act: choose("Mais sobre a categoria Lazer"),
  },
  {
    name: "merged category",
    path: "/categorias",
    who: "rich",
    act: async (page) => {
      await choose("Mais sobre a categoria Lazer")(page);
      await control(page, "button", "Juntar a outra…").click();
      await sees(page.getByLabel("Juntar a", { exact: true }));
    },
  },
  { name: "empty profile", path: "/perfil", who: "fresh", act: screen("Perfil") },
  { name: "personal data", path: "/perfil", who: "fresh", act: choose("Preencher dados") },
  { name: "new goal", path: "/perfil", who: "fresh", act: choose("Novo objetivo") },
  { name: "edited goal", path: "/perfil", who: "rich", act: choose("Editar Bicicleta") },
  {
    name: "money put aside",
    path: "/perfil",
    who: "rich",
    act: async (page) => {
      await page.getByRole("button", { name: /^Adicionar valor a / }).click();
      await dialog(page);
    },
  },
  {
    name: "recommendations to come",
    path: "/recomendacoes",
    who: "rich",
    act: screen("Recomendações"),
  },
  {
    name: "recommendations",
    path: "/recomendacoes",
    who: "rich",
    act: async (page) => {
      await control(page, "button", "Gerar Recomendações").click();
      await sees(page.getByRole("region", { name: "Recomendações geradas" }));
    },
  },
  {
    name: "locked period",
    path: "/recomendacoes",
    who: "rich",
    act: choose("24 meses, só com Premium"),
  },
  { name: "users", path: "/admin", who: "admin", act: screen("Admin") },
  { name: "no users", path: "/admin?pesquisa=ninguem", who: "admin", act: screen("Admin") },
  { name: "new user", path: "/admin", who: "admin", act: choose("Criar utilizador") },
  { name: "new password", path: "/admin", who: "admin", act: choose("Alterar senha de admin") },
  { name: "changed plan", path: "/admin", who: "admin", act: choose("Alterar plano de admin") },
  { name: "recovery link", path: "/admin", who: "admin", act: openRecoveryLink },
  {
    name: "made recovery link",
    path: "/admin",
    who: "admin",
    act: async (page) => {
      await openRecoveryLink(page);
      await control(page, "button", "Criar ligação").click();
      await sees(page.getByLabel("Ligação", { exact: true }));
    },
  },
  {
    name: "own privacy",
    path: "/privacidade",
    who: "rich",
    act: screen("Política de Privacidade"),
  },
  {
    name: "new expense",
    path: "/",
    who: "rich",
    act: async (page) => {
      await openForm(page);
      await control(page, "button", "Guardar").click();
      await sees(page.getByRole("alert"));
    },
  },
  {
    name: "edited expense",
    path: "/despesas",
    who: "rich",
    act: async (page) => {
      await rowAction(page, "Editar");
      await dialog(page);
    },
  },
  {
    name: "history of an expense",
    path: "/despesas",
    who: "rich",
    act: async (page) => {
      await page.route("**/api/historia/despesa/*", (route) => route.fulfill({ json: CHANGES }));
      await rowAction(page, "Histórico de alterações");
      await sees(page.getByText("Versão atual"));
    },
  },
  {
    name: "failed history of an expense",
    path: "/despesas",
    who: "rich",
    act: async (page) => {
      await page.route("**/api/historia/**", (route) => route.abort());
      await rowAction(page, "Histórico de alterações");
      await sees(control(page, "button", "Tentar novamente"));
    },
  },
  {
    name: "refused removal",
    path: "/despesas",
    who: "rich",
    act: async (page) => {
      await page.route("**/api/despesas/*", (route) => route.abort());
      await rowAction(page, "Remover");
      await dialog(page);
    },
  },
  {
    name: "premium offer",
    path: "/",
    who: "rich",
    act: async (page) => {
      await control(page, "button", "Desbloquear com Premium").click();
      await sees(page.getByRole("link", { name: /^Ativar Premium Agora/ }));
    },
  },
  {
    name: "failed screen",
    path: "/privacidade",
    who: "rich",
    act: async (page) => {
      await seesScreen(page, "Política de Privacidade");
      await page.route("**/api/{alteracoes,meses}*", (route) => route.abort());
      await page.goto("/receitas");
      await sees(page.getByRole("alert"));
    },
  },
];
