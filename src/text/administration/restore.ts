/** The lines that the operator reads while a backup is restored. */
export const restoreSentences = {
  noFolder: "Indique a cópia a repor: restore [--replace] <pasta da cópia>",
  notEmpty: (place: string) =>
    `Nada foi reposto: já há dados em ${place}. Para os substituir, e guardar antes o que lá está, use --replace.`,
  inUse: (place: string) =>
    `Nada foi reposto: outro programa está a usar ${place}. Pare todos os servidores, e tente de novo.`,
  laterCopy: (copy: string) =>
    `Nada foi reposto: a cópia em ${copy} é de uma versão mais recente do FinControl. Use essa versão.`,
  laterTables: (place: string) =>
    `Nada foi reposto: os dados em ${place} são de uma versão mais recente do FinControl. Use essa versão, ou uma base de dados vazia.`,
  damagedPlace: (place: string) =>
    `Nada foi reposto: não foi possível guardar o que está em ${place}, que está danificado. Indique uma base de dados vazia.`,
  full: (directory: string) =>
    `Nada foi reposto: não há espaço em DATA_DIR (${directory}) ou na base de dados.`,
  failed: (code: string) => `Nada foi reposto (${code}).`,
  states: {
    damaged: (folder: string, part: string) =>
      `Nada foi reposto: a cópia em ${folder} já não é o que era quando foi feita: ${part}. Use outra.`,
    unknown: (folder: string) =>
      `Nada foi reposto: a cópia em ${folder} não diz o que tinha quando foi feita (falta resumo.json), e pode estar incompleta.`,
    none: (folder: string) =>
      `Nada foi reposto: na pasta ${folder} não há nenhuma cópia de segurança.`,
  },
  kept: (folder: string) => `O que lá estava ficou guardado em ${folder}.`,
  done: (folder: string, place: string) =>
    `A cópia em ${folder} foi reposta e verificada em ${place}. Pode iniciar o servidor.`,
} as const;
