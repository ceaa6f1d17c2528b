type Login = { readonly username: string; readonly password: string };

const enter = ({ username, password }: Login) =>
  `entre com o nome de utilizador «${username}» e a senha «${password}».`;

/** The lines that the demonstration prints when it starts. */
export const demoSentences = {
  temporary: "Demonstração com dados inventados, que desaparecem quando parar o programa (Ctrl+C).",
  premium: (login: Login) => `Plano Premium, com dois anos de dados: ${enter(login)}`,
  free: (login: Login) => `Plano Free, com um ano de dados: ${enter(login)}`,
  admin: (login: Login) => `Administração: ${enter(login)}`,
} as const;
