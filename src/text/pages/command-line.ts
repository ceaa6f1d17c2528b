/** The lines of the command `fincontrol`. */
export const commandLineSentences = {
  usage: `Uso: fincontrol [comando]

  start                          inicia o servidor (também sem comando nenhum)
  demo                           inicia uma demonstração, com dados inventados que desaparecem no fim
  backup <pasta>                 guarda uma cópia de segurança na pasta
  backup verify <pasta>          diz se uma cópia ainda é o que era
  backup list                    verifica as cópias das noites
  restore [--replace] <pasta>    repõe uma cópia de segurança
  remove-factor <utilizador>     remove a verificação em dois passos de um utilizador
  version                        mostra a versão
  help                           mostra este texto

As definições são variáveis de ambiente, por exemplo PORT=8080 DATA_DIR=/var/lib/fincontrol.`,
  unknown: (command: string) =>
    `O comando «${command}» não existe. «fincontrol help» mostra os que há.`,
  oldNode: (needed: number, version: string) =>
    `O FinControl precisa do Node ${needed} ou mais recente; este é o ${version}.`,
} as const;
