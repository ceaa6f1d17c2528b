import type { ActorRefFrom } from "xstate";
import type { dataDownloadMachine } from "../../../application/exports/data-download.machine.ts";
import type { ExportFormat, ExportSummary } from "../../../domain/exports/export-summary.ts";

export type DataDownloadActor = ActorRefFrom<typeof dataDownloadMachine>;

export type DataExportActors = Readonly<Record<ExportFormat, DataDownloadActor>>;

/** The parts that composition provides to the export of all data. */
export type DataExportFeature = {
  readonly load: () => Promise<ExportSummary>;
  readonly actors: DataExportActors;
};

/** The content for users whose plan includes the export. */
export type DataExportContent = {
  readonly summary: ExportSummary;
  readonly actors: DataExportActors;
};
