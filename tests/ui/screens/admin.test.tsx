// @vitest-environment happy-dom
import type { Failure } from "../../../src/application/failure.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { UserAccounts } from "../../../src/application/administration/user-accounts.ts";
import { listedUserWith } from "../../support/listed-users.ts";
import { renderAdmin } from "../support/admin.tsx";
import { failing, forever } from "../support/promises.ts";
import { plain } from "../support/records.ts";
import { seeScreen } from "../support/see-screen.ts";
import { userWith } from "../../support/users.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ANA = listedUserWith({ username: "ana", plan: "premium" });
const RUI = listedUserWith({ username: "rui", status: "suspended" });
const PEOPLE = [ANA, RUI];
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => listedUserWith({ username: `zz_${100 + index}` }));

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const rows = () =>
  within(screen.getByRole("table", { name: "Utilizadores" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .slice(0, 5)
        .map((cell) => plain(cell.textContent)),
    );
const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Pesquisar" });
const open = async (...asked: Parameters<typeof renderAdmin>) => {
  const app = await renderAdmin(...asked);
  await seeScreen("Admin");
  return app;
};

describe("the list of users", () => {
  it("says of each who they are, in words", async () => {
    await open("/admin", { users: PEOPLE });
    expect(rows()).toEqual([
      [
        "adminA sua contaNão pode suspender nem excluir a sua própria conta.",
        "chefe@fincontrol.example",
        "Admin",
        "Free",
        "Ativo",
      ],
      ["ana", "ana@exemplo.pt", "Normal", "Premium", "Ativo"],
      ["rui", "rui@exemplo.pt", "Normal", "Free", "Suspenso"],
    ]);
  });

  it("is summed up above it", async () => {
    await open("/admin", { users: PEOPLE });
    const overview = screen.getByRole("region", { name: "Resumo dos utilizadores" });
    const said = [...overview.querySelectorAll("dl > div")].map((total) =>
      plain(total.textContent),
    );
    expect(said).toEqual([
      "Total31 administrador",
      "Ativos267 % do total",
      "Premium133 % do total",
      "Suspensos133 % do total",
    ]);
  });

  it("breaks an email before its host and the parts of it alone", async () => {
    await open("/admin", { users: PEOPLE });
    const cells = screen.getAllByRole("cell").map(({ innerHTML }) => innerHTML);
    expect(cells).toContain("ana<wbr>@exemplo<wbr>.pt");
  });

  it("goes on from page to page, each a place to go to", async () => {
    await open("/admin?pesquisa=zz", { users: many(120) });
    const link = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");
    expect([rows().length, link("Anterior")]).toEqual([50, undefined]);
    expect(screen.getByText("Utilizadores 1–50")).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Seguinte" }));
    expect(await screen.findByText("Utilizadores 51–100")).toBeTruthy();
    expect(link("Anterior")).toBe("/admin?pesquisa=zz");
    await userEvent.click(screen.getByRole("link", { name: "Seguinte" }));
    expect(await screen.findByText("Utilizadores 101–120")).toBeTruthy();
    expect([rows().length, link("Seguinte")]).toEqual([20, undefined]);
    expect(location.search).toBe("?pesquisa=zz&pagina=3");
  });

  it("of one page has no others to go to", async () => {
    await open("/admin", { users: many(49) });
    expect(rows()).toHaveLength(50);
    expect(screen.queryByRole("navigation", { name: "Páginas" })).toBeNull();
  });

  it("beyond its end leads back to its beginning", async () => {
    await open("/admin?pesquisa=zz&pagina=9", { users: many(3) });
    expect(screen.getByText("Esta página já não tem utilizadores")).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Ir para a primeira página" }));
    await expect.poll(() => screen.queryByRole("table") && rows().length).toBe(3);
  });

  it("that cannot be loaded says so and is tried again", async () => {
    for (const report of ["error", "warn"] as const)
      vi.spyOn(console, report).mockImplementation(() => undefined);
    await renderAdmin("/admin", { calls: { overview: failing({ type: "offline" }) } });
    expect((await screen.findByRole("alert")).textContent).toContain("Erro ao carregar usuários");
    expect(button("Tentar novamente")).toBeTruthy();
  });

  it("that cannot be searched says why below the search, which stays", async () => {
    for (const report of ["error", "warn"] as const)
      vi.spyOn(console, report).mockImplementation(() => undefined);
    const list = failing({ type: "rejected", status: 422, detail: "O texto é demasiado longo." });
    await open("/admin?pesquisa=x", { calls: { list } });
    const alert = screen.getByRole("alert");
    expect(within(alert).getByRole("heading", { level: 2 }).textContent).toBe(
      "O texto é demasiado longo.",
    );
    expect(search().value).toBe("x");
  });
});

describe("the search for users", () => {
  it("comes from the address", async () => {
    await open("/admin?pesquisa=rui%40", { users: PEOPLE });
    expect(search().value).toBe("rui@");
    expect(rows().map(([name]) => name)).toEqual(["rui"]);
    expect(screen.getByText("1 utilizador na lista")).toBeTruthy();
  });

  it("goes into the address once it was typed, back on the first page, and keeps the focus", async () => {
    const { router } = await open("/admin?pagina=2", { users: [...many(60), ...PEOPLE] });
    const before = history.length;
    await userEvent.type(search(), "ana");
    await expect.poll(() => router.state.location.searchStr).toBe("?pesquisa=ana");
    await expect.poll(() => rows().map(([name]) => name)).toEqual(["ana"]);
    expect(document.activeElement).toBe(search());
    expect(history.length).toBe(before);
  });

  it("says that it is under way, and leaves in sight what was there", async () => {
    const list: UserAccounts["list"] = (query) =>
      query.search === "" ? Promise.resolve(PEOPLE) : forever();
    await open("/admin", { calls: { list } });
    await userEvent.type(search(), "ana{Enter}");
    expect(await screen.findByText("A procurar…")).toBeTruthy();
    expect(rows()).toHaveLength(2);
  });

  it("that finds nobody says so, and how to see everybody again", async () => {
    await open("/admin?pesquisa=ninguem", { users: PEOPLE });
    expect(screen.getByText("Nenhum utilizador encontrado")).toBeTruthy();
    expect(screen.getByText(/contém «ninguem»/)).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Limpar pesquisa" }));
    await expect.poll(() => screen.queryByRole("table") && rows().length).toBe(3);
    expect(search().value).toBe("");
  });
});

describe("what is done to an account at once", () => {
  it.each([
    ["Suspender ana", "Usuário suspenso com sucesso", "ana", "suspended", "Ativar ana"],
    ["Ativar rui", "Usuário ativado com sucesso", "rui", "active", "Suspender rui"],
  ])("'%s' is told and seen", async (name, told, username, status, next) => {
    const { all } = await open("/admin", { users: PEOPLE });
    await userEvent.click(button(name));
    expect(await screen.findByText(told)).toBeTruthy();
    expect((await all()).find((user) => user.username === username)?.status).toBe(status);
    expect(await screen.findByRole("button", { name: next })).toBeTruthy();
  });

  it("cannot be asked for twice, while the other rows may go on", async () => {
    const change = vi.fn<UserAccounts["change"]>(forever);
    await open("/admin", { users: PEOPLE, calls: { change } });
    await userEvent.dblClick(button("Suspender ana"));
    expect(button("Suspender ana").getAttribute("aria-busy")).toBe("true");
    expect(button("Excluir ana").getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button("Ativar rui"));
    expect(change.mock.calls).toEqual([
      ["ana", { type: "status", status: "suspended" }],
      ["rui", { type: "status", status: "active" }],
    ]);
  });

  it.each([
    [{ type: "offline" }, "Erro ao alterar status"],
    [{ type: "rejected", status: 409, detail: "Tem de existir um." }, "Tem de existir um."],
  ])("that fails with %j says '%s'", async (failure, told) => {
    await open("/admin", { users: PEOPLE, calls: { change: failing(failure) } });
    await userEvent.click(button("Suspender ana"));
    expect(await screen.findByText(told)).toBeTruthy();
    expect(button("Suspender ana").getAttribute("aria-busy")).toBe("false");
  });

  it("asks before it deletes, and says all that is lost", async () => {
    const { asked, all } = await open("/admin", { users: PEOPLE, sure: false });
    await userEvent.click(button("Excluir ana"));
    expect(asked).toHaveLength(1);
    const [question = ""] = asked;
    for (const part of [
      "ana",
      "irreversível",
      "perfil",
      "receitas",
      "despesas",
      "objetivos",
      "orçamentos",
      "notificações",
      "gamificação",
      "permanente",
    ])
      expect(question).toContain(part);
    expect(await all()).toHaveLength(3);
  });

  it("deletes after a yes, and says whom", async () => {
    const { all } = await open("/admin", { users: PEOPLE });
    await userEvent.click(button("Excluir ana"));
    expect(await screen.findByText("Usuário Excluído")).toBeTruthy();
    expect((await all()).map(({ username }) => username)).toEqual(["admin", "rui"]);
    await expect.poll(() => rows().length).toBe(2);
  });

  it("deletes one account where a click is the second of two, or a key is held down", async () => {
    const { asked, all } = await open("/admin", { users: PEOPLE });
    await userEvent.click(button("Excluir ana"));
    await expect.poll(() => rows().length).toBe(2);
    const next = button("Excluir rui");
    fireEvent.click(next, { detail: 2 });
    expect(fireEvent.keyDown(next, { key: "Enter", repeat: true })).toBe(false);
    expect(asked).toHaveLength(1);
    expect(await all()).toHaveLength(2);
  });

  it("leaves nothing more to ask of a deleted account until the list without it is there", async () => {
    const remove = vi.fn<UserAccounts["remove"]>(() => Promise.resolve());
    await open("/admin", { users: PEOPLE, calls: { remove } });
    await userEvent.click(button("Excluir ana"));
    await screen.findByText("Usuário Excluído");
    await userEvent.click(button("Excluir ana"));
    expect(remove).toHaveBeenCalledOnce();
    expect(button("Excluir ana").getAttribute("aria-busy")).toBe("true");
    expect(button("Suspender ana").getAttribute("aria-disabled")).toBe("true");
  });

  it.each<[Failure, string]>([
    [{ type: "offline" }, "Não foi possível excluir o usuário"],
    [
      { type: "rejected", status: 409, detail: "Tem de existir outro." },
      "Não foi possível excluir o usuário. Tem de existir outro.",
    ],
  ])("that cannot be deleted says so, and why if the server does", async (failure, sentence) => {
    await open("/admin", { users: PEOPLE, calls: { remove: failing(failure) } });
    await userEvent.click(button("Excluir ana"));
    expect(await screen.findByText("Erro ao Excluir")).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it.each(["Suspender admin", "Excluir admin"])("'%s' is refused to oneself", async (name) => {
    const { asked, all } = await open("/admin");
    expect(button(name).getAttribute("aria-disabled")).toBe("true");
    const note = document.getElementById(button(name).getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Não pode suspender nem excluir a sua própria conta.");
    await userEvent.click(button(name));
    expect(asked).toEqual([]);
    expect(await all()).toMatchObject([{ username: "admin", status: "active" }]);
  });
});

describe("the way to the administration", () => {
  const entries = () =>
    within(screen.getByRole("navigation", { name: "Navegação principal" }))
      .getAllByRole("link")
      .map((link) => link.textContent);

  it("is the last entry of an administrator's menu", async () => {
    await open("/admin");
    expect(entries().at(-1)).toBe("Admin");
  });

  it("does not exist for anybody else, who is led to the dashboard and asks the server nothing", async () => {
    const { started, router } = await renderAdmin("/admin?pagina=2", { user: userWith() });
    await seeScreen("Dashboard");
    expect(entries()).not.toContain("Admin");
    expect(router.state.location.href).toBe("/");
    expect(started).not.toHaveBeenCalled();
  });
});

describe("the second factors of administrators and users", () => {
  const required = () =>
    screen.getByRole<HTMLInputElement>("checkbox", {
      name: "Exigir verificação em dois passos aos administradores",
    });

  it("may be required of administrators, which is written at once and told", async () => {
    await open("/admin");
    expect(required().checked).toBe(false);
    await userEvent.click(required());
    expect(await screen.findByText(/precisam agora da verificação em dois passos/)).toBeTruthy();
    expect(required().checked).toBe(true);
  });

  it("stay as they were if the server refuses, with its sentence", async () => {
    const detail = "Ative primeiro a verificação em dois passos.";
    await open("/admin", {
      settings: { write: failing({ type: "rejected", status: 409, detail }) },
    });
    await userEvent.click(required());
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(required().checked).toBe(false);
  });

  it("lead an administrator who needs one to where it is set up", async () => {
    const detail = "Para administrar, falta algo.";
    const missing: Failure = { type: "rejected", status: 403, detail, code: "segundo_fator" };
    await open("/admin", { calls: { overview: failing(missing) } });
    expect(await screen.findByText(/ative primeiro a verificação em dois passos/)).toBeTruthy();
    const link = screen.getByRole("link", { name: "Ir para Conta e segurança" });
    expect(link.getAttribute("href")).toBe("/conta");
  });

  it("are removed from somebody else after a question, and told", async () => {
    const { asked } = await open("/admin", { users: PEOPLE, guarded: ["ana"] });
    expect(
      screen.queryByRole("button", { name: "Remover a verificação em dois passos de admin" }),
    ).toBe(null);
    await userEvent.click(button("Remover a verificação em dois passos de ana"));
    expect(await screen.findByText(/dois passos de ana foi removida/)).toBeTruthy();
    expect(asked).toEqual([
      expect.stringContaining("Remover a verificação em dois passos de ana?"),
    ]);
    await userEvent.click(button("Remover a verificação em dois passos de rui"));
    expect(await screen.findByText("Esta conta não tem verificação em dois passos.")).toBeTruthy();
  });

  it("stay with whoever thinks better of it", async () => {
    const removeFactor = vi.fn<UserAccounts["removeFactor"]>();
    await open("/admin", { users: PEOPLE, sure: false, calls: { removeFactor } });
    await userEvent.click(button("Remover a verificação em dois passos de ana"));
    expect(removeFactor).not.toHaveBeenCalled();
  });
});
