import { API_BASE } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Api } from "../api.ts";
import type { OpenApi } from "../docs/open-api.ts";
import type { RouteEntry } from "../route-table.ts";
import { PAGE_HEADERS } from "../answers/security-headers.ts";

const STYLESHEET = `${paths.docs}/estilo.css`;

/** Adds the description of the API, for programs and for people. */
export function docsRoutes(api: Api, routes: readonly RouteEntry[]): void {
  let made: OpenApi | undefined;
  // Made at the first request, not at every start.
  const document = async () => (made ??= (await import("../docs/open-api.ts")).openApiOf(routes));

  api.get(
    paths.openApi,
    {
      config: {
        access: "public",
        summary: "Descrever a API em OpenAPI 3.1",
        description: "É feito da tabela de rotas e dos esquemas com que o servidor lê os corpos.",
        answers: { 200: "application/json" },
      },
    },
    document,
  );

  api.get(
    paths.docs,
    {
      config: {
        access: "public",
        summary: "Ler a documentação da API",
        description: "Mostra o documento OpenAPI como página, sem scripts.",
        answers: { 200: "text/html" },
      },
    },
    async (_request, reply) => {
      const { docsPage } = await import("../docs/docs-page.ts");
      const page = docsPage(
        await document(),
        `${API_BASE}${STYLESHEET}`,
        `${API_BASE}${paths.openApi}`,
      );
      return reply.headers(PAGE_HEADERS).type("text/html; charset=utf-8").send(page);
    },
  );

  api.get(
    STYLESHEET,
    {
      config: {
        access: "public",
        summary: "O estilo da documentação",
        description: "Só a página da documentação o pede.",
        answers: { 200: "text/css" },
      },
    },
    async (_request, reply) => {
      const { DOCS_STYLE } = await import("../docs/docs-style.ts");
      return reply.type("text/css; charset=utf-8").send(DOCS_STYLE);
    },
  );
}
