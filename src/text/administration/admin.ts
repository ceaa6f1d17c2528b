import type { Plan } from "../../domain/plans/plan.ts";
import type { Role, UserStatus } from "../../domain/users/user.ts";
import type { UserOverview } from "../../domain/users/user-overview.ts";
import { formatInstant } from "../format-instant.ts";
import { wholePercentOf } from "../format-further.ts";
import { serverProblems } from "../server-problems.ts";

const numbers = new Intl.NumberFormat("pt-PT");

const count = (amount: number): string => numbers.format(amount);

const shareOf = (part: number, { total }: UserOverview): string =>
  `${wholePercentOf(part, total)} do total`;

export const roleNames: Readonly<Record<Role, string>> = { normal: "Normal", admin: "Admin" };

export const planNames: Readonly<Record<Plan, string>> = { free: "Free", premium: "Premium" };

export const statusNames: Readonly<Record<UserStatus, string>> = {
  active: "Ativo",
  suspended: "Suspenso",
};

/** The badge of an account that is being removed at its user's request: `Em eliminação até 29/11/2026`. */
export const leavingName = (leavesAt: number): string =>
  `Em eliminação até ${formatInstant(leavesAt).slice(0, 10)}`;

/** The administration of users. */
export const adminTexts = {
  title: "Admin",
  subtitle: "As contas de todos os utilizadores",
  add: "Criar utilizador",
  overview: "Resumo dos utilizadores",
  total: "Total",
  active: "Ativos",
  premium: "Premium",
  suspended: "Suspensos",
  count,
  admins: ({ admins }: UserOverview) =>
    `${count(admins)} ${admins === 1 ? "administrador" : "administradores"}`,
  activeShare: (overview: UserOverview) => shareOf(overview.active, overview),
  premiumShare: (overview: UserOverview) => shareOf(overview.premium, overview),
  suspendedShare: (overview: UserOverview) => shareOf(overview.suspended, overview),
  search: "Pesquisar",
  searchHint: "Nome de utilizador ou email",
  searching: "A procurar…",
  list: "Utilizadores",
  username: "Utilizador",
  email: "Email",
  role: "Tipo",
  plan: "Plano",
  status: "Estado",
  actions: "Ações",
  own: "A sua conta",
  ownNote: serverProblems["own-account"],
  found: (amount: number) => `${amount === 1 ? "1 utilizador" : `${amount} utilizadores`} na lista`,
  empty: "Nenhum utilizador encontrado",
  emptyHint: (search: string) => `Nenhum nome de utilizador nem email contém «${search}».`,
  clear: "Limpar pesquisa",
  beyond: "Esta página já não tem utilizadores",
  beyondHint: "A lista ficou mais curta desde que aqui esteve.",
  first: "Ir para a primeira página",
  pages: "Páginas",
  previous: "Anterior",
  next: "Seguinte",
  range: (first: number, last: number) => `Utilizadores ${count(first)}–${count(last)}`,
} as const;

/** The actions on one account; the question before its removal names all that goes with it. */
export const accountTexts = {
  password: (username: string) => `Alterar senha de ${username}`,
  plan: (username: string) => `Alterar plano de ${username}`,
  recovery: (username: string) => `Criar ligação de recuperação para ${username}`,
  toggle: {
    active: (username: string) => `Suspender ${username}`,
    suspended: (username: string) => `Ativar ${username}`,
  } satisfies Record<UserStatus, (username: string) => string>,
  removeFactor: (username: string) => `Remover a verificação em dois passos de ${username}`,
  removeFactorQuestion: (username: string) =>
    `Remover a verificação em dois passos de ${username}?\n\nPara entrar, bastará a senha. Todas as sessões desta conta terminam, e a pessoa é avisada.`,
  remove: (username: string) => `Excluir ${username}`,
  removeQuestion: (username: string) =>
    `Excluir a conta ${username}?\n\nEsta ação é irreversível: o perfil, as receitas, as despesas, os objetivos, os orçamentos, as notificações e a gamificação desta conta serão eliminados de forma permanente.`,
} as const;

/** The settings that administrators choose for themselves. */
export const adminSecurityTexts = {
  title: "Segurança",
  required: "Exigir verificação em dois passos aos administradores",
  hint: "Quem administra sem verificação em dois passos tem de a ativar primeiro em Conta e segurança.",
  saving: "A guardar…",
  missing: "Falta a sua verificação em dois passos",
  missingHint: serverProblems["second-factor-missing"],
  setUp: "Ir para Conta e segurança",
} as const;

/** The link with which a user chooses a new password. */
export const recoveryLinkTexts = {
  explanation:
    "Com esta ligação a pessoa escolhe uma nova senha. Serve uma só vez, durante 30 minutos; as ligações anteriores deixam de servir, e a pessoa é avisada nas notificações.",
  make: "Criar ligação",
  making: "A criar…",
  link: "Ligação",
  once: "Serve uma só vez, durante 30 minutos, e não volta a ser mostrada. Entregue-a só à própria pessoa.",
  copy: "Copiar",
  copied: "Copiada",
  notCopied: "Não foi possível copiar. Selecione a ligação e copie-a.",
} as const;

/** The dialogs of the administration. */
export const accountFormTexts = {
  incomplete: "Por favor, preencha todos os campos.",
  create: "Criar utilizador",
  creating: "A criar…",
  username: "Nome de utilizador",
  usernameHint: "Mínimo 3 caracteres: letras, números e o traço inferior (_)",
  email: "Email",
  password: "Senha",
  newPassword: "Nova senha",
  passwordPlaceholder: "Mínimo 8 caracteres",
  passwordHint: "Com pelo menos 1 número e 1 caractere especial",
  role: "Tipo",
  sessionsEnd: "As sessões abertas desta conta terminam de imediato.",
  ownSessionEnds: "A sua sessão termina: volte a entrar com a nova senha.",
  plan: "Plano",
  currentPlan: (plan: Plan) => `Plano atual: ${planNames[plan]}`,
  planEffect: {
    free: "Até 2 objetivos; as funções Premium ficam bloqueadas, mas nenhum dado se perde.",
    premium: "Desbloqueia todas as funções, sem cobrança.",
  } satisfies Record<Plan, string>,
} as const;
