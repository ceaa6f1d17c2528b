// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { CopiesOverview } from "../../../src/domain/operator/copies-overview.ts";
import { fakeAdminCopies, GOOD_NIGHT } from "../../support/fakes/fake-admin-copies.ts";
import { renderAdmin } from "../support/admin.tsx";
import { plain } from "../support/records.ts";
import { seeScreen } from "../support/see-screen.ts";

afterEach(cleanup);

const region = () => screen.getByRole("region", { name: "Cópias de segurança" });
const facts = () =>
  [...region().querySelectorAll("dt, dd")].map(({ textContent }) => plain(textContent));
const told = () => within(region()).queryByRole("alert")?.textContent ?? null;
const open = async (copies: CopiesOverview) => {
  await renderAdmin("/admin", { copies: fakeAdminCopies(copies) });
  await seeScreen("Admin");
};

const at = GOOD_NIGHT.last?.madeAt ?? 0;
const LATER = at + 2 * 24 * 60 * 60_000;

describe("the copies of the nights", () => {
  it("are told with the last one, which was verified, and how many there are", async () => {
    await open(GOOD_NIGHT);
    expect(facts()).toEqual([
      "Última cópia",
      "20/11/2026, 00:12Verificada",
      "Cópias guardadas",
      "10",
    ]);
    expect(told()).toBe(null);
  });

  it.each([
    ["full", "não há espaço no disco do servidor."],
    ["damaged", "a base de dados está danificada. Guarde as cópias que já tem."],
    ["unavailable", "a base de dados não respondeu."],
    ["other", "o registo do servidor diz porquê."],
  ] as const)("say of one that failed (%s) when and why, beside the last", async (failure, why) => {
    await open({ ...GOOD_NIGHT, failed: { at: LATER, failure }, isMissed: true });
    expect(plain(told() ?? "")).toBe(`A cópia de 22/11/2026, 00:12 não foi feita: ${why}`);
    expect(facts()).toContain("20/11/2026, 00:12Verificada");
  });

  it("say that one is missing where nobody knows why", async () => {
    await open({ ...GOOD_NIGHT, isMissed: true });
    expect(told()).toBe("Não há uma cópia de hoje nem de ontem.");
  });

  it("alarm nobody before the first", async () => {
    await open({ last: null, failed: null, kept: 0, isMissed: true });
    expect(facts()).toEqual(["Última cópia", "Ainda não há nenhuma", "Cópias guardadas", "0"]);
    expect(told()).toBe(null);
  });

  it("that cannot be asked for leave the accounts as they are, and are tried again", async () => {
    let isAnswered = false;
    const read = async () => {
      if (!isAnswered) throw new Error("offline");
      return GOOD_NIGHT;
    };
    await renderAdmin("/admin", { copies: { read } });
    await seeScreen("Admin");
    expect(told()).toBe("Não foi possível saber em que estado estão as cópias.");
    expect(screen.getByRole("table", { name: "Utilizadores" })).toBeTruthy();
    isAnswered = true;
    await userEvent.click(within(region()).getByRole("button", { name: "Tentar novamente" }));
    await expect.poll(() => told()).toBe(null);
    expect(facts()).toContain("10");
  });
});
