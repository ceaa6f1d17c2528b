import { paths } from "../../../src/contract/paths.ts";
import type { OwnData } from "../../../src/domain/exports/own-data.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { NewArchive } from "../../application/ports/archive.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { TooMany } from "../../application/ports/rate-limit.ts";
import type { Actor } from "../../application/prove-password.ts";
import type { Exported } from "../../application/use-cases/export-data.ts";
import type { Api } from "../api.ts";
import { fewAtOnce } from "../few-at-once.ts";
import { oneEach } from "../one-each.ts";
import { archiveWithPhotos, packOwnData } from "../own-data-archive.ts";
import { refuseTooMany } from "../refuse.ts";
import { sessionOf } from "../session-of.ts";

export type OwnDataUseCases = {
  readonly exportOwnData: (
    actor: Actor,
    member: Member,
    write: (data: OwnData) => Promise<void>,
  ) => Promise<Result<Exported<readonly string[]>, TooMany>>;
  readonly readPhoto: (name: string) => Promise<Uint8Array | null>;
  readonly newArchive: NewArchive;
  readonly clock: Clock;
};

/** Everything that is kept of whoever asks, in one file, on every plan (/auth/me/dados). */
export function ownDataRoutes(
  api: Api,
  { exportOwnData, readPhoto, newArchive, clock }: OwnDataUseCases,
): void {
  api.get(
    paths.ownData,
    {
      // It is packed already.
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
