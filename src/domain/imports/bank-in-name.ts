import { foldText } from "../shared/fold-text.ts";

/** The longest name of a bank that is proposed, in UTF-16 units. */
const PROPOSED_MAX = 40;

/** Words of the names of files that are no bank's. */
const OF_FILES = new Set(
  "extrato extratos movimentos movimento conta contas lista listagem historico export exportacao transacoes transactions statement csv xlsx xls download consulta de da do das dos em of the copia copy".split(
    " ",
  ),
);

/** The name of a bank as the name of its file tells it, without dates, numbers and ending; empty if it tells none. */
export function bankInName(file: string): string {
  const words = file
    .replace(/\.[^.]*$/u, "")
    .split(/[^\p{L}\p{M}&!]+/u)
    .filter((word) => word.length > 1 && !OF_FILES.has(foldText(word)));
  const name = words.join(" ").slice(0, PROPOSED_MAX).toWellFormed().trim();
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
