import { ACCOUNTS_MAX } from "../../domain/accounts/account.ts";
import { CATEGORIES_MAX } from "../../domain/categories/category-fault.ts";
import { LINES_MAX, PARTS_MAX } from "../../domain/imports/import-limits.ts";
import { RECURRENCES_MAX } from "../../domain/recurrences/recurrence.ts";
import { RULES_MAX } from "../../domain/rules/rule.ts";
import { countText } from "../format-further.ts";
import type { CopyFault, RowFault } from "../../domain/restore/restore.ts";

/** Why a file cannot be restored. */
export const copyFaults: Readonly<Record<CopyFault, string>> = {
  unreadable:
    "Este ficheiro não se consegue ler. Escolha o ficheiro .json de uma exportação, ou o .zip de «Os meus dados».",
  "not-a-copy": "Este ficheiro não é uma cópia dos seus dados feita pelo FinControl.",
  newer:
    "Esta cópia foi feita por uma versão mais recente do FinControl. Atualize o servidor e tente novamente.",
  damaged:
    "Esta cópia está danificada: foi alterada ou cortada depois de ser feita. Nada foi mudado. Use outra cópia.",
  "too-much": "Este ficheiro é grande demais para uma cópia dos seus dados. Nada foi mudado.",
};

/** Why nothing of a copy was restored. */
export const nothingRestored = (refused: number): string =>
  refused === 1
    ? "Nada foi reposto: uma linha da cópia foi recusada."
    : `Nada foi reposto: ${refused} linhas da cópia foram recusadas.`;

/** Why a row of a copy is refused. */
export const rowFaults: Readonly<Record<RowFault, string>> = {
  "category-missing": "A categoria não está na cópia nem nas suas.",
  "account-missing": "A conta não está na cópia nem nas suas.",
  "import-missing": "A importação a que pertence não está na cópia.",
  twice: "Está mais do que uma vez na cópia.",
  "other-kind": "Já existe uma categoria do outro tipo com este identificador.",
  "budget-exists": "Já existe um orçamento para esta categoria neste mês.",
  "too-many-categories": `Seriam mais de ${CATEGORIES_MAX} categorias deste tipo.`,
  "too-many-accounts": `Seriam mais de ${ACCOUNTS_MAX} contas.`,
  "rule-limit": `Seriam mais de ${RULES_MAX} regras.`,
  "recurrence-limit": `Seriam mais de ${RECURRENCES_MAX} movimentos recorrentes.`,
  "too-many-lines": `A importação teria mais de ${countText(LINES_MAX)} movimentos.`,
  "too-many-parts": `O movimento estaria dividido em mais de ${PARTS_MAX} partes.`,
  "last-category": "Não ficaria em uso nenhuma categoria deste tipo.",
  "name-taken": "Já existe uma categoria deste tipo com este nome.",
  "day-recorded": "Este dia do movimento recorrente já está registado.",
  "line-known": "Este movimento já foi importado.",
  "photo-refused": "A foto não é uma imagem que se possa guardar.",
  "photos-full": "As fotos ocupariam mais do que os 50 MB disponíveis.",
};
