import { RETENTION_DAYS } from "../domain/ledger/retention.ts";
import { copyProblems, type CopyProblem } from "./restore/copy-problems.ts";

/** The errors of a whole request; an invalid field has its own sentence. */
export type ServerProblem =
  | "bad-request"
  | "repeated-header"
  | "malformed-json"
  | "bad-idempotency-key"
  | "unauthenticated"
  | "bad-credentials"
  | "bad-signature"
  | "wrong-code"
  | "challenge-gone"
  | "bad-passkey"
  | "passkeys-off"
  | "passkey-limit"
  | "passkey-known"
  | "no-passkey"
  | "suspended"
  | "link-gone"
  | "leaving"
  | "admin-only"
  | "second-factor-missing"
  | "presence-missing"
  | "goal-limit"
  | "rule-limit"
  | "too-many-accounts"
  | "account-in-use"
  | "account-gone"
  | "division-edited"
  | "division-part-gone"
  | "recurrence-limit"
  | "ended-limit"
  | "not-planned"
  | "instalments-fixed"
  | "budgets-locked"
  | "simulator-locked"
  | "achievements-locked"
  | "export-locked"
  | "period-locked"
  | "forecast-locked"
  | "no-such-address"
  | "no-such-record"
  | "no-such-user"
  | "change-gone"
  | "no-profile"
  | "timed-out"
  | "username-taken"
  | "email-taken"
  | "profile-exists"
  | "budget-exists"
  | "category-name-taken"
  | "category-in-use"
  | "last-category"
  | "too-many-categories"
  | "category-gone"
  | "own-account"
  | "last-admin"
  | "factor-exists"
  | "factor-asked"
  | "no-factor"
  | "setup-gone"
  | "own-factor-missing"
  | "key-reused"
  | "event-reused"
  | "change-reused"
  | "id-taken"
  | "id-of-removed"
  | "record-removed"
  | "stale"
  | "changes-gone"
  | "bad-revision"
  | "too-large"
  | "photo-too-large"
  | "too-many-pixels"
  | "side-too-long"
  | "photos-full"
  | "address-too-long"
  | "not-json"
  | "not-utf-8"
  | "not-a-form"
  | "not-an-image"
  | "no-such-range"
  | "unmet-expectation"
  | "too-many-requests"
  | "too-many-at-once"
  | "headers-too-large"
  | "internal"
  | "unavailable"
  | "busy"
  | "import-under-way"
  | "imports-full"
  | "restore-under-way"
  | "restores-full"
  | CopyProblem
  | "sum-too-large"
  | "archive-under-way"
  | "archives-full"
  | "stopping"
  | "client-not-built"
  | "not-ready"
  | "storage-full"
  | "key-lost"
  | "storage-gone"
  | "storage-damaged";

const WRONG_CODE = "O código não está certo ou já foi usado.";

