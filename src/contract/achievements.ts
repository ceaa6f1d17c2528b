import * as v from "valibot";
import type { AchievementStatus, NewAchievement } from "../domain/achievements/status.ts";
import { percentOfPart } from "./fields.ts";
import { response } from "./shape.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The response of GET /gamificacao/status; at the top there is no next level. */
export const achievementStatusSchema = response({
  level: v.pipe(v.number(), v.integer(), v.minValue(1)),
  level_nome: v.string(),
  pontos_totais: count,
  proximo_level: v.nullable(v.pipe(v.number(), v.integer())),
  progresso_level: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  pontos_para_proximo: v.nullable(count),
  total_conquistas: count,
  total_conquistas_possiveis: count,
  conquistas: v.array(
    response({
      id: v.string(),
      nome: v.string(),
      descricao: v.string(),
      icone: v.string(),
      pontos: count,
      conquistada: v.boolean(),
    }),
  ),
});

/** The response of POST /gamificacao/verificar. */
export const achievementCheckSchema = response({
  novas_conquistas: v.array(response({ nome: v.string(), descricao: v.string(), pontos: count })),
});

export const decodeAchievementStatus = (
  fields: v.InferOutput<typeof achievementStatusSchema>,
): AchievementStatus => ({
  level: {
    number: fields.level,
    name: fields.level_nome,
    progress: fields.progresso_level / 100,
    // A server that names no next level may still report 0 points to it.
    toNext: fields.proximo_level === null ? null : fields.pontos_para_proximo,
  },
  points: fields.pontos_totais,
  wonCount: fields.total_conquistas,
  total: fields.total_conquistas_possiveis,
  achievements: fields.conquistas.map((achievement) => ({
    id: achievement.id,
    name: achievement.nome,
    description: achievement.descricao,
    points: achievement.pontos,
    won: achievement.conquistada,
  })),
});

/** Encodes a status; an achievement's id is the name of its icon. */
export const encodeAchievementStatus = (
  status: AchievementStatus,
): v.InferInput<typeof achievementStatusSchema> => ({
  level: status.level.number,
  level_nome: status.level.name,
  pontos_totais: status.points,
  proximo_level: status.level.toNext === null ? null : status.level.number + 1,
  progresso_level: percentOfPart(status.level.progress),
  pontos_para_proximo: status.level.toNext,
  total_conquistas: status.wonCount,
  total_conquistas_possiveis: status.total,
  conquistas: status.achievements.map(({ id, name, description, points, won }) => ({
    id,
    nome: name,
    descricao: description,
    icone: id,
    pontos: points,
    conquistada: won,
  })),
});

export const decodeAchievementCheck = ({
  novas_conquistas,
}: v.InferOutput<typeof achievementCheckSchema>): readonly NewAchievement[] =>
  novas_conquistas.map(({ nome, descricao, pontos }) => ({
    name: nome,
    description: descricao,
    points: pontos,
  }));

export const encodeAchievementCheck = (
  won: readonly NewAchievement[],
): v.InferInput<typeof achievementCheckSchema> => ({
  novas_conquistas: won.map(({ name, description, points }) => ({
    nome: name,
    descricao: description,
    pontos: points,
  })),
});
