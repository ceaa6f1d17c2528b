import { paths } from "../../../../src/contract/paths.ts";
import {
  decodeProfile,
  encodeProfile,
  profileDraftSchema,
  profileSchema,
} from "../../../../src/contract/profile/profile.ts";
import type { Profiles } from "../../../application/profile/profiles.ts";
import type { createProfile } from "../../../application/profile/create-profile.ts";
import type { Api } from "../../api.ts";
import { onceKeyOf } from "../../requests/once-key.ts";
import { refuse } from "../../answers/refuse.ts";
import { sendNullable } from "../../answers/send-nullable.ts";
import { sessionOf } from "../../access/session-of.ts";

export type ProfileUseCases = {
  readonly readProfile: Profiles["of"];
  readonly createProfile: ReturnType<typeof createProfile>;
  readonly updateProfile: Profiles["replace"];
};

/** Adds the user's personal data (/perfil). */
export function profileRoutes(api: Api, useCases: ProfileUseCases): void {
  api.get(
    paths.profile,
    {
      config: {
        access: "user",
        summary: "Ler o perfil; null enquanto não existir",
        description: "«idade» é null se não foi dita.",
        answers: { 200: profileSchema },
      },
    },
    async (request, reply) => {
      const profile = await useCases.readProfile(sessionOf(request).user.id);
      return sendNullable(reply, profile && encodeProfile(profile));
    },
  );

  api.post(
    paths.profile,
    {
      schema: { body: profileDraftSchema },
      config: {
        access: "user",
        summary: "Criar o perfil",
        description: "Um que já existe altera-se com PUT (409).",
        answers: { 201: profileSchema },
        refusals: ["profile-exists"],
        repeatable: true,
      },
    },
    async (request, reply) => {
      const profile = decodeProfile(request.body);
      const once = onceKeyOf(request, profile);
      if (!once.ok) return refuse(reply, once.reason);
      const { user } = sessionOf(request);
      const created = await useCases.createProfile(user.id, profile, once.value);
      if (!created.ok) return refuse(reply, created.reason);
      return reply.code(201).send(encodeProfile(created.value));
    },
  );

  api.put(
    paths.profile,
    {
      schema: { body: profileDraftSchema },
      config: {
        access: "user",
        summary: "Alterar o perfil",
        description: "O corpo diz o perfil todo; sem «idade» fica sem ela.",
        answers: { 200: profileSchema },
        refusals: ["no-profile"],
      },
    },
    async (request, reply) => {
      const profile = decodeProfile(request.body);
      const found = await useCases.updateProfile(sessionOf(request).user.id, profile);
      return found ? encodeProfile(profile) : refuse(reply, "no-profile");
    },
  );
}
