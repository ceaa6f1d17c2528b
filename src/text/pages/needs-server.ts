import { RETENTION_DAYS } from "../../domain/ledger/retention.ts";

/** The needs of each screen that only the server meets, by its path. */
const NEEDS: Readonly<Record<string, string>> = {
  "/recomendacoes": "As recomendações são feitas no servidor, que lê os seus registos todos.",
  "/gamificacao": "As conquistas são contadas no servidor.",
  "/lixo": `O que removeu nos últimos ${RETENTION_DAYS} dias está no servidor.`,
  "/exportacao": "A exportação é preparada no servidor, com tudo o que lá tem.",
  "/conta": "A senha, as chaves de acesso e as sessões estão no servidor.",
  "/admin": "As contas das pessoas estão no servidor.",
  "/previsao":
    "A previsão conta com a sua reserva e com os movimentos importados, que ainda não estão neste dispositivo.",
  "/contas":
    "O saldo das contas conta com os movimentos importados, que ainda não estão neste dispositivo.",
};

const ANY = "Este ecrã precisa do servidor.";

/** The sentence of a screen that cannot be shown without the server. */
export const needsServerText = (path: string): string => NEEDS[path.replace(/\/$/, "")] ?? ANY;

/** The hint below it. */
export const COMES_BY_ITSELF = "Sem ligação. O ecrã aparece sozinho assim que houver rede.";

/** The parts of screens that need the server, while the rest is shown. */
export const needsServerParts = {
  profile: "O nome e a idade estão no servidor e aparecem assim que houver ligação.",
  proposals: "As sugestões vêm do servidor e aparecem assim que houver ligação.",
  imports: "As importações anteriores estão no servidor e aparecem assim que houver ligação.",
  changes: "As alterações deste registo estão no servidor e aparecem assim que houver ligação.",
  entries: "As entradas deste objetivo estão no servidor e aparecem assim que houver ligação.",
  room: "A sua reserva ainda não está neste dispositivo: o que pode gastar aparece assim que houver ligação.",
  comparison:
    "Sem ligação, estes movimentos só foram comparados com o que está neste dispositivo. Assim que houver rede são comparados com o que já importou, e o que decidiu aqui fica.",
} as const;
