/** The lines that the operator reads when a second factor is removed in the terminal. */
export const factorRemovalSentences = {
  noName: "Indique o nome de utilizador: remove-factor <nome>",
  nothingThere: (directory: string) => `Não há dados em DATA_DIR (${directory}).`,
  noSuchUser: (username: string) => `Não há nenhum utilizador ${username}.`,
  noFactor: (username: string) => `${username} não tem verificação em dois passos.`,
  done: (username: string) =>
    `A verificação em dois passos de ${username} foi removida e as suas sessões terminaram: entra agora só com a senha.`,
} as const;
