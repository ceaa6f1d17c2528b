import { copiesSchema, encodeCopies } from "../../../../src/contract/administration/copies.ts";
import { paths } from "../../../../src/contract/paths.ts";
import type { CopiesOverview } from "../../../../src/domain/operator/copies-overview.ts";
import type { Api } from "../../api.ts";

export type AdminCopiesUseCases = { readonly readCopies: () => Promise<CopiesOverview> };

/** Adds the state of the nightly copies, for administrators (/admin/copias). */
export function adminCopiesRoutes(api: Api, { readCopies }: AdminCopiesUseCases): void {
  api.get(
    paths.adminCopies,
    {
      config: {
        access: "admin",
        summary: "Saber em que estado estão as cópias de segurança de cada noite",
        description:
          "«ultima» é a cópia inteira mais recente, «falhou» diz quando e porque falhou uma depois dela; ambas podem ser null. «guardadas» conta as cópias que existem, e «em_falta» diz se falta a que já devia ter sido feita.",
        answers: { 200: copiesSchema },
      },
    },
    async () => encodeCopies(await readCopies()),
  );
}
