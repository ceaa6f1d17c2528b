import { paths } from "../../../../src/contract/paths.ts";
import type { NewArchive } from "../../../application/exports/archive.ts";
import type { Clock } from "../../../application/clock.ts";
import type { exportOwnData } from "../../../application/exports/export-data.ts";
import type { readPhoto } from "../../../application/photos/read-photo.ts";
import type { Api } from "../../api.ts";
import { limitConcurrency } from "../../limits/limit-concurrency.ts";
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
      ...limitConcurrency("archives-full"),
      config: {
        access: "user",
        presence: true,
        summary: "Descarregar tudo o que é guardado de si, num só ficheiro",
        description:
          "O zip existe em qualquer plano e tem a conta, as sessões, os consentimentos, os registos, as últimas recomendações, o que foi substituído nos últimos 30 dias e as fotos; LEIA-ME.txt explica o resto. Nada nele revela uma senha ou um token. Conta para os 10 ficheiros por hora da exportação. Faz-se um de cada vez para cada pessoa (429) e dois ao todo (503).",
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
