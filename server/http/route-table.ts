import type { RouteOptions } from "fastify";
import type { GenericSchema } from "valibot";
import type { ServerProblem } from "../../src/text/server-problems.ts";
import type { Access } from "./access/access.ts";
import type { Api, Answers } from "./api.ts";

/** A declared call of the API. */
export type RouteEntry = {
  readonly method: string;
  /** With its base path; parameters as `:name`. */
  readonly path: string;
  readonly access: Access;
  /** Whether it requires a recent proof of presence. */
  readonly presence: boolean;
  readonly summary: string;
  readonly description: string;
  readonly answers: Answers;
  readonly refusals: readonly ServerProblem[];
  readonly repeatable: boolean;
  readonly record: "made" | "changed" | "named" | null;
  readonly saysDay: boolean;
  readonly signed: boolean;
  readonly upload: string | null;
  readonly body: GenericSchema | null;
  readonly query: GenericSchema | null;
  readonly params: GenericSchema | null;
};

/** Collects every route added after it, and throws for one that declares no access. */
export function recordRoutes(api: Api): readonly RouteEntry[] {
  const entries: RouteEntry[] = [];
  api.addHook("onRoute", (route) => {
    for (const method of [route.method].flat()) {
      if (method !== "HEAD") entries.push(entryOf(method, route));
    }
  });
  return entries;
}

function entryOf(method: string, { url, config, schema }: RouteOptions): RouteEntry {
  if (config?.access === undefined) throw new Error(`${method} ${url} names no access`);
  return {
    method,
    path: url,
    access: config.access,
    presence: config.presence ?? false,
    summary: config.summary ?? "",
    description: config.description ?? "",
    answers: config.answers ?? {},
    refusals: config.refusals ?? [],
    repeatable: config.repeatable ?? false,
    record: config.record ?? null,
    saysDay: config.saysDay ?? false,
    signed: config.signed ?? false,
    upload: config.upload ?? null,
    body: (schema?.body ?? null) as GenericSchema | null,
    query: (schema?.querystring ?? null) as GenericSchema | null,
    params: (schema?.params ?? null) as GenericSchema | null,
  };
}
