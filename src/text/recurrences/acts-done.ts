import type { Notice } from "../../application/notice.ts";
import { failureText } from "../failures.ts";

type ActsDone = Omit<Extract<Notice, { readonly type: "acts-done" }>, "type">;

type Nouns = { readonly one: string; readonly many: string };

const MOVEMENTS: Nouns = { one: "movimento", many: "movimentos" };

const ACTS: Readonly<Record<ActsDone["kind"], readonly [Nouns, done: Nouns]>> = {
  confirm: [MOVEMENTS, { one: "registado", many: "registados" }],
  skip: [MOVEMENTS, { one: "saltado", many: "saltados" }],
  accept: [
    { one: "sugestão", many: "sugestões" },
    { one: "aceite", many: "aceites" },
  ],
};

const inNumber = ({ one, many }: Nouns, count: number) => (count === 1 ? one : many);

/** The sentence that says of movements that they are left to be answered singly. */
export const leftOutText = (count: number): string =>
  count === 1
    ? "Fica 1 por responder: já há um registo parecido."
    : `Ficam ${count} por responder: já há registos parecidos.`;

/** The outcome of several acts at once, and whether nothing of it failed or waits. */
export function actsDoneText({ kind, count, changes, leftOut, isUnsent, failure }: ActsDone) {
  const [noun, done] = ACTS[kind];
  const made = changes.length;
  const of = made === count ? `${made}` : `${made} de ${count}`;
  const sentence = isUnsent
    ? `${of} ${inNumber(noun, count)} por enviar: seguem assim que houver rede.`
    : `${of} ${inNumber(noun, count)} ${inNumber(done, count)}.`;
  return {
    message: [
      sentence,
      ...(failure === null ? [] : [failureText(failure)]),
      ...(leftOut === 0 ? [] : [leftOutText(leftOut)]),
    ].join(" "),
    isWhole: failure === null && !isUnsent,
  };
}
