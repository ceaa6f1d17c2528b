import { STATE_WORDS } from "../columns/states.ts";
import { foldText } from "../../shared/fold-text.ts";
import { DIRECTION_WORDS } from "../cells/direction-words.ts";
import { LAYOUTS } from "../tables/layouts/layouts.ts";
import { USUAL_NAMES } from "../columns/names.ts";

/** Words of formats and of what banks write around their tables, which name nobody. */
const OF_FORMATS = `
  eur usd gbp chf brl sek nok dkk pln czk huf cad aud jpy aoa mzn cve
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  jan fev feb mar abr apr mai may jun jul ago aug set sep out oct nov dez dec
  january february march april june july august september october november december
  consultar saldos ordem poupanca cartao trf transferencia comissao
  data saldo conta moeda periodo inicio fim total totais pagina iban nib bic titular extrato movimentos
  book pdng info futr crdt dbit opbd clbd prcd itbd opav clav fwav nonref notprovided
  ofxheader data ofxsgml version security none encoding usascii utf unicode charset compression oldfileuid newfileuid
  debit credit int div fee srvchg dep atm pos xfer check payment cash directdep directdebit repeatpmt other hold
  checking savings moneymrkt creditline por eng true false null
`;

const words = (text: string): readonly string[] => foldText(text).match(/\p{L}+/gu) ?? [];

const namesOf = (names: Readonly<Record<string, readonly string[]>> | undefined) =>
  Object.values(names ?? {}).flat();

/** The words that say how a file is made and not what is in it, folded: names of columns, states, currencies, codes. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [
    OF_FORMATS,
    ...STATE_WORDS,
    ...namesOf(USUAL_NAMES),
    ...DIRECTION_WORDS.income,
    ...DIRECTION_WORDS.expense,
    ...LAYOUTS.flatMap(({ columns, optional, also = [], above = "", states }) => [
      ...namesOf(columns),
      ...namesOf(optional),
      ...also,
      above,
      ...(states?.done ?? []),
      ...(states?.reverted ?? []),
    ]),
  ].flatMap(words),
);
