/** How a bank says that money moved; at the beginning of a description it says nothing about what for. */
const OPERATIONS = new Set(
  (
    "compra compras comp pag pagamento pagto pagam pgto pagt levantamento lev trf transf transferencia " +
    "transfer tran trans dd deb debito direto directo direta directa cobranca ddb mb way mbway pos tpa " +
    "visa mastercard maestro contactless cartao card payment purchase sepa ips instantanea imediata " +
    "imed online ref referencia entidade ent serv servicos"
  ).split(" "),
);

/** The words between that and what for. */
const BETWEEN = new Set("c p de do da dos das para a ao em com por pelo".split(" "));

/** Whether a plain word says how money moved. */
export const isOperation = (word: string): boolean => OPERATIONS.has(word);

/** Whether a plain word may stand between how money moved and what for. */
export const isBetween = (word: string): boolean => BETWEEN.has(word);
