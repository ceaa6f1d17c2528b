/** The goals of the profile screen and their dialogs. */
export const goalTexts = {
  title: "Objetivos",
  add: "Novo objetivo",
  count: (count: number, limit: number) => `${count}/${limit}`,
  countNote: "objetivos do plano Free",
  limit:
    "Limite atingido! Você pode ter até 2 objetivos no plano Free. Faça upgrade para Premium e crie objetivos ilimitados!",
  upgrade: "Fazer upgrade",
  empty: "Ainda não tem objetivos.",
  emptyHint: "Dê um nome e um valor ao que quer alcançar. O prazo e a foto são opcionais.",
  until: (date: string) => `Até ${date}`,
  noDeadline: "Sem prazo",
  overdue: (date: string) => `Prazo ultrapassado: ${date}`,
  dueSoon: (amount: string, months: number, monthly: string | null) =>
    months === 1
      ? `Faltam ${amount} em 1 mês`
      : `Faltam ${amount} em ${months} meses${monthly === null ? "" : `: ${monthly} por mês`}`,
  lastDays: (amount: string, days: number) => {
    if (days === 0) return `Faltam ${amount}, e o prazo é hoje`;
    return days === 1 ? `Faltam ${amount} até amanhã` : `Faltam ${amount} em ${days} dias`;
  },
  photoOf: (name: string) => `Foto de ${name}`,
  of: (total: string) => `de ${total}`,
  missing: (amount: string) => `Faltam ${amount}`,
  nothingMissing: "Nada em falta",
  reached: "Objetivo atingido!",
  reachedNow: (name: string) => `Objetivo atingido! Parabéns, ${name} está completo.`,
  progressOf: (name: string) => `Progresso de ${name}`,
  editOf: (name: string) => `Editar ${name}`,
  removeOf: (name: string) => `Remover ${name}`,
  upOf: (name: string) => `Mover ${name} para cima`,
  downOf: (name: string) => `Mover ${name} para baixo`,
  entries: "Entradas",
  entriesOf: (name: string) => `Entradas de ${name}`,
  noEntries: "Ainda sem entradas. O que adicionar a partir de agora aparece aqui.",
  putAside: "Adicionar valor",
  putAsideTo: (name: string) => `Adicionar valor a ${name}`,
} as const;

export const goalFormTexts = {
  create: "Novo objetivo",
  edit: "Editar objetivo",
  name: "Nome",
  total: "Valor total",
  current: "Valor atual",
  deadline: "Prazo",
  incomplete: "Por favor, preencha nome e valor total.",
  amount: "Valor a adicionar",
  amountMissing: "Por favor, preencha o valor a adicionar.",
  rest: (amount: string) => `Tudo o que falta: ${amount}`,
  uploading: "A carregar foto…",
  removeTitle: "Remover objetivo?",
  removeQuestion: (name: string) => `${name} será removido. Pode anular logo a seguir.`,
} as const;

/** The photo in the dialog of a goal. */
export const photoTexts = {
  photo: "Foto",
  has: (address: string) => (address === "" ? "sem foto" : "com foto"),
  choose: "Escolher foto",
  change: "Trocar foto",
  remove: "Remover foto",
  hint: "PNG, JPEG, WebP, GIF ou AVIF, até 5\u00a0MB.",
  preview: "Pré-visualização da foto",
  progress: "Envio da foto",
  sending: (share: string) => `A carregar… ${share}`,
  cancel: "Cancelar envio",
} as const;
