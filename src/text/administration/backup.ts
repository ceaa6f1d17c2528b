/** The lines that the operator reads while the data are copied. */
export const backupSentences = {
  noFolder: "Indique a pasta da cópia de segurança: npm run backup -- <pasta>",
  nothingThere: (directory: string) => `Não há dados em DATA_DIR (${directory}).`,
  postgres: (directory: string) =>
    `Com DATABASE_URL, copie a base de dados com pg_dump e as fotos da pasta ${directory}/photos.`,
  alreadyThere: (folder: string) => `A pasta ${folder} já tem uma cópia de segurança.`,
  damaged: (directory: string) =>
    `A cópia de segurança não foi feita: a base de dados em DATA_DIR (${directory}) está danificada. Guarde as cópias que já tem.`,
  full: (folder: string) => `A cópia de segurança não foi feita: não há espaço para ${folder}.`,
  failed: (folder: string, code: string) =>
    `A cópia de segurança não foi feita: não é possível guardar em ${folder} (${code}).`,
  unreadable: (folder: string, code: string) =>
    `Não foi possível verificar a cópia em ${folder} (${code}).`,
  states: {
    sound: (folder: string) =>
      `A cópia em ${folder} está como foi feita: ficheiros, linhas e somas são as mesmas.`,
    damaged: (folder: string) =>
      `A cópia em ${folder} já não é o que era quando foi feita. Não a use; guarde as outras.`,
    unknown: (folder: string) =>
      `A base de dados em ${folder} abre sem danos, mas a cópia não diz o que tinha quando foi feita.`,
    none: (folder: string) => `Na pasta ${folder} não há nenhuma cópia de segurança.`,
  },
  done: (folder: string) => `Cópia de segurança guardada em ${folder}.`,
} as const;
