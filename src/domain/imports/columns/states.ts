import { foldName } from "../tables/header.ts";
import type { States } from "../tables/layout.ts";

/** The endings of a Portuguese participle: `concluído`, `concluídas`. */
const ENDINGS = ["o", "a", "os", "as"];

const participles = (stems: string): readonly string[] =>
  stems.split(" ").flatMap((stem) => ENDINGS.map((ending) => stem + ending));

/** Words by which banks say that a movement has been booked, folded. */
const DONE = [
  ...participles(
    "concluid efetuad efectuad executad liquidad processad confirmad contabilizad realizad lancad registad pag aprovad aceit",
  ),
  ..."completed complete booked settled cleared posted processed executed confirmed paid success successful succeeded approved done gebucht umsatzgebucht ok sucesso comsucesso final definitivo definitiva".split(
    " ",
  ),
];

/** Words for a movement that is not booked yet. */
const PENDING = [
  ..."pendente pendentes pending processing inprocess inprogress authorized authorised authorization authorisation autorizacao hold onhold scheduled emprocessamento emcurso aguarda aguardaautorizacao porliquidar porprocessar emespera uncleared pendiente pendientes vorgemerkt umsatzvorgemerkt".split(
    " ",
  ),
  ...participles("autorizad cativ agendad previst provisori"),
];

/** Words for a movement that moved nothing in the end. */
const REVERTED = [
  ...participles("cancelad anulad recusad rejeitad revertid falhad expirad eliminad"),
  ..."cancelled canceled declined reverted rejected failed voided void expired denied semefeito".split(
    " ",
  ),
];

const KNOWN = new Map([
  ...DONE.map((word) => [word, "done"] as const),
  ...PENDING.map((word) => [word, "pending"] as const),
  ...REVERTED.map((word) => [word, "reverted"] as const),
]);

type State = "done" | "pending" | "reverted";

/** All known words of states, folded. */
export const STATE_WORDS: readonly string[] = [...KNOWN.keys()];

/** What a word of a column of states means; null if it is not known. */
export const stateIn = (word: string): State | null => KNOWN.get(foldName(word)) ?? null;

/** The known states, and those of which the user has said whether they count, by their folded words. */
export const statesWith = (answers: Readonly<Record<string, boolean>> = {}): States => {
  const said = Object.entries(answers);
  return {
    done: [...DONE, ...said.flatMap(([word, counts]) => (counts ? [word] : []))],
    reverted: [...REVERTED, ...said.flatMap(([word, counts]) => (counts ? [] : [word]))],
  };
};
