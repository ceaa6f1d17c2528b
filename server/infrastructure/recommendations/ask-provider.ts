import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { toJsonSchema } from "@valibot/to-json-schema";
import { APICallError, generateText, jsonSchema, Output } from "ai";
import { safeParse } from "valibot";
import { providerPrompt } from "../../../src/text/recommendations/provider-prompt.ts";
import type { AnalysisFault } from "../../application/recommendations/analyse.ts";
import type { AiProvider } from "../../config.ts";
import { providerAnswerSchema, type ProviderAnswer } from "./provider-answer.ts";

// The package would print its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

const { $schema: _dialect, ...shape } = toJsonSchema(providerAnswerSchema, {
  typeMode: "input",
  errorMode: "ignore",
  // Providers enforce a schema strictly only if it allows no further fields.
  overrideSchema: ({ valibotSchema, jsonSchema: made }) =>
    valibotSchema.type === "object" ? { ...made, additionalProperties: false } : made,
});

const schema = jsonSchema<ProviderAnswer>(shape, {
  validate: (value) => {
    const read = safeParse(providerAnswerSchema, value);
    return read.success
      ? { success: true, value: read.output }
      : { success: false, error: new TypeError("not an analysis") };
  },
});

/** How the format is requested: as a schema that binds the provider, or in words only. */
export type Insistence = "schema" | "words";

/** Asks the provider once; no token limit is sent, since providers name it differently. */
export async function askProvider(
  { baseUrl, apiKey, model }: AiProvider,
  figures: object,
  insistence: Insistence,
  abortSignal: AbortSignal,
): Promise<ProviderAnswer> {
  const provider = createOpenAICompatible({
    name: "provider",
    baseURL: baseUrl,
    apiKey,
    fetch: boundedFetch,
    supportsStructuredOutputs: insistence === "schema",
  });
  const { output } = await generateText({
    model: provider(model),
    instructions: providerPrompt,
    prompt: JSON.stringify(figures),
    output: Output.object({ schema }),
    maxRetries: 0,
    abortSignal,
    telemetry: { isEnabled: false },
  });
  return output;
}

/** Returns the meaning of a package's error, without any content of the request or the response. */
export function faultOf(error: unknown): AnalysisFault {
  if (!APICallError.isInstance(error)) return { type: "unusable" };
  const { statusCode: status } = error;
  if (status === undefined) return { type: "unreachable" };
  return status >= 400 ? { type: "refused", status } : { type: "unusable" };
}

/** No analysis is nearly as long. */
export const MAX_ANSWER_BYTES = 256 * 1024;

/** Fetches one address without following redirects, and reads no more of the response than could be used. */
const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: "error" });
  const { status, statusText, headers } = answer;
  let length = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      length += chunk.byteLength;
      if (length > MAX_ANSWER_BYTES) controller.error(new RangeError("answer too long"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(bounded) ?? null, { status, statusText, headers });
};
