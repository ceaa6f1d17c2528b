import type { RuleNews } from "../../application/notice.ts";

/** The toast for a changed rule. */
export function ruleNewsText(news: RuleNews): string {
  switch (news.type) {
    case "updated":
      return "Regra alterada. Vale para o que importar a partir de agora.";
    case "removed":
      return "Regra removida. O que ela fez fica como está.";
    case "applied":
      return news.count === 1 ? "1 registo alterado" : `${news.count} registos alterados`;
  }
}
