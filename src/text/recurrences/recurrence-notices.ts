import type { RecurrenceNews } from "../../application/notice.ts";

/** The toasts for a changed recurrence. */
export const recurrenceNewsText: Readonly<Record<RecurrenceNews, string>> = {
  created: "Recorrente criado com sucesso!",
  updated: "Recorrente atualizado com sucesso!",
  confirm: "Movimento registado com sucesso!",
  skip: "Movimento saltado",
  "pay-rest": "Prestações pagas até ao fim",
  pause: "Recorrente em pausa",
  resume: "Recorrente retomado",
  end: "Recorrente terminado",
  remove: "Recorrente removido; os registos ficam",
  accept: "Sugestão aceite",
  dismiss: "Sugestão dispensada",
};
