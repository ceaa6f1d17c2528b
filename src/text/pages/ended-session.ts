/** What a session that ended by itself leaves behind. */
export type EndedWith = "draft" | "file" | "nothing";

/** The notice on the landing page. */
export const endedSession: Readonly<Record<EndedWith, string>> = {
  draft:
    "A sua sessão terminou antes de guardar. O que escreveu espera aqui, neste separador: volte a iniciar sessão e continue onde estava.",
  file: "A sua sessão terminou. Volte a iniciar sessão; se estava a importar um ficheiro, escolha-o outra vez.",
  nothing: "A sua sessão terminou. Volte a iniciar sessão e continue onde estava.",
};
