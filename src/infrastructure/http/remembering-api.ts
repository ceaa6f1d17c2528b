import * as v from "valibot";
import { failureOf } from "../../application/failure.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";
import type { ApiCall } from "./call.ts";

/** The questions whose last answer is kept, one each; `only` is a parameter without which it is not. */
const KEPT: ReadonlyMap<string, { readonly only?: string }> = new Map([
  [paths.profile, {}],
  [paths.accountReserve, {}],
  [paths.imports, {}],
  [paths.importLines, { only: "de" }],
  [paths.recurrenceProposals, {}],
  [paths.notifications, {}],
]);

type Memory = {
  readonly read: (name: string) => Promise<unknown>;
  readonly keep: (name: string, answer: unknown) => Promise<void>;
  /** Resolves once the server has been waited for long enough, where there is an answer that can stand in. */
  readonly late: () => Promise<void>;
  /** Called when a kept answer stands in for the server's. */
  readonly stoodIn: () => void;
};

const keptSchema = v.object({ asked: v.string(), answer: v.unknown() });

/** The API with a memory: without a network, or where the server is slow, some questions are given their last answer. */
export const rememberingApi =
  (api: Api, { read, keep, late, stoodIn }: Memory): Api =>
  async (method, path, schema, call, known) => {
    if (!isKept(method, path, call)) return api(method, path, schema, call, known);
    const asked = JSON.stringify(call?.query ?? {});
    type Answer = v.InferOutput<typeof schema>;

    const ask = async (): Promise<Answer> => {
      let said: unknown;
      const heard = v.lazy((answer) => {
        said = answer;
        return schema;
      });
      const answer = await api<typeof heard>(method, path, heard, call, known);
      if (said !== undefined) void keep(path, { asked, answer: said });
      return answer;
    };

    /** The last answer; null if there is none to this question. */
    const lastAnswer = async (): Promise<{ readonly answer: Answer } | null> => {
      const kept = v.safeParse(keptSchema, await read(path));
      if (!kept.success || kept.output.asked !== asked) return null;
      const answer = v.safeParse(schema, kept.output.answer);
      return answer.success ? { answer: answer.output } : null;
    };

    const told = ask().then(
      (answer) => ({ answer }),
      (reason: unknown) => ({ reason }),
    );
    const first = await Promise.race([told, late().then(() => null)]);
    if (first !== null && "answer" in first) return first.answer;
    if (first !== null && failureOf(first.reason).type !== "offline") throw first.reason;
    const last = await lastAnswer();
    if (last !== null) {
      stoodIn();
      return last.answer;
    }
    const outcome = await told;
    if ("answer" in outcome) return outcome.answer;
    throw outcome.reason;
  };

/** Whether the answer is kept; the further parts of a long one are not, so that it is kept whole or not at all. */
function isKept(method: string, path: string, call?: ApiCall): boolean {
  const kept = KEPT.get(path);
  if (method !== "get" || kept === undefined) return false;
  const { query = {} } = call ?? {};
  return query["depois"] === undefined && (!kept.only || query[kept.only] !== undefined);
}
