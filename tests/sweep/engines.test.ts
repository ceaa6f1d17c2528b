import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, type TestContext } from "vitest";
import { makeAccount, PASSWORD, storedFor, type Account } from "../e2e/support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { areAll, readOfflineFiles } from "../e2e/support/offline-files.ts";
import { makePremiumAccount } from "../e2e/support/premium.ts";
import { startProduct, type Product } from "../e2e/support/product.ts";
import { DESKTOP, PHONE } from "../e2e/support/stage.ts";
import { firefox } from "./support/engines/firefox.ts";
import { personAt, type Person } from "./support/engines/person.ts";
import type { Size } from "./support/engines/session.ts";
import { webkit } from "./support/engines/webkit-gtk.ts";

/** The product's worker takes its time. */
const ALL_FILES = { timeout: 60_000, interval: 1_000 };

const FILE = resolve("tests/fixtures/bank-files/cgd-ordem.csv");

for (const engine of [firefox, webkit]) {
  describe.skipIf(engine.missing !== null)(`the main journeys in ${engine.name}`, () => {
    let product: Product;
    const open: Person[] = [];
    beforeEach(async () => {
      product = await startProduct();
    });
    afterEach(async () => {
      const complaints = open.flatMap((person) => person.takeComplaints());
      for (const person of open.splice(0)) await person.close();
      await product.close();
      if (complaints.length > 0) throw new Error(complaints.join("\n"));
    });

    /** Somebody comes; where the engine is there but does not start, the test is skipped and says why. */
    async function comes({ skip }: TestContext, { viewport }: { readonly viewport: Size }) {
      const device = viewport.width < 600 ? "phone" : "desktop";
      const session = await engine
        .open(viewport)
        .catch((reason: unknown) => skip(`${engine.name} does not start here: ${String(reason)}`));
      const person = personAt(session, product.url, `${engine.name}-${device}`);
      open.push(person);
      return person;
    }

    /** Puts a person's session into their browser. */
    async function signedIn(person: Person, account: Account, theme: "dark" | "light") {
      await person.goTo("/robots.txt");
      await person.run(
        (entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        },
        Object.entries({ ...storedFor(account), "fincontrol-theme": theme }),
      );
    }

    it("takes somebody from the landing page to a first entry", SWEEP, async (context) => {
      const person = await comes(context, DESKTOP);
      const name = `ana_${engine.name.toLowerCase()}`;
      await person.goTo("/");
      await person.sees({ role: "heading", name: "O seu dinheiro, finalmente à vista." });
      await person.shot("landing");
      await person.click({ role: "link", name: "Começar grátis" });
      await person.fill("Nome de utilizador", name);
      await person.fill("Email", `${name}@exemplo.pt`);
      await person.fill("Senha", PASSWORD);
      await person.fill("Confirmar senha", PASSWORD);
      await person.click({ role: "button", name: "Criar Conta" });
      await expect.poll(person.path).toBe("/login");
      await person.sees({ role: "heading", name: "Entrar" });
      await person.fill("Senha", PASSWORD);
      await person.click({ role: "button", name: "Entrar" });
      await person.sees({ role: "heading", name: "Privacidade e termos" });
      await person.run(() => {
        for (const region of document.querySelectorAll("[role=region]"))
          region.scrollTo(0, region.scrollHeight);
      });
      await person.shot("consent");
      await expect
        .poll(() =>
          person.run(() =>
            [...document.querySelectorAll("button")].some(
              (button) => button.textContent === "Aceitar" && !button.disabled,
            ),
          ),
        )
        .toBe(true);
      await person.click({ role: "button", name: "Aceitar" });
      await person.sees({ role: "heading", name: "Dashboard" });
      await person.click({ role: "button", name: "Despesa" });
      await person.fill("Valor", "12,50");
      await person.choose("Categoria", "Alimentação");
      await person.fill("Descrição", "Mercado", true);
      await person.shot("form");
      await person.click({ role: "button", name: "Guardar" });
      await person.sees({ text: "Despesa adicionada com sucesso!" });
      await person.goTo("/historico");
      await person.sees({ text: "Mercado" });
      await person.shot("history");
    });

    it(
      "imports a bank's file, sets a budget, writes a report and changes its theme",
      SWEEP,
      async (context) => {
        const account = await makePremiumAccount(product);
        const person = await comes(context, DESKTOP);
        await signedIn(person, account, "light");
        await person.goTo("/importar");
        await person.sees({ role: "heading", name: "Importar" });
        await person.putFile("Ficheiro do banco", FILE);
        await person.click({ role: "button", name: "Registo eu as compras" });
        await person.shot("import");
        await person.click({ role: "button", name: "Importar 10 movimentos" });
        await person.sees({ text: "10 movimentos importados" });

        await person.goTo("/orcamento");
        await person.click({ role: "button", name: "Novo orçamento" });
        await person.fill("Limite", "1 000,50 €");
        await person.choose("Categoria", "Lazer");
        await person.click({ role: "button", name: "Guardar" });
        await person.sees({ text: "Orçamento criado com sucesso!" });
        await person.shot("budgets");

        await person.goTo("/relatorios");
        await person.sees({ role: "button", name: "PDF" });
        await person.shot("reports");
        // Every file that a browser saves goes through here.
        await person.run(() => {
          const saved: Blob[] = [];
          Object.assign(globalThis, { saved });
          const make = URL.createObjectURL.bind(URL);
          URL.createObjectURL = (file: Blob) => {
            saved.push(file);
            return make(file);
          };
        });
        await person.click({ role: "button", name: "PDF" });
        await person.sees({ text: "Relatório exportado em formato PDF!" });
        const head = await person.run(() => {
          const [file] = (globalThis as unknown as { readonly saved: readonly Blob[] }).saved;
          return file?.slice(0, 5).text();
        });
        expect(head).toBe("%PDF-");

        await person.click({ role: "button", name: "Alternar entre tema claro e escuro" });
        await person.sees({ role: "heading", name: "Relatórios" });
        await expect
          .poll(() => person.run(() => getComputedStyle(document.documentElement).colorScheme))
          .toBe("dark");
        await person.shot("reports-dark");
      },
    );

    it(
      "works on the phone, also without a network, and sends what waited",
      SWEEP,
      async (context) => {
        const account = await makeAccount(product.url);
        const person = await comes(context, PHONE);
        await signedIn(person, account, "dark");
        await person.goTo("/conta");
        await person.click({ role: "button", name: "Este dispositivo é meu" });
        // The size of the copy, once there is one.
        await person.sees({ text: "kB", part: true });
        await person.goTo("/");
        await person.sees({ role: "heading", name: "Dashboard" });
        await person.shot("dashboard");
        for (const path of ["/", "/despesas", "/historico", "/orcamento", "/perfil", "/conta"]) {
          await person.goTo(path);
          await person.sees({ role: "button", name: "Abrir menu" });
          expect([path, await person.overflow()]).toEqual([path, 0]);
        }
        await expect
          .poll(async () => areAll(await person.run(readOfflineFiles)), ALL_FILES)
          .toBe(true);
        await product.stop();
        await person.goTo("/despesas");
        await person.sees({ role: "heading", name: "Despesas" });
        await person.click({ role: "button", name: "Adicionar despesa" });
        await person.fill("Valor", "1,20");
        await person.choose("Categoria", "Alimentação");
        await person.fill("Descrição", "Café sem rede", true);
        await person.click({ role: "button", name: "Guardar" });
        await person.sees({ text: "Café sem rede" });
        await person.sees({ text: "Sem ligação · 1 por enviar" });
        await person.shot("offline");
        await product.start();
        await person.seesNot({ text: "por enviar", part: true });
        expect(await account.records("expense")).toMatchObject([{ descricao: "Café sem rede" }]);
        // Some engines report each call that got no answer.
        person.takeComplaints();
      },
    );
  });
}