/** The sentence that the server answers for each problem. */
export const serverProblems: Readonly<Record<ServerProblem, string>> = {
  "bad-request": "O pedido não está bem formado.",
  "repeated-header": "O pedido repete um cabeçalho que só pode vir uma vez.",
  "malformed-json": "O corpo do pedido não é JSON válido.",
  "bad-idempotency-key":
    "O cabeçalho Idempotency-Key tem de ter entre 1 e 128 caracteres visíveis, sem espaços.",
  unauthenticated: "Sessão inválida ou expirada. Inicie sessão novamente.",
  "bad-credentials": "Credenciais inválidas",
  "bad-signature":
    "A assinatura do aviso falta, não confere com o corpo, ou tem mais de 5 minutos de diferença.",
  "wrong-code": WRONG_CODE,
  "challenge-gone": "Passou demasiado tempo. Entre novamente com a sua senha.",
  "bad-passkey": "A chave de acesso não foi aceite. Tente novamente, ou entre com a sua senha.",
  "passkeys-off":
    "As chaves de acesso estão desligadas: o servidor não sabe em que endereço https:// é aberto. Quem o gere indica-o em PUBLIC_URL.",
  "passkey-limit": "Já tem 10 chaves de acesso. Remova uma e tente novamente.",
  "no-passkey": "Ainda não tem chaves de acesso. Confirme com a sua senha.",
  "passkey-known": "Esta chave de acesso já está registada.",
  suspended: "Conta suspensa. Contacte o administrador.",
  "link-gone":
    "Esta ligação já não serve: foi usada, passaram os 30 minutos, ou não está completa. Peça outra.",
  leaving: "Pediu a eliminação desta conta.",
  "admin-only": "Só um administrador pode fazer isto.",
  "second-factor-missing":
    "Para administrar, ative primeiro a verificação em dois passos em Conta e segurança.",
  "presence-missing": "Por segurança, confirme primeiro que é você, com a sua senha.",
  "goal-limit":
    "Limite atingido! Você pode ter até 2 objetivos no plano Free. Faça upgrade para Premium e crie objetivos ilimitados!",
  "rule-limit": "Já tem 500 regras. Remova uma e tente novamente.",
  "too-many-accounts": "Já tem 100 contas. Remova uma que não use e tente novamente.",
  "account-in-use": "Esta conta tem movimentos. Pode fechá-la, em vez de a remover.",
  "account-gone": "A conta destes registos já não existe, e por isso não podem ser repostos.",
  "division-edited": "A divisão já não se pode anular: uma das partes mudou de valor.",
  "division-part-gone": "A divisão já não se pode anular: uma das partes já não existe.",
  "ended-limit":
    "Já indicou 100 pagamentos que acabaram. Anule um deles, ou planeie este e termine-o.",
  "recurrence-limit": "Já tem 200 movimentos recorrentes. Remova um e tente novamente.",
  "not-planned":
    "Este movimento não está previsto: já foi registado, saltado ou alterado entretanto.",
  "instalments-fixed":
    "As prestações somam o total: não se saltam nem se pausam, e depois da primeira o plano já não muda. Pague o que falta, ou remova-as.",
  "budgets-locked":
    "Os orçamentos fazem parte do plano Premium, que lhe permite definir um limite mensal por categoria e acompanhar o que já gastou.",
  "simulator-locked":
    "O simulador faz parte do plano Premium, que lhe mostra quanto poupa e quanto tempo ganha nos seus objetivos ao reduzir uma despesa.",
  "achievements-locked":
    "As conquistas fazem parte do plano Premium, que lhe dá pontos e níveis por cada bom hábito financeiro.",
  "export-locked":
    "A exportação faz parte do plano Premium, que lhe permite descarregar todos os seus dados em JSON e as transações em CSV.",
  "period-locked":
    "O plano Free inclui recomendações sobre os últimos 3 meses. O plano Premium analisa 3, 6, 12 ou 24 meses.",
  "forecast-locked":
    "O plano Free mostra a previsão até ao fim do mês. O plano Premium vai até 90 dias e 12 meses.",
  "no-such-address": "Este endereço não existe.",
  "no-such-record": "O registo não foi encontrado. Pode ter sido removido.",
  "change-gone": `Isto já não se pode anular: passaram ${RETENTION_DAYS} dias, ou houve desde então um milhão de alterações.`,
  "no-such-user": "O utilizador não foi encontrado.",
  "no-profile": "O perfil ainda não foi criado.",
  "timed-out":
    "O pedido demorou demasiado tempo a chegar e não foi feito. Verifique a ligação e tente novamente.",
  "username-taken": "Este nome de utilizador já está em uso.",
  "email-taken": "Este email já está em uso.",
  "profile-exists": "O perfil já foi criado.",
  "budget-exists": "Já existe um orçamento para esta categoria neste mês.",
  "category-name-taken": "Já existe uma categoria deste tipo com este nome.",
  "category-in-use":
    "Há registos, orçamentos ou regras nesta categoria. Junte-a a outra, ou arquive-a para deixar de a propor.",
  "last-category": "Tem de ficar em uso pelo menos uma categoria deste tipo.",
  "too-many-categories": "Pode ter até 100 categorias de cada tipo. Junte ou remova uma primeiro.",
  "category-gone": "A categoria destes registos já não existe, e por isso não podem ser repostos.",
  "own-account": "Não pode suspender nem excluir a sua própria conta.",
  "last-admin": "Tem de existir pelo menos um administrador ativo.",
  "factor-exists":
    "A verificação em dois passos já está ativa. Para mudar de aplicação, remova-a primeiro.",
  "factor-asked":
    "Tem a verificação em dois passos ativa: confirme com um código ou com uma chave de acesso.",
  "no-factor": "Esta conta não tem verificação em dois passos.",
  "setup-gone":
    "O código QR foi mostrado há mais de 30 minutos e já não serve. Feche e ative de novo a verificação em dois passos.",
  "own-factor-missing":
    "Ative primeiro a verificação em dois passos na sua própria conta, em Conta e segurança.",
  "key-reused": "Este pedido já foi feito com outro conteúdo. Tente novamente.",
  "event-reused": "Já foi recebido outro aviso com este identificador.",
  "change-reused": "Esta alteração já foi feita com outro conteúdo. Tente novamente.",
  "id-taken": "Já existe outro registo com este identificador.",
  "id-of-removed": "O registo com este identificador foi removido.",
  "record-removed": "O registo foi removido entretanto.",
  stale: "O registo foi alterado entretanto noutro lugar.",
  "changes-gone":
    "As alterações desde essa revisão já não podem ser contadas. Leia tudo de novo, com «desde=0».",
  "bad-revision":
    "Os cabeçalhos If-Match e FinControl-Alteracao têm de ser a revisão do registo entre aspas e um UUID.",
  "too-large": "O pedido é demasiado grande.",
  "photo-too-large": "A foto não pode ter mais de 5 MB.",
  "too-many-pixels":
    "A foto tem demasiados megapíxeis. Podem ser 40 em JPEG e PNG, 20 em WebP, 10 em GIF e 4 em AVIF, e menos se for progressiva, entrelaçada ou de 16 bits. Reduza-a e tente novamente.",
  "side-too-long": "A foto não pode ter mais de 8192 píxeis de largura ou de altura.",
  "photos-full":
    "As suas fotos já ocupam os 50 MB disponíveis. Remova a foto de um objetivo e tente novamente.",
  "address-too-long": "O endereço é demasiado longo.",
  "not-json": "O corpo do pedido tem de ser JSON.",
  "not-utf-8": "O corpo do pedido tem de ser JSON em UTF-8.",
  "not-a-form": "A foto tem de ser enviada como ficheiro de um formulário.",
  "not-an-image": "O ficheiro não é uma imagem PNG, JPEG, WebP, GIF ou AVIF que se consiga ler.",
  "no-such-range": "A parte pedida do ficheiro não existe.",
  "unmet-expectation": "O servidor não pode cumprir o que o pedido espera.",
  "too-many-requests": "Demasiadas tentativas. Aguarde um pouco e tente novamente.",
  "too-many-at-once": "Tem demasiados pedidos em curso. Tente novamente dentro de momentos.",
  "headers-too-large": "Os cabeçalhos do pedido são demasiado grandes.",
  internal:
    "Ocorreu um erro inesperado no servidor. Tente novamente e, se continuar, avise quem o gere.",
  unavailable: "O serviço está temporariamente indisponível. Tente novamente dentro de momentos.",
  busy: "Há demasiados pedidos neste momento. Tente novamente dentro de momentos.",
  "import-under-way": "Já há uma importação em curso. Aguarde que termine e tente novamente.",
  "imports-full":
    "O servidor está a receber outras importações. Tente novamente dentro de momentos.",
  "restore-under-way": "Já está a ser reposta uma cópia. Aguarde que termine e tente novamente.",
  "restores-full":
    "O servidor está a repor as cópias de outras pessoas. Tente novamente dentro de momentos.",
  ...copyProblems,
  "sum-too-large":
    "A soma dos seus registos passaria de 5 biliões de euros, mais do que se consegue mostrar sem erros. Nada foi mudado.",
  "archive-under-way":
    "Os seus dados já estão a ser reunidos. Aguarde que o ficheiro chegue e tente novamente.",
  "archives-full":
    "O servidor está a reunir os dados de outras pessoas. Tente novamente dentro de momentos.",
  stopping: "O servidor está a reiniciar. Tente novamente dentro de momentos.",
  "client-not-built": "A aplicação ainda não foi construída. Execute «npm start».",
  "not-ready": "O servidor não está pronto para tudo. As falhas estão em «falhas».",
  "storage-full":
    "Sem espaço. O servidor não pôde guardar o que pediu, e o resto está como estava. Avise quem o gere.",
  "key-lost":
    "O servidor perdeu a chave da sua verificação em dois passos. Entre com um código de recuperação, ou peça a quem o gere que a remova.",
  "storage-gone":
    "O servidor perdeu o acesso à pasta dos dados, e por isso nada é guardado. Avise quem o gere.",
  "storage-damaged": "A base de dados do servidor está danificada. Avise quem o gere.",
};

/** The sentence of an unexpected error, with the code that finds it in the log. */
export const internalProblem = (code: string): string =>
  `${serverProblems.internal} Código: ${code}.`;
