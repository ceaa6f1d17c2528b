import type { OpenApi } from "./open-api.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

const code = (value: unknown) =>
  `<pre><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`;

const section = (title: string, value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0)
    ? ""
    : `<h3>${title}</h3>${code(value)}`;

function call(method: string, path: string, operation: Readonly<Record<string, unknown>>): string {
  const security = operation["security"];
  const open = Array.isArray(security) && security.length === 0;
  return `<details>
<summary><b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code> ${escape(String(operation["summary"]))}</summary>
<p>${escape(String(operation["description"]))}</p>
<p>${open ? "Não precisa de sessão." : "Precisa de sessão (Authorization: Bearer)."}</p>
${section("Parâmetros", operation["parameters"])}
${section("Corpo", operation["requestBody"])}
${section("Respostas", operation["responses"])}
</details>`;
}

/** Renders the OpenAPI document as a page without scripts. */
export function docsPage({ info, paths }: OpenApi, stylesheet: string, document: string): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => call(method, path, operation)),
  );
  return `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API do ${escape(info.title)}</title>
<link rel="stylesheet" href="${escape(stylesheet)}">
</head>
<body>
<main>
<h1>API do ${escape(info.title)}</h1>
<p>Também disponível como <a href="${escape(document)}">documento OpenAPI</a>.</p>
${calls.join("\n")}
</main>
</body>
</html>
`;
}
