import { ACHIEVEMENT_POINTS, pointsOf } from "../../domain/achievements/achievement.ts";
import { levelOf } from "../../domain/achievements/level.ts";
import { checksum, type Checksum } from "../../domain/exports/checksum.ts";
import type { ExportHead, ExportLists, ExportSource } from "../../domain/exports/export-content.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { encodeProfile } from "../profile/profile.ts";
import { LISTS, type Fields, type ListCodec } from "./export-lists.ts";

/** The number of records written in one go; few enough not to hold up other requests. */
const RECORD_BATCH_SIZE = 500;

const LIST_NAMES = Object.keys(LISTS) as readonly (keyof ExportLists)[];

/** Writes an export as the file of GET /exportacao/json, one record a line, in short parts. */
export async function* exportJson(source: ExportSource): AsyncGenerator<string> {
  const head = JSON.stringify(encodeHead(source), null, 2);
  yield head.slice(0, -"\n}".length);
  const sum = checksum();
  sum.add(summed(encodeHead(source)));
  for (const name of LIST_NAMES) yield* listJson(name, source.pages[name], sum);
  yield `,\n  "soma": "${sum.value()}"\n}\n`;
}

/** The head as it counts in the checksum, which is the same whenever the file was made. */
const summed = ({ gerado_em: _, ...head }: ReturnType<typeof encodeHead>) => JSON.stringify(head);

async function* listJson<Name extends keyof ExportLists>(
  list: Name,
  pages: AsyncIterable<readonly ExportLists[Name][]>,
  sum: Checksum,
): AsyncGenerator<string> {
  const { name, encode } = LISTS[list] as Pick<ListCodec<Name, keyof Fields>, "name" | "encode">;
  sum.add(name);
  yield `,\n  "${name}": [`;
  let separator = "\n    ";
  for await (const page of pages)
    for (let from = 0; from < page.length; from += RECORD_BATCH_SIZE) {
      const some = page.slice(from, from + RECORD_BATCH_SIZE);
      const written = some.map((one) => JSON.stringify(encode(one)));
      for (const one of written) sum.add(one);
      yield separator + written.join(",\n    ");
      separator = ",\n    ";
    }
  yield separator.startsWith(",") ? "\n  ]" : "]";
}

const encodeHead = ({ createdAt, profile, achievements, ...head }: ExportHead) => ({
  versao: 3,
  gerado_em: new Date(createdAt).toISOString(),
  perfil: profile === null ? null : encodeProfile(profile),
  gamificacao: encodeAchievements(achievements),
  reserva: eurosFromCents(head.accountReserve),
  propostas_recusadas: head.dismissedProposals,
});

function encodeAchievements(won: ExportHead["achievements"]) {
  const points = pointsOf(won.map(({ id }) => id));
  return {
    level: levelOf(points).number,
    pontos_totais: points,
    conquistas: won.map(({ id, wonAt }) => ({
      id,
      pontos: ACHIEVEMENT_POINTS[id],
      conquistada_em: new Date(wonAt).toISOString(),
    })),
  };
}
