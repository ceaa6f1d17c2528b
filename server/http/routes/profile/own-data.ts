import { paths } from "../../../../src/contract/paths.ts";
import type { NewArchive } from "../../../application/exports/archive.ts";
import type { Clock } from "../../../application/clock.ts";
import type { exportOwnData } from "../../../application/exports/export-data.ts";
import type { readPhoto } from "../../../application/photos/read-photo.ts";
import type { Api } from "../../api.ts";
import { fewAtOnce } from "../../limits/few-at-once.ts";
import { oneEach } from "../../limits/one-each.ts";
import { archiveWithPhotos, packOwnData } from "../../own-data-archive.ts";
import { refuseTooMany } from "../../answers/refuse.ts";
import { sessionOf } from "../../access/session-of.ts";

export type OwnDataUseCases = {
  readonly exportOwnData: ReturnType<typeof exportOwnData>;
  readonly readPhoto: ReturnType<typeof readPhoto>;
  readonly newArchive: NewArchive;
  readonly clock: Clock;
};

/** Adds the download of all of the user's data in one file, on every plan (/auth/me/dados). */
export function ownDataRoutes(
  api: Api,
  { exportOwnData, readPhoto, newArchive, clock }: OwnDataUseCases,
): void {
  api.get(
    paths.ownData,
    {
      // Already compressed.
      compress: false,
      preParsing: oneEach("archive-under-way"),
      ...fewAtOnce("archives-full"),
      config: {
        access: "user",
        presence: true,
        summary: "Descarregar tudo o que é guardado de si, num só ficheiro",
        answers: { 200: "application/zip" },
        refusals: ["archive-under-way", "archives-full"],
      },
    },
    async (request, reply) => {
      const { user, id: session, member } = sessionOf(request);
      const archive = newArchive(clock.now());
      const exported = await exportOwnData({ user, session }, member, (data) =>
        packOwnData(archive, data),
      );
      if (!exported.ok) return refuseTooMany(reply, exported.reason);
      const { content: photos, day } = exported.value;
      const name = `fincontrol-os-meus-dados-${day}.zip`;
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .type("application/zip")
        .send(archiveWithPhotos(archive, photos, readPhoto));
    },
  );
}
