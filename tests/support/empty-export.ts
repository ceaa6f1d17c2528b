/** The lists of an empty export, by their names in the file. */
export const EMPTY_EXPORT = {
  versao: 2,
  perfil: null,
  gamificacao: { level: 1, pontos_totais: 0, conquistas: [] },
  receitas: [],
  despesas: [],
  objetivos: [],
  orcamentos: [],
  categorias: [],
  regras: [],
  recorrentes: [],
  contas: [],
  importacoes: [],
  linhas_importadas: [],
  taloes: [],
  notificacoes: [],
} as const;
