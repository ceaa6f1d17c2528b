/** The variables of the environment that the server reads. */
export type Variable =
  | "PORT"
  | "HOST"
  | "METRICS_PORT"
  | "DATA_DIR"
  | "DATABASE_URL"
  | "DATABASE_POOL"
  | "ADMIN_USERNAME"
  | "ADMIN_EMAIL"
  | "ADMIN_PASSWORD"
  | "CHECKOUT_URL"
  | "CHECKOUT_SECRET"
  | "OPERATOR_NAME"
  | "OPERATOR_EMAIL"
  | "PUBLIC_URL"
  | "SMTP_URL"
  | "MAIL_FROM"
  | "AI_BASE_URL"
  | "AI_API_KEY"
  | "AI_MODEL"
  | "RATE_LIMIT_FACTOR"
  | "SECRET_KEY"
  | "TRUSTED_PROXIES";

/** The sentence for the operator about each variable with a bad value. */
export const badVariables: Readonly<Record<Variable, string>> = {
  PORT: "PORT tem de ser um número inteiro entre 0 e 65535.",
  METRICS_PORT: "METRICS_PORT tem de ser um número inteiro entre 0 e 65535.",
  HOST: "HOST tem de ser um endereço ou um nome de máquina.",
  DATA_DIR: "DATA_DIR tem de ser o caminho de uma pasta.",
  DATABASE_URL: "DATABASE_URL tem de ser um endereço postgres://, sem options.",
  DATABASE_POOL: "DATABASE_POOL tem de ser um número inteiro entre 3 e 1000.",
  ADMIN_USERNAME:
    "ADMIN_USERNAME tem de ter entre 3 e 30 caracteres: letras, números e o traço inferior (_).",
  ADMIN_EMAIL: "ADMIN_EMAIL tem de ser um endereço de email.",
  ADMIN_PASSWORD:
    "ADMIN_PASSWORD tem de ter entre 8 e 128 caracteres, com um número e um caractere especial.",
  CHECKOUT_URL:
    "CHECKOUT_URL tem de ser um endereço https://, sem utilizador, senha nem client_reference_id.",
  CHECKOUT_SECRET: "CHECKOUT_SECRET tem de ter pelo menos 16 caracteres visíveis, sem espaços.",
  OPERATOR_NAME: "OPERATOR_NAME tem de ser um nome com até 200 caracteres.",
  OPERATOR_EMAIL: "OPERATOR_EMAIL tem de ser um endereço de email.",
  PUBLIC_URL:
    "PUBLIC_URL tem de ser a origem http(s):// em que o FinControl é aberto, por exemplo https://financas.exemplo.pt. É necessário com SMTP_URL e MAIL_FROM.",
  SMTP_URL:
    "SMTP_URL tem de ser um endereço smtp:// ou smtps:// sem parâmetros, com MAIL_FROM e PUBLIC_URL.",
  MAIL_FROM: "MAIL_FROM tem de ser um endereço de email, com SMTP_URL e PUBLIC_URL.",
  AI_BASE_URL: "AI_BASE_URL tem de ser um endereço http(s)://, com AI_API_KEY e AI_MODEL.",
  AI_API_KEY: "AI_API_KEY tem de ser uma chave sem espaços, com AI_BASE_URL e AI_MODEL.",
  AI_MODEL: "AI_MODEL tem de ser o nome de um modelo, com AI_BASE_URL e AI_API_KEY.",
  RATE_LIMIT_FACTOR: "RATE_LIMIT_FACTOR tem de ser um número maior do que 0, até 1000000.",
  SECRET_KEY: "SECRET_KEY tem de ter pelo menos 32 caracteres.",
  TRUSTED_PROXIES:
    "TRUSTED_PROXIES tem de ser uma lista de endereços IP ou de redes como 10.0.0.0/8, separados por vírgulas, e nenhuma rede maior do que /8 (em IPv6, /7).",
};

type PortVariable = "PORT" | "METRICS_PORT";

/** The most paths that a sentence names. */
const MAX_SHOWN = 5;

function shown(paths: readonly string[]): string {
  const [named, others] = [paths.slice(0, MAX_SHOWN), paths.slice(MAX_SHOWN)];
  return `${named.join(", ")}${others.length > 0 ? ` e mais ${others.length}` : ""}`;
}

