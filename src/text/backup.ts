/** What the operator reads while the data are copied. */
export const backupSentences = {
  noFolder: "Indique a pasta da cópia de segurança: npm run backup -- <pasta>",
  nothingThere: (directory: string) => `Não há dados em DATA_DIR (${directory}).`,
  postgres: (directory: string) =>
    `Com DATABASE_URL, copie a base de dados com pg_dump e as fotos da pasta ${directory}/photos.`,
  alreadyThere: (folder: string) => `A pasta ${folder} já tem uma cópia de segurança.`,
  done: (folder: string) => `Cópia de segurança guardada em ${folder}.`,
} as const;
