// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type {
  DataExports,
  DownloadProgress,
} from "../../../src/application/exports/data-exports.ts";
import type { ReadyFile } from "../../../src/application/exports/file-saver.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { fakeDataExports } from "../../support/fakes/fake-data-exports.ts";
import { failing, forever } from "../support/promises.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderDataExport } from "../support/render-data-export.tsx";
import { seeScreen } from "../support/see-screen.ts";
import { userWith } from "../../support/users.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const RECORDS = [
  recordWith({ kind: "income", amount: cents(100_000), date: civilDate(2025, 1, 2) }),
  recordWith({ amount: cents(1_250) }),
];

const show = async (exports: DataExports) => {
  const app = await renderDataExport(exports);
  await seeScreen("Exportação");
  return app;
};
const region = (name: string) => screen.getByRole("region", { name });
const textOf = (name: string) => plain(region(name).textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** A download that a test brings about piece by piece. */
function byHand() {
  const file = Promise.withResolvers<ReadyFile>();
  let tell: (progress: DownloadProgress) => void = () => undefined;
  const download = vi.fn<DataExports["download"]>((_, onProgress) => {
    tell = onProgress;
    return file.promise;
  });
  return { download, tell: (progress: DownloadProgress) => tell(progress), ...file };
}

describe("the summary of an export", () => {
  it("counts what there is, with its balance and its period", async () => {
    await show(fakeDataExports(RECORDS));
    expect(textOf("Saldo")).toContain("987,50 €");
    expect(textOf("Período dos dados")).toContain("02/01/2025 a 20/11/2026");
    const counts = within(region("O que será exportado")).getAllByRole("term");
    expect(counts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ["Transações", "2"],
      ["Receitas", "1"],
      ["Despesas", "1"],
      ["Objetivos", "0"],
      ["Orçamentos", "0"],
    ]);
  });

  it("of one day names it once, and of nothing names none", async () => {
    await show(fakeDataExports([recordWith()]));
    expect(textOf("Período dos dados")).toContain("20/11/2026Do");
    expect(textOf("Saldo")).toContain("−12,50 €");
    cleanup();
    await show(fakeDataExports([]));
    expect(textOf("Período dos dados")).toContain("Ainda sem registos");
  });

  it("that cannot be loaded says why, and is asked for again", async () => {
    // React and the router report what the screen already tells.
    for (const report of ["error", "warn"] as const)
      vi.spyOn(console, report).mockImplementation(() => undefined);
    const fake = fakeDataExports(RECORDS);
    const summary = vi.fn<DataExports["summary"]>(failing({ type: "offline" }));
    await renderDataExport({ ...fake, summary });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Erro ao carregar resumo: No response from server");
    summary.mockImplementation(() => fake.summary());
    await press("Tentar novamente");
    expect(await screen.findByText("Período dos dados")).toBeTruthy();
  });
});

describe("a download", () => {
  it.each([
    ["JSON", "fincontrol-2026-11-20.json", "Dados exportados em formato JSON!"],
    ["CSV", "fincontrol-transacoes-2026-11-20.csv", "Transações exportadas em formato CSV!"],
  ])("of %s is saved under the server's name, and told", async (format, name, notice) => {
    const { files, notices } = await show(fakeDataExports(RECORDS));
    await press(`Descarregar ${format}`);
    await expect.poll(() => notices).toEqual([notice]);
    expect(files.saved.map((file) => file.name)).toEqual([name]);
  });

  it("tells how far it is, and cannot be asked for twice meanwhile", async () => {
    const { download, tell } = byHand();
    await show({ ...fakeDataExports(RECORDS), download });
    await press("Descarregar JSON");
    expect(textOf("Cópia completa")).toContain("A preparar o ficheiro…");
    tell({ loaded: 312_400, total: 1_250_000 });
    await expect.poll(() => textOf("Cópia completa")).toContain("312 kB de 1,25 MB · 25 %");
    const bar = screen.getByRole("progressbar", { name: "Descarga do ficheiro JSON" });
    expect(bar.getAttribute("aria-valuenow")).toBe("25");
    await press("A descarregar…");
    expect(download).toHaveBeenCalledTimes(1);
  });

  it("leaves the other one at hand", async () => {
    const { download } = byHand();
    await show({ ...fakeDataExports(RECORDS), download });
    await press("Descarregar JSON");
    await press("Descarregar CSV");
    expect(download.mock.calls.map(([format]) => format)).toEqual(["json", "csv"]);
  });

  it("of a size that nobody knows tells what has come, without a bar", async () => {
    const { download, tell } = byHand();
    await show({ ...fakeDataExports(RECORDS), download });
    await press("Descarregar CSV");
    tell({ loaded: 999, total: null });
    await expect.poll(() => textOf("Transações")).toContain("999 B recebidos");
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("that fails says why, saves nothing, and may be tried again", async () => {
    const failure = { type: "rejected", status: 429, detail: "Demasiados pedidos." };
    const download = vi.fn<DataExports["download"]>(failing(failure));
    const { files, notices } = await show({ ...fakeDataExports(RECORDS), download });
    await press("Descarregar JSON");
    await expect.poll(() => notices).toEqual(["Demasiados pedidos."]);
    await press("Descarregar JSON");
    await expect.poll(() => notices).toHaveLength(2);
    expect(files.saved).toEqual([]);
  });
});

describe("the screen of exports", () => {
  it("says that the files hold everything, and that no copy is kept", async () => {
    await show(fakeDataExports([]));
    const note = screen.getByRole("complementary", { name: "Os seus dados são só seus" });
    expect(note.textContent).toContain("todos os seus dados pessoais");
    expect(note.textContent).toContain("não fica com nenhuma cópia");
  });

  it("without Premium is an example behind a lock, and asks the server for nothing", async () => {
    const summary = vi.fn<DataExports["summary"]>(forever);
    const { actors } = await renderDataExport({ ...fakeDataExports([]), summary }, userWith());
    await seeScreen("Exportação");
    expect(screen.queryByRole("button", { name: "Descarregar JSON" })).toBeNull();
    await press("Desbloquear com Premium");
    await expect.poll(() => actors.premium.getSnapshot().hasTag("open")).toBe(true);
    expect(summary).not.toHaveBeenCalled();
  });
});