/** The lines that the operator reads while the server starts and stops. */
export const startSentences = {
  dataIn: (directory: string) => `Os dados ficam em ${directory}.`,
  dataInDatabase: (directory: string) =>
    `Os dados e as fotografias ficam na base de dados indicada em DATABASE_URL; a chave, as eliminações («eliminados») e as cópias em ${directory}, pasta que vários servidores têm de partilhar.`,
  ready: (address: string) => `FinControl disponível em ${address}`,
  metricsReady: (address: string) => `Métricas disponíveis em ${address}`,
  dataOpen: (paths: readonly string[]) =>
    `Outros utilizadores desta máquina podem ler ou alterar o que guarda dados e chaves: ${shown(paths)}. Só quem executa o FinControl os deve poder abrir (chmod go=).`,
  dataForeign: (paths: readonly string[]) =>
    `O que guarda dados e chaves pertence a outro utilizador, que o pode abrir a todos: ${shown(paths)}. Deve pertencer a quem executa o FinControl.`,
  dataReplaceable: (folders: readonly string[]) =>
    `Outros utilizadores desta máquina podem pôr outra pasta no lugar de DATA_DIR, porque podem escrever em ${shown(folders)}.`,
  withoutTls: (host: string) =>
    `HOST (${host}) recebe pedidos de outras máquinas, e sem TLS as senhas e os dados passam à vista de quem está na rede. Ponha um proxy com TLS à frente e indique em PUBLIC_URL o endereço https://.`,
  operatorMissing: (variables: readonly string[]) =>
    `Por definir: ${variables.join(" e ")}. A política de privacidade e os termos dizem o que falta.`,
  adminMade: (username: string) => `Administrador criado: ${username}.`,
  passwordMade: (password: string) =>
    `A senha é ${password} (guarde-a, porque não volta a ser mostrada).`,
  clientNotBuilt: (directory: string) =>
    `A aplicação ainda não foi construída (falta ${directory}); só a API responde. Execute «npm start».`,
  databaseUnreachable: "Não foi possível abrir a base de dados indicada em DATABASE_URL.",
  directoryUnusable: (directory: string) =>
    `Não foi possível guardar dados em DATA_DIR (${directory}).`,
  fileNotWritable: (file: string) =>
    `Não é permitido ler e escrever em ${file} (DATA_DIR). Dê esse direito ao utilizador com que o servidor corre, e inicie de novo.`,
  databaseIsFolder: (directory: string) =>
    `Em DATA_DIR (${directory}) fincontrol.sqlite é uma pasta, e tem de ser o ficheiro da base de dados. Tire-a de lá e reponha o ficheiro ou, para uma instalação nova, indique uma pasta vazia.`,
  directoryFull: (directory: string) =>
    `Não há espaço para abrir ou atualizar a base de dados em DATA_DIR (${directory}), que está como estava. Liberte cerca de três vezes o tamanho de fincontrol.sqlite e mais 2 MB, e inicie de novo.`,
  databaseUrlFull:
    "Não há espaço no servidor da base de dados indicada em DATABASE_URL, que está como estava. Liberte espaço e inicie de novo.",
  databaseReadOnly:
    "A base de dados indicada em DATABASE_URL só permite leitura. Indique a principal, ou volte a permitir a escrita, e inicie de novo.",
  databaseAwaited: (seconds: number) =>
    `A base de dados indicada em DATABASE_URL ainda não tem uma principal que aceite escrita. O início espera por ela até ${seconds} segundos.`,
  databaseLost: (directory: string) =>
    `Em DATA_DIR (${directory}) já houve uma base de dados, mas fincontrol.sqlite falta ou está vazio. Reponha a cópia de segurança ou, para uma instalação nova, indique uma pasta vazia.`,
  databaseDamaged: (directory: string) =>
    `A base de dados em DATA_DIR (${directory}) está danificada. Reponha a cópia de segurança, e guarde esta pasta até ter tudo de volta.`,
  databaseUrlDamaged:
    "A base de dados indicada em DATABASE_URL está danificada. Reponha a cópia de segurança.",
  laterTables:
    "A base de dados é de uma versão mais recente do FinControl. Use essa versão, ou reponha uma cópia de segurança anterior.",
  othersRun:
    "A base de dados indicada em DATABASE_URL tem de ser atualizada e está como estava, porque outros servidores ou programas do FinControl ainda a usam. Pare-os todos primeiro, e inicie de novo.",
  copiedBefore: (copy: string) =>
    `A base de dados vai ser atualizada; o que lá estava ficou guardado em ${copy}.`,
  notKept: (directory: string, code: string) =>
    `A base de dados ia ser atualizada e está como estava, porque não foi possível guardar antes uma cópia em DATA_DIR (${directory}): ${code}. Liberte espaço, e inicie de novo.`,
  photoNotBroughtIn: (directory: string, photo: string) =>
    `As fotografias em DATA_DIR (${directory}) iam passar para a base de dados e nenhuma se perdeu, mas uma não pôde passar: photos/${photo}. Resolva-o, e inicie de novo.`,
  notCarriedOver:
    "A base de dados não pôde ser atualizada sem perdas e está como estava. Use a versão anterior do FinControl.",
  portTaken: (port: number, variable: PortVariable = "PORT") =>
    `A porta indicada em ${variable} (${port}) já está a ser usada.`,
  portForbidden: (port: number, variable: PortVariable = "PORT") =>
    `Não é permitido usar a porta indicada em ${variable} (${port}).`,
  samePort: (port: number) =>
    `PORT e METRICS_PORT indicam a mesma porta (${port}). Indique duas diferentes.`,
  hostUnusable: (host: string) => `Não é possível usar o endereço indicado em HOST (${host}).`,
} as const;
