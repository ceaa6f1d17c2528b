import { API_BASE } from "../../../src/contract/api-base.ts";
import type { RouteEntry } from "../route-table.ts";

const capitalised = (words: string) =>
  words.replace(/(?:^|[^a-z\d]+)([a-z\d])/gi, (_, first: string) => first.toUpperCase());

/** Returns the name of a call for generated clients; it changes only with the method or path: `putObjetivosById`. */
export const operationId = ({ method, path }: Pick<RouteEntry, "method" | "path">): string =>
  [
    method.toLowerCase(),
    ...path
      .slice(API_BASE.length + 1)
      .split("/")
      .map((part) => (part.startsWith(":") ? `By${capitalised(part)}` : capitalised(part))),
  ].join("");
