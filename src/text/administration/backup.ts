/** The lines that the operator reads while the data are copied. */
export const backupSentences = {
  noFolder: "Indique a pasta da cópia de segurança: backup <pasta>",
  nothingThere: (place: string) => `Não há dados em ${place}.`,
  alreadyThere: (folder: string) => `A pasta ${folder} já tem uma cópia de segurança.`,
  damaged: (place: string) =>
    `A cópia de segurança não foi feita: a base de dados em ${place} está danificada. Guarde as cópias que já tem.`,
  full: (folder: string) => `A cópia de segurança não foi feita: não há espaço para ${folder}.`,
  failed: (folder: string, code: string) =>
    `A cópia de segurança não foi feita: não é possível guardar em ${folder} (${code}).`,
  unreadable: (folder: string, code: string) =>
    `Não foi possível verificar a cópia em ${folder} (${code}).`,
  nightMissed: "Não há uma cópia inteira de hoje nem de ontem. O registo do servidor diz porquê.",
  states: {
    sound: (folder: string) =>
      `A cópia em ${folder} está como foi feita: ficheiros, linhas e somas são as mesmas.`,
    damaged: (folder: string, part: string) =>
      `A cópia em ${folder} já não é o que era quando foi feita: ${part}. Não a use; guarde as outras.`,
    unknown: (folder: string) =>
      `A base de dados em ${folder} abre sem danos, mas a cópia não diz o que tinha quando foi feita.`,
    none: (folder: string) => `Na pasta ${folder} não há nenhuma cópia de segurança.`,
  },
  done: (folder: string) => `Cópia de segurança guardada e verificada em ${folder}.`,
} as const;
