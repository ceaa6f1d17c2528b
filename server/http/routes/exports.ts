import { setImmediate } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { exportJson } from "../../../src/contract/exports/export-content.ts";
import { exportContentSchema } from "../../../src/contract/exports/export-lists.ts";
import {
  encodeExportSummary,
  exportSummarySchema,
} from "../../../src/contract/exports/export-summary.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { ExportSource } from "../../../src/domain/exports/export-content.ts";
import { toCsv } from "../../../src/domain/shared/csv.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { historyRows } from "../../../src/text/exports/history-rows.ts";
import type { Member } from "../../application/ledger/ledgers.ts";
import type { TooMany } from "../../application/login/rate-limit.ts";
import type { Exported, exportTransactions } from "../../application/exports/export-data.ts";
import type { readExportSummary } from "../../application/exports/read-export-summary.ts";
import type { Api } from "../api.ts";
import { refuseTooMany } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";

type Outcome<Content> = Promise<Result<Exported<Content>, TooMany>>;

export type ExportUseCases = {
  readonly readExportSummary: ReturnType<typeof readExportSummary>;
  readonly exportEverything: (
    member: Member,
    write: (source: ExportSource) => Promise<Buffer>,
  ) => Outcome<Buffer>;
  readonly exportTransactions: ReturnType<typeof exportTransactions>;
};

const access = { feature: "export" } as const;

/** Sends a text as a file to save, with its length, so that a client can show the progress. */
const sendFile = (reply: FastifyReply, name: string, type: string, content: Buffer) =>
  reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .type(`${type}; charset=utf-8`)
    .send(content);

/** Serialises a file while its content is read. */
async function writeWhole(parts: AsyncIterable<string>): Promise<Buffer> {
  const made: Buffer[] = [];
  for await (const part of parts) {
    made.push(Buffer.from(part));
    await setImmediate();
  }
  return Buffer.concat(made);
}

/** Adds the export of the user's data, for plans that include it (/exportacao). */
export function exportRoutes(api: Api, useCases: ExportUseCases): void {
  api.get(
    paths.exportSummary,
    {
      config: {
        access,
        summary: "Ler quanto há para exportar",
        description:
          "Conta os registos e diz o saldo, o primeiro dia e o último; sem registos os dias são null.",
        answers: { 200: exportSummarySchema },
      },
    },
    async (request) =>
      encodeExportSummary(await useCases.readExportSummary(sessionOf(request).ledger.id)),
  );

  api.get(
    paths.exportFile("json"),
    {
      // The length of the file must be known in advance.
      compress: false,
      config: {
        access,
        summary: "Descarregar tudo num ficheiro JSON",
        description:
          "Tem tudo o que é preciso para repor os dados, também o que as outras chamadas não mostram: notificações removidas, sugestões recusadas e o que foi decidido de cada dia previsto. «soma» confirma tudo menos «gerado_em». O nome do ficheiro leva o dia em Lisboa. Até 10 ficheiros por hora, contando todos os formatos.",
        answers: { 200: exportContentSchema },
      },
    },
    async (request, reply) => {
      const exported = await useCases.exportEverything(sessionOf(request).member, (source) =>
        writeWhole(exportJson(source)),
      );
      if (!exported.ok) return refuseTooMany(reply, exported.reason);
      const { content, day } = exported.value;
      return sendFile(reply, `fincontrol-${day}.json`, "application/json", content);
    },
  );

  api.get(
    paths.exportFile("csv"),
    {
      // The length of the file must be known in advance.
      compress: false,
      config: {
        access,
        summary: "Descarregar as receitas e despesas num ficheiro CSV",
        description:
          "Abre numa folha de cálculo sem que nada se execute: há um apóstrofo antes do que começaria uma fórmula, no início de uma célula e depois de vírgula, ponto e vírgula, tabulação ou quebra de linha. Quem lê o ficheiro tira um apóstrofo em cada um desses sítios. Até 10 ficheiros por hora, contando todos os formatos.",
        answers: { 200: "text/csv" },
      },
    },
    async (request, reply) => {
      const exported = await useCases.exportTransactions(sessionOf(request).member);
      if (!exported.ok) return refuseTooMany(reply, exported.reason);
      const { content, day } = exported.value;
      const csv = toCsv(historyRows(content));
      const name = `fincontrol-transacoes-${day}.csv`;
      return sendFile(reply, name, "text/csv", Buffer.from(csv));
    },
  );
}
