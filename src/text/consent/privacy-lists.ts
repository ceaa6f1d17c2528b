import { MAX_UNSENT_DAYS } from "../../domain/ledger/unsent-writes.ts";
import { MAX_SESSION_DAYS } from "../../domain/users/session-lifetime.ts";
import { RETENTION_DAYS } from "../../domain/ledger/retention.ts";

/** The data that the server stores, as the privacy policy lists it. */
export const keptData: readonly string[] = [
  "Conta: nome de utilizador, email, senha (apenas um resumo criptográfico irreversível), tipo de conta, estado e plano.",
  "Perfil: nome e, se a quiser indicar, idade.",
  "Transações: receitas e despesas com data, categoria, valor e descrição opcional; os movimentos recorrentes e as prestações que planeia.",
  "Importações: de cada movimento importado, o texto do banco (de um telemóvel português, só os últimos três algarismos), a data e o valor; de cada conta, o nome que lhe deu, o banco, os últimos quatro algarismos e o último saldo; as regras que fez para classificar; a reserva que quer manter.",
  "Talões que lê pelo código QR: o NIF de quem os emitiu e o código do documento (ATCUD). O NIF do comprador não é guardado, e a imagem da câmara ou da fotografia não sai do seu dispositivo.",
  "Categorias e orçamentos: nomes, cores, limites e meses.",
  "Objetivos: nome, valores, prazo, a ordem que lhes deu, o que lhes juntou em cada dia e fotografia opcional.",
  "Notificações, conquistas e as últimas recomendações, geradas a partir dos dados acima; as sugestões que recusou e as notificações que removeu, para que não voltem.",
  "Sessões: um resumo criptográfico de cada código de acesso («token»), quando começou e quando foi usada pela última vez, e o nome do navegador e do sistema, como «Chrome no Windows»; nenhum endereço nem lugar.",
  "Segurança, se a ativar: a chave pública das chaves de acesso, com o nome que lhes deu e a última utilização; o segredo da verificação em dois passos, cifrado; os resumos dos códigos de recuperação.",
  "Ligações enviadas por email, para uma senha ou um email novos: apenas um resumo criptográfico e, se for o caso, o email novo.",
  "Premium: a referência aleatória que a sua compra leva, e dos avisos do fornecedor de pagamentos o identificador, o tipo e o momento. Nenhum dado do cartão, nenhum valor.",
  "Consentimento: a resposta, a versão da política a que respeita e quando a deu; as últimas 100.",
];

/** The data that the browser stores, under the names it has there. */
export const onDevice: readonly string[] = [
  "token: o código de acesso da sessão iniciada, até terminar a sessão;",
  "user: o nome de utilizador, o email, o plano e o tipo da conta com sessão iniciada, até terminar a sessão;",
  "fincontrol_consent, fincontrol_consent_timestamp e fincontrol_consent_told: o seu consentimento, a data em que o deu e se o servidor já sabe dele, até terminar a sessão;",
  "fincontrol_device: desde quando indicou que o dispositivo é seu, só se o fez, até terminar a sessão ou destruir a cópia;",
  "a base de dados fincontrol, só nesse caso: a cópia cifrada dos seus registos, com o que alguns ecrãs mostram além deles (nome e idade, reserva, avisos, importações), e a chave que a abre, que nenhum programa pode tirar do navegador; a chave é destruída primeiro, e a cópia a seguir, quando termina a sessão ou o servidor a recusa, quando retira o consentimento, elimina a conta ou destrói a cópia em «Conta e segurança»;",
  `a base de dados fincontrol-outbox, só nesse caso: o que registou sem rede e ainda não chegou ao servidor, cifrado com uma chave de que o servidor tem metade; é apagada quando termina a sessão, quando outra pessoa entra, quando retira o consentimento ou elimina a conta, e ao fim de ${MAX_UNSENT_DAYS} dias. Uma sessão que o servidor recusa não a apaga: só a mesma pessoa, ao voltar a entrar, a abre;`,
  "os ficheiros do próprio FinControl, só nesse caso, para abrir sem rede, até ao mesmo momento;",
  "fincontrol-theme: a preferência por tema claro ou escuro;",
  "fincontrol_mappings: o que é cada coluna dos ficheiros de banco, como o indicou, sem nenhum movimento;",
  "fincontrol_launch, só no separador aberto: que receita ou despesa volta a abrir-se numa versão nova do FinControl, sem nada do que escreveu; passados 30 minutos já não conta;",
  "fincontrol_ended, só no separador aberto e só se a sessão terminou sem a ter terminado: em que ecrã e em que formulário estava, sem nada do que escreveu, até voltar a entrar ou fechar o separador;",
  "fincontrol_drafts, só no separador aberto: o que ainda não guardou nos formulários, cifrado com uma chave que o servidor só dá à sua sessão, até guardar, fechar o separador ou terminar a sessão. Se indicou que o dispositivo é seu, a chave fica junto da que abre a cópia, até ao mesmo momento.",
];

/** How long the data is stored that does not last as long as the account. */
export const keptFor: readonly string[] = [
  `uma sessão termina ao fim de 7 dias sem uso e, em qualquer caso, ao fim de ${MAX_SESSION_DAYS} dias; a de um administrador, ao fim de 30 minutos sem uso e de 12 horas;`,
  `o que remove ou altera pode ser reposto durante ${RETENTION_DAYS} dias e é eliminado no dia seguinte, com as fotografias que só aí apareciam, volte ou não a entrar;`,
  "uma fotografia que nenhum objetivo chegou a mostrar é eliminada ao fim de um dia, dois no máximo;",
  "a resposta a um pedido de registo vale 7 dias, para que o mesmo pedido não conte duas vezes;",
  "uma ligação enviada por email vale uma só vez, durante 30 minutos;",
  "uma chave de acesso, o segredo da verificação em dois passos e os códigos de recuperação ficam até os remover;",
  "dos avisos de pagamento ficam o último que decide o plano e as falhas desde então; os outros são eliminados logo;",
  "o consentimento caduca ao fim de 365 dias, e o registo dele fica enquanto a conta existir;",
  "se eliminar a conta, tem 7 dias para a recuperar, durante os quais o nome fica reservado; depois nada seu resta no servidor, fora das cópias de segurança. A eliminação por um administrador é imediata;",
  "as cópias de segurança do servidor são guardadas 7 dias, e uma por semana durante 4 semanas; quando uma é reposta, as eliminações posteriores são feitas de novo; para isso, e só para isso, fica durante 5 semanas um código de cada conta eliminada, que não diz de quem era.",
];
