import multipart from "@fastify/multipart";
import { object, pipe, regex, string, transform } from "valibot";
import { photoSchema } from "../../../src/contract/kinds/goals.ts";
import { paths } from "../../../src/contract/paths.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import type { readPhoto } from "../../application/photos/read-photo.ts";
import type { uploadPhoto } from "../../application/photos/upload-photo.ts";
import type { Api } from "../api.ts";
import { nameOfFile, PHOTO_FILE } from "../requests/photo-addresses.ts";
import { readUpload, UPLOAD_FIELD } from "../requests/read-upload.ts";
import { refuse, refuseField, refuseTooMany } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";

export type PhotoUseCases = {
  readonly uploadPhoto: ReturnType<typeof uploadPhoto>;
  readonly readPhoto: ReturnType<typeof readPhoto>;
};

/** The photo in a path; an invalid one names no photo. */
const photoInPath = object({
  ficheiro: pipe(string(), regex(PHOTO_FILE), transform(nameOfFile)),
});

/** A photo never changes, and only the browser that showed it may cache it. */
const KEPT = "private, max-age=31536000, immutable";

/** Adds the photos of goals: stored by their owner, shown to everybody who knows their address. */
export function photoRoutes(api: Api, { uploadPhoto, readPhoto }: PhotoUseCases): void {
  api.get(
    paths.photo(":ficheiro"),
    {
      schema: { params: photoInPath },
      config: {
        access: "public",
        summary: "Ver uma foto; o endereço não se adivinha",
        description: "Basta o endereço, que tem 32 bytes aleatórios. É um WebP que nunca muda.",
        answers: { 200: "image/webp" },
      },
    },
    async (request, reply) => {
      const webp = await readPhoto(request.params.ficheiro);
      if (webp === null) return refuse(reply, "no-such-record");
      return reply.header("cache-control", KEPT).type("image/webp").send(webp);
    },
  );

  // Forms are read only here, and JSON everywhere else.
  void api.register(async (forms: Api) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser("*", (_request, _payload, done) => done(null));
    await forms.register(multipart);

    forms.post(
      paths.goalPhoto,
      {
        config: {
          access: "user",
          summary: "Carregar a foto de um objetivo",
          description:
            "Um só ficheiro, em «file»: PNG, JPEG, WebP, GIF ou AVIF, até 5 MiB e 8192 píxeis de lado. JPEG e PNG podem ter 40 megapíxeis, WebP 20, GIF 10 e AVIF 4; um JPEG progressivo e um PNG entrelaçado ou de 16 bits podem ter menos (413). Guarda um WebP novo, direito, de 1024 por 2048 píxeis no máximo, só com a primeira imagem e sem metadados. Ponha «foto_url» num objetivo dentro de 24 horas. Cabem 50 MB de fotos em uso e outro tanto das que só o lixo ou uma versão anterior nomeia, das quais saem as mais antigas. Até 20 por hora.",
          answers: { 201: photoSchema },
          upload: UPLOAD_FIELD,
        },
      },
      async (request, reply) => {
        const { member } = sessionOf(request);
        const address = await uploadPhoto(member, () => readUpload(request));
        if (address.ok) return reply.code(201).send({ foto_url: address.value });
        const { reason } = address;
        if (typeof reason === "object") return refuseTooMany(reply, reason);
        if (reason === "not-one-file")
          return refuseField(reply, UPLOAD_FIELD, refusedFields.notOneFile);
        return refuse(reply, reason);
      },
    );
  });
}
