/**
 * The words with which banks name an operation; at the beginning of a description they say nothing about its purpose.
 */
const OPERATIONS = new Set(
  (
    "compra compras comp pag pagamento pagto pagam pgto pagt levantamento lev trf transf transferencia " +
    "transfer tran trans dd deb debito direto directo direta directa cobranca ddb mb way mbway pos tpa " +
    "visa mastercard maestro contactless cartao card payment purchase sepa ips instantanea imediata " +
    "imed online ref referencia entidade ent serv servicos"
  ).split(" "),
);

/** The words between the operation and its purpose. */
const BETWEEN = new Set("c p de do da dos das para a ao em com por pelo".split(" "));

/** Whether a plain word names an operation. */
export const isOperation = (word: string): boolean => OPERATIONS.has(word);

/** Whether a plain word may stand between an operation and its purpose. */
export const isBetween = (word: string): boolean => BETWEEN.has(word);
