import { RETENTION_DAYS } from "../../domain/ledger/retention.ts";
import type { Failure } from "../../application/failure.ts";
import { RECORDED_BACK_DAYS } from "../../domain/recurrences/lately.ts";
import type { RefusedGroup } from "../../domain/restore/refused-groups.ts";
import type { CopyFileFault, RestoreCounts } from "../../domain/restore/restore.ts";
import { countText } from "../format-further.ts";
import { failureText } from "../failures.ts";
import { kindName } from "../kind-names.ts";
import { numberInWords } from "../number-words.ts";
import { copyFaults } from "./restore.ts";

/** 'Repor uma cópia' on the screen of the export. */
export const restoreTexts = {
  title: "Repor uma cópia",
  intro:
    "Volte a ter o que guardou: o JSON de uma exportação, de qualquer versão, ou o ZIP de «Os meus dados», com as fotografias. Primeiro vê o que mudaria.",
  drop: "Largue aqui a cópia ou escolha-a",
  file: "Ficheiro da cópia",
  pick: "Escolher cópia",
  formats: "JSON até 64 MB ou ZIP até 128 MB",
  comparing: "A comparar a cópia com o que tem…",
  cancel: "Cancelar",
  again: "Tentar novamente",
  another: "Escolher outra cópia",
  preview: "O que mudaria",
  counts: {
    added: "Novos",
    changed: "Alterados",
    same: "Iguais",
    removed: "Para o lixo",
  } satisfies Record<keyof RestoreCounts, string>,
  openTooLong: (count: number) =>
    count === 1
      ? `Um movimento recorrente automático da cópia tem dias por registar há mais de ${RECORDED_BACK_DAYS} dias: registam-se os dos últimos ${RECORDED_BACK_DAYS} dias, e os mais antigos ficam de fora.`
      : `${countText(count)} movimentos recorrentes automáticos da cópia têm dias por registar há mais de ${RECORDED_BACK_DAYS} dias: registam-se os dos últimos ${RECORDED_BACK_DAYS} dias, e os mais antigos ficam de fora.`,
  nothingNew: "Já tem tudo o que está nesta cópia, tal como lá está.",
  joins:
    "«Juntar» acrescenta os novos e deixa os alterados como estão na cópia. «Substituir tudo» manda também para o lixo o que a cópia não tem.",
  join: "Juntar",
  replace: "Substituir tudo",
  restoring: "A repor…",
  refused: (count: number) =>
    count === 1
      ? "Uma linha da cópia não pode ser reposta"
      : `${countText(count)} linhas da cópia não podem ser repostas`,
  refusedHint: "Uma cópia repõe-se por inteiro, ou nada muda. Resolva isto e escolha-a outra vez.",
  refusedRows: ({ kind, ids }: RefusedGroup) => {
    const name = kind === null ? "Outra" : kindName(kind);
    return ids.length === 1 ? name : `${name} · ${countText(ids.length)} linhas`;
  },
  replaceQuestion: "Substituir tudo pela cópia?",
  replaceConsequence: (removed: number) => {
    if (removed === 0) return "A cópia tem tudo o que tem aqui: nada vai para o lixo.";
    const things = removed === 1 ? "coisa" : "coisas";
    const go = removed === 1 ? "vai" : "vão";
    const stay = removed === 1 ? "a pode" : "as pode";
    return `${upperFirst(numberInWords(removed, "feminine"))} ${things} que a cópia não tem ${go} para o lixo, de onde ${stay} repor durante ${RETENTION_DAYS} dias.`;
  },
} as const;

const upperFirst = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const fileFaults: Readonly<Record<CopyFileFault, string>> = {
  "file-gone": "O ficheiro já não se consegue ler: mudou ou foi apagado. Escolha-o outra vez.",
  "file-too-large": copyFaults["too-much"],
};

const isFileFault = (code: string): code is CopyFileFault => code in fileFaults;

/** Why a copy was not compared, or not restored. */
export const restoreFailureText = (failure: Failure): string =>
  failure.type === "rejected" && failure.code !== undefined && isFileFault(failure.code)
    ? fileFaults[failure.code]
    : failureText(failure);
