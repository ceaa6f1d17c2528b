import * as v from "valibot";
import { nextLevel } from "../domain/achievements/level.ts";
import type { AchievementStatus, NewAchievement } from "../domain/achievements/status.ts";
import { percentOfPart } from "../domain/shared/percent.ts";
import { response } from "./shape.ts";
import { field } from "./wire/field.ts";
import { list } from "./wire/nested.ts";
import { wire } from "./wire/wire.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const name = field("nome", v.string());
const description = field("descricao", v.string());
const points = field("pontos", count);

const achievement = wire({
  id: field("id", v.string()),
  name,
  description,
  icon: field("icone", v.string()),
  points,
  won: field("conquistada", v.boolean()),
});

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
  conquistas: v.array(response(achievement.entries)),
});

const check = wire({ won: list("novas_conquistas", wire({ name, description, points })) });

/** The response of POST /gamificacao/verificar. */
export const achievementCheckSchema = response(check.entries);

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
  achievements: fields.conquistas.map(achievement.read).map(({ icon: _, ...one }) => one),
});

/** Encodes a status; an achievement's id is the name of its icon. */
export const encodeAchievementStatus = (
  status: AchievementStatus,
): v.InferInput<typeof achievementStatusSchema> => ({
  level: status.level.number,
  level_nome: status.level.name,
  pontos_totais: status.points,
  proximo_level: status.level.toNext === null ? null : nextLevel(status.level),
  progresso_level: percentOfPart(status.level.progress),
  pontos_para_proximo: status.level.toNext,
  total_conquistas: status.wonCount,
  total_conquistas_possiveis: status.total,
  conquistas: status.achievements.map((one) => achievement.write({ ...one, icon: one.id })),
});

export const decodeAchievementCheck = (fields: v.InferOutput<typeof achievementCheckSchema>) =>
  check.read(fields).won;

export const encodeAchievementCheck = (won: readonly NewAchievement[]) => check.write({ won });
