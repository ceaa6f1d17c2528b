/** The captions of the promo video, in order; also its transcript on the landing page. */
export const promoCaptions = {
  dashboard: "O seu mês, num só ecrã.",
  entry: "Registar uma despesa leva segundos.",
  budgets: "Orçamentos por categoria, com aviso a tempo.",
  goals: "Objetivos com fotografia, prazo e progresso.",
  reports: "A evolução do saldo e uma projeção dos próximos meses.",
  simulator: "E se gastasse menos? Simule antes de decidir.",
  recommendations: "Recomendações feitas com os seus números.",
  achievements: "Pontos e conquistas por bons hábitos.",
} as const;

/** The last frame of the promo video. */
export const promoEnd = {
  first: "O seu dinheiro,",
  second: "finalmente à vista.",
  call: "Comece grátis.",
} as const;
