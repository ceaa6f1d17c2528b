import * as v from "valibot";

const fieldProblemSchema = v.object({
  loc: v.array(v.union([v.string(), v.number()])),
  msg: v.string(),
  type: v.string(),
});

/** The body of every refusal: a sentence, or a list of sentences with the field that each is about (§8). */
export const problemSchema = v.object({
  detail: v.union([v.string(), v.pipe(v.array(fieldProblemSchema), v.minLength(1))]),
});

export type Problem = v.InferOutput<typeof problemSchema>;
export type FieldProblem = v.InferOutput<typeof fieldProblemSchema>;
